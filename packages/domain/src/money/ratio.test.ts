import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from './money.ts';
import { applyPpm, fractionToPpm, percentToPpm, ppm, ppmToFraction } from './ratio.ts';

test.each([
  ['0', 0, 0],
  ['12.5', 125_000, 0.125],
  ['100', 1_000_000, 1],
  ['0.0001', 1, 0.000001],
  ['250', 2_500_000, 2.5],
])('%s percent is %d parts and the fraction %s', (percent, parts, fraction) => {
  expect(percentToPpm(percent)).toBe(parts);
  expect(fractionToPpm(fraction)).toBe(parts);
  expect(ppmToFraction(ppm(parts))).toBe(fraction);
});

test.each(['', '-5', '5%', '0.00001', '1e2', '100000'])('%j percent is refused', (text) => {
  expect(percentToPpm(text)).toBeUndefined();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('the fraction %d is refused', (fraction) => {
  expect(() => fractionToPpm(fraction)).toThrow(RangeError);
});

test('every share survives the way out as a fraction and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }).map(ppm), (share) => {
      expect(fractionToPpm(ppmToFraction(share))).toBe(share);
    }),
  );
});

test('half a part does not exist', () => {
  expect(() => ppm(0.5)).toThrow(RangeError);
});

test.each([
  [1n, 500_000, 0n, 1n],
  [100_000_000n, 25_000, 2_500_000n, 2_500_000n],
  [3n, 333_333, 0n, 1n],
  [100_000_000n, 0, 0n, 0n],
])('of %d units, %d parts are %d or %d', (units, parts, down, up) => {
  expect(applyPpm(money(units), ppm(parts), 'down')).toBe(down);
  expect(applyPpm(money(units), ppm(parts), 'up')).toBe(up);
});

test('a share and its rest, rounded against each other, make the whole', () => {
  const parts = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(money), parts, (amount, share) => {
      const rest = applyPpm(amount, ppm(1_000_000 - share), 'down');
      expect(applyPpm(amount, ppm(share), 'up') + rest).toBe(amount);
    }),
  );
});
