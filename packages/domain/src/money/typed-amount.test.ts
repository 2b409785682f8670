import { expect, test } from 'vitest';
import { shownCurrency } from './display.ts';
import { parseTypedAmount } from './typed-amount.ts';

const dollars = shownCurrency('USD', undefined);
const rubles = shownCurrency('RUB', '90');

test.each([
  ['12.5', 1_250_000_000n],
  ['$1 234.50', 123_450_000_000n],
  [' $ 5 ', 500_000_000n],
  ['1,5', undefined],
  ['$$5', undefined],
  ['-5', undefined],
  ['', undefined],
])('%j dollars are %s units', (text, expected) => {
  expect(parseTypedAmount(text, dollars)).toBe(expected);
});

test.each([
  ['90', 100_000_000n],
  ['₽1 800', 2_000_000_000n],
  ['1 800.00 ₽', 2_000_000_000n],
  ['1', 1_111_111n],
  ['ninety', undefined],
])('%j rubles are %s units of dollars', (text, expected) => {
  expect(parseTypedAmount(text, rubles)).toBe(expected);
});
