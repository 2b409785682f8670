import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, money } from './money.ts';
import { discountedPrice, isValidPrice, linePrice, roundRateUp } from './price.ts';
import { ppm } from './ratio.ts';

const prices = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((step) => money(step * 1000n));

test.each([
  [0n, true],
  [1_000n, true],
  [1_001n, false],
  [-1_000n, false],
])('a price of %d units is valid: %s', (units, expected) => {
  expect(isValidPrice(money(units))).toBe(expected);
});

test('the line of a valid price is exact for every quantity', () => {
  fc.assert(
    fc.property(
      prices,
      fc.constantFrom(1n, 1000n),
      fc.bigInt({ min: 0n, max: 2n ** 31n }),
      (price, per, quantity) => {
        expect(linePrice(price, per, quantity) * per).toBe(price * quantity);
      },
    ),
  );
});

test('a price that is not exact is charged up', () => {
  expect(linePrice(money(1n), 1000n, 1n)).toBe(1n);
});

test('a discount leaves a valid price, at most one step above the exact one', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 1_000_000 }), (price, discount) => {
      const after = discountedPrice(price, ppm(discount));
      const exactMillionths = price * BigInt(1_000_000 - discount);
      expect(isValidPrice(after)).toBe(true);
      expect(after * 1_000_000n >= exactMillionths).toBe(true);
      expect(after * 1_000_000n < exactMillionths + 1000n * 1_000_000n).toBe(true);
    }),
  );
});

test.each([
  [100_000, '1.8'],
  [0, '2'],
  [1_000_000, '0'],
])('2 USD less %d parts per million is %s', (discount, expected) => {
  expect(formatMoney(discountedPrice(money(200_000_000n), ppm(discount)))).toBe(expected);
});

test.each([
  ['0.0001', '0.0001'],
  ['0.90', '0.9'],
  ['0.000001', '0.00001'],
  ['1.234561', '1.23457'],
  ['0.123450000000000001', '0.12346'],
  ['12.34567', '12.34567'],
])('a provider rate of %s sells from %s', (text, expected) => {
  const price = roundRateUp(text);
  expect(price === undefined ? undefined : formatMoney(price)).toBe(expected);
});

test.each(['', '-1', '1e-7', 'free', '1,2', `0.${'0'.repeat(40)}1`])(
  'a provider rate of %j is refused',
  (text) => {
    expect(roundRateUp(text)).toBeUndefined();
  },
);
