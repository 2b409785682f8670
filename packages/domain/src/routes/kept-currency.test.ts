import { expect, test } from 'vitest';
import { keepCurrency } from './kept-currency.ts';

test.each([
  ['/orders', '', '/orders'],
  ['/orders', '?a=1', '/orders'],
  ['/orders', '?currency=RUB&a=1', '/orders?currency=RUB'],
  ['/?network=x', '?currency=RUB', '/?network=x&currency=RUB'],
  ['/a?b=1#c', '?currency=RUB', '/a?b=1&currency=RUB#c'],
  ['/a?currency=USD', '?currency=RUB', '/a?currency=USD'],
])('%s from a page with %j leads to %s', (path, search, expected) => {
  expect(keepCurrency(path, search)).toBe(expected);
});
