import { expect, test } from 'vitest';
import { readTyped, withTyped } from './typed-payment.ts';

test('what was typed goes into the address and comes back from it', () => {
  const typed = { amount: '12.5', coupon: 'SPRING & CO' };
  const address = withTyped(new URLSearchParams('method=3&card=4'), typed);
  const { searchParams, pathname } = new URL(address, 'https://panel.example');
  expect(pathname).toBe('/add-funds');
  expect([searchParams.get('method'), searchParams.get('card')]).toEqual(['3', '4']);
  expect(readTyped(searchParams)).toEqual(typed);
});

test('what was emptied leaves the address', () => {
  const query = new URLSearchParams('method=3&amount=5&coupon=A');
  expect(withTyped(query, { amount: '', coupon: ' ' })).toBe('/add-funds?method=3');
  expect(withTyped(new URLSearchParams(), { amount: '', coupon: '' })).toBe('/add-funds');
});

test('an address that somebody wrote fills in no more than can be typed', () => {
  const query = new URLSearchParams({ amount: '1e9<script>', coupon: 'x'.repeat(100) });
  expect(readTyped(query)).toEqual({ amount: '19', coupon: 'x'.repeat(60) });
});
