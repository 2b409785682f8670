import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, sum } from '../money/money.ts';
import { splitProportionally } from './split-proportionally.ts';

const amounts = (units: readonly bigint[]) => units.map(money);

test.each([
  [10n, [1n, 1n, 1n], [3n, 3n, 4n]],
  [0n, [5n, 5n], [0n, 0n]],
  [7n, [0n, 7n, 0n], [0n, 7n, 0n]],
  [5n, [0n, 0n], [0n, 0n]],
  [3n, [], []],
])('%s over %s is %s', (amount, weights, shares) => {
  expect(splitProportionally(money(amount), amounts(weights))).toEqual(shares);
});

test('nothing is lost, and no share is more than its weight', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 1_000_000 }), (units, part) => {
      const whole = units.reduce((total, weight) => total + weight, 0n);
      const amount = money((whole * BigInt(part)) / 1_000_000n);
      const shares = splitProportionally(amount, amounts(units));
      expect(sum(shares)).toBe(amount);
      expect(shares.every((share, index) => share >= 0n && share <= (units[index] ?? 0n))).toBe(true);
    }),
  );
});
