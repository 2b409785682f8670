import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

const cent = 1_000_000n;

test.each([
  [0n, [0n, 1n]],
  [3n, [0n, 1n, 2n, 3n]],
  [1742n, [0n, 500n, 1000n, 1500n, 2000n]],
  [400n, [0n, 100n, 200n, 300n, 400n]],
  [401n, [0n, 200n, 400n, 600n]],
])('an axis up to %d cents', (highest, ticks) => {
  expect(axisTicks(highest * cent)).toEqual(ticks.map((tick) => tick * cent));
});

test.each([
  [300n, -100n, [-100n, 0n, 100n, 200n, 300n]],
  [0n, -30n, [-30n, -20n, -10n, 0n]],
  [1742n, -3n, [-500n, 0n, 500n, 1000n, 1500n, 2000n]],
])('an axis from %d down to %d cents', (highest, lowest, ticks) => {
  expect(axisTicks(highest * cent, lowest * cent)).toEqual(ticks.map((tick) => tick * cent));
});

test('gains and losses both find room, and zero is among the marks', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n });
  fc.assert(
    fc.property(amounts, amounts, (gain, loss) => {
      const ticks = axisTicks(gain, -loss);
      expect((ticks.at(-1) ?? 0n) >= gain && (ticks[0] ?? 0n) <= -loss).toBe(true);
      expect(ticks).toContain(0n);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('nothing stands above the axis, and it is never more than half empty', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: cent, max: 10n ** 18n }), (highest) => {
      const ticks = axisTicks(highest);
      const top = ticks.at(-1) ?? 0n;
      expect(top >= highest && top <= highest * 2n && ticks.length <= 5).toBe(true);
    }),
  );
});
