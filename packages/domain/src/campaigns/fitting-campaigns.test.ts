import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignsToPause, campaignsToRevive } from './fitting-campaigns.ts';

const sizes = fc
  .array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 })
  .map((slots) => slots.map((count, index) => ({ id: BigInt(index + 1), slots: count })));

test('the newest pause until the rest fits, and no more of them than needed', () => {
  const running = [
    { id: 1n, slots: 10 },
    { id: 2n, slots: 5 },
    { id: 3n, slots: 5 },
  ];
  expect(campaignsToPause(running, 20)).toEqual([]);
  expect(campaignsToPause(running, 15)).toEqual([3n]);
  expect(campaignsToPause(running, 9)).toEqual([3n, 2n, 1n]);
});

test('what stays or comes back never exceeds the plan', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 100 }), (all, limit) => {
      const paused = new Set(campaignsToPause(all, limit));
      const used = all.filter(({ id }) => !paused.has(id)).reduce((sum, { slots }) => sum + slots, 0);
      expect(used).toBeLessThanOrEqual(limit);
      const waiting = all.filter(({ id }) => paused.has(id));
      const revived = new Set(campaignsToRevive(waiting, used, limit));
      const more = waiting.filter(({ id }) => revived.has(id)).reduce((sum, { slots }) => sum + slots, 0);
      expect(used + more).toBeLessThanOrEqual(limit);
    }),
  );
});
