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

test('nothing stands above the axis, and it is never more than half empty', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: cent, max: 10n ** 18n }), (highest) => {
      const ticks = axisTicks(highest);
      const top = ticks.at(-1) ?? 0n;
      expect(top >= highest && top <= highest * 2n && ticks.length <= 5).toBe(true);
    }),
  );
});
