import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayAmount,
  displayCharge,
  displayLimit,
  displayUnitPrice,
  parseTypedAmount,
  shownCurrency,
} from './display.ts';
import { money, parseMoney } from './money.ts';

const dollars = { currency: 'USD', precision: 2 } as const;
const rubles = { ...shownCurrency('RUB', '92.5'), precision: 2 };

describe('the currency shown', () => {
  test.each([
    ['USD', '92.5', 'USD'],
    ['RUB', '92.5', 'RUB'],
    ['RUB', undefined, 'USD'],
    ['RUB', '0', 'USD'],
    ['RUB', 'soon', 'USD'],
  ] as const)('%s wanted with the rate %s: %s', (request, rate, expected) => {
    expect(shownCurrency(request, rate).currency).toBe(expected);
  });
});

describe('amounts', () => {
  test.each([
    [0n, '$0.00', '0.00\u00a0₽'],
    [50_000_000_000n, '$500.00', '46\u00a0250.00\u00a0₽'],
    [123_456_789_012_345n, '$1\u00a0234\u00a0567.89', '114\u00a0197\u00a0529.83\u00a0₽'],
    [1_999_999_999n, '$19.99', '1\u00a0849.99\u00a0₽'],
    [-250_000_000n, '−$2.50', '−231.25\u00a0₽'],
  ])('%d units are %s or %s', (units, inDollars, inRubles) => {
    expect(displayAmount(money(units), dollars)).toBe(inDollars);
    expect(displayAmount(money(units), rubles)).toBe(`≈\u00a0${inRubles}`);
  });

  test('a panel chooses its decimals', () => {
    expect(displayAmount(money(1_999_999_999n), { ...dollars, precision: 0 })).toBe('$19');
    expect(displayAmount(money(1_999_999_999n), { ...dollars, precision: 4 })).toBe('$19.9999');
  });

  test('exact shows every decimal there is and never fewer than usual', () => {
    expect(displayAmount(money(1_999_999_999n), { ...dollars, exact: true })).toBe('$19.99999999');
    expect(displayAmount(money(1_900_000_000n), { ...dollars, exact: true })).toBe('$19.00');
  });

  test('a charge is shown rounded up', () => {
    expect(displayAmount(money(1_999_000_001n), { ...dollars, rounding: 'up' })).toBe('$20.00');
    expect(displayAmount(money(1n), { ...rubles, rounding: 'up' })).toBe('≈\u00a00.01\u00a0₽');
  });

  test('what a gateway charges is exact in either currency', () => {
    expect(displayCharge('RUB', 301_425_000_000n)).toBe('3\u00a0014.25\u00a0₽');
    expect(displayCharge('USD', 326_000_000n)).toBe('$3.26');
  });
});

describe('unit prices', () => {
  test.each([
    [10n, '$0.0000001', '0.00000925\u00a0₽'],
    [1n, '$0.00000001', '0.00000093\u00a0₽'],
    [90_000n, '$0.0009', '0.0833\u00a0₽'],
    [1_234_500n, '$0.0124', '1.15\u00a0₽'],
    [90_000_000n, '$0.90', '83.25\u00a0₽'],
    [123_456_000n, '$1.24', '114.20\u00a0₽'],
    [250_000_000_000n, '$2\u00a0500.00', '231\u00a0250.00\u00a0₽'],
    [0n, '$0.00', '0.00\u00a0₽'],
  ])('%d units are %s or %s', (units, inDollars, inRubles) => {
    expect(displayUnitPrice(money(units), dollars)).toBe(inDollars);
    expect(displayUnitPrice(money(units), rubles)).toBe(`≈\u00a0${inRubles}`);
  });

  test('a price that is not free never looks free, nor cheaper than it is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }).map(money), (price) => {
        const shown = parseMoney(displayUnitPrice(price, dollars).replace(/[$\s]/g, ''));
        expect(shown !== undefined && shown >= price).toBe(true);
      }),
    );
  });
});

test.each([
  ['5', '$5.00'],
  ['1234.5', '$1\u00a0234.50'],
  ['0.005', '$0.005'],
])('a limit of %s is named as %s', (amount, expected) => {
  expect(displayLimit(parseMoney(amount) ?? money(0n))).toBe(expected);
});

const inDollars = shownCurrency('USD', undefined);
const inRubles = shownCurrency('RUB', '90');

test.each([
  ['12.5', 1_250_000_000n],
  ['$1 234.50', 123_450_000_000n],
  [' $ 5 ', 500_000_000n],
  ['1,5', undefined],
  ['$$5', undefined],
  ['-5', undefined],
  ['', undefined],
])('%j inDollars are %s units', (text, expected) => {
  expect(parseTypedAmount(text, inDollars)).toBe(expected);
});

test.each([
  ['90', 100_000_000n],
  ['₽1 800', 2_000_000_000n],
  ['1 800.00 ₽', 2_000_000_000n],
  ['1', 1_111_111n],
  ['ninety', undefined],
])('%j inRubles are %s units of inDollars', (text, expected) => {
  expect(parseTypedAmount(text, inRubles)).toBe(expected);
});
