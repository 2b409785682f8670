import { expect, test } from 'vitest';
import { currencies, currencySymbols, defaultCurrency, isCurrency } from './currencies.ts';

test('dollars first, rubles beside them', () => {
  expect(currencies).toEqual(['USD', 'RUB']);
  expect(defaultCurrency).toBe('USD');
  expect(currencies.map((currency) => currencySymbols[currency])).toEqual(['$', '₽']);
});

test.each([
  ['USD', true],
  ['RUB', true],
  ['usd', false],
  ['EUR', false],
  ['', false],
  [undefined, false],
  [['USD'], false],
])('%j is one of ours: %s', (value, expected) => {
  expect(isCurrency(value)).toBe(expected);
});
