import { expect, it } from 'vitest';
import { afterSignIn } from '../session/after-sign-in.ts';
import { loginAddress } from './admit.ts';

it.each([
  ['/orders', '/login?redirect=%2Forders'],
  ['/de/orders/7', '/login?redirect=%2Forders%2F7'],
  ['/orders?status=completed&page=2', '/login?redirect=%2Forders&status=completed&page=2'],
  ['/orders?redirect=https://evil.example', '/login?redirect=%2Forders'],
  ['/profile?token=one-time', '/login?redirect=%2Fprofile&token=one-time'],
  ['/', '/login'],
  ['/de?ref=anna', '/login?ref=anna'],
])('%s leads through %s', (address, expected) => {
  expect(loginAddress(new URL(address, 'https://panel.example'))).toBe(expected);
});

it('and from there back to where it came from', () => {
  const there = loginAddress(new URL('https://panel.example/de/orders?status=unpaid&token=one-time'));
  const { searchParams } = new URL(there, 'https://panel.example');
  expect(afterSignIn(searchParams)).toBe('/orders?status=unpaid');
});
