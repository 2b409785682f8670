import { spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { expect, test } from 'vitest';
import { priceIn, priceText } from './price-text.ts';

test('a bound is told in its own currency', () => {
  expect(priceText('1234.5', 'USD', spacedNumbers)).toBe('$1\u00a0234.5');
  expect(priceText('1234.5', 'RUB', spacedNumbers)).toBe('1\u00a0234.5\u00a0₽');
  expect(priceText(undefined, 'USD', spacedNumbers)).toBeUndefined();
});

test('a field shows it in the currency of whoever reads', () => {
  expect(priceIn('USD', { amount: '45', currency: 'RUB' }, '90')).toBe('0.5');
  expect(priceIn('RUB', { amount: '0.5', currency: 'USD' }, '90')).toBe('45');
  expect(priceIn('RUB', { amount: '45', currency: 'RUB' }, '90')).toBe('45');
  expect(priceIn('USD', { amount: '100', currency: 'RUB' }, '90')).toBe('1.1111');
  expect(priceIn('USD', { amount: undefined, currency: 'RUB' }, '90')).toBe('');
  expect(priceIn('USD', { amount: '7', currency: 'RUB' }, null)).toBe('7');
});
