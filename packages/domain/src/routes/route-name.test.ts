import { expect, test } from 'vitest';
import { routeName } from './route-name.ts';

test.each([
  ['/', 'index'],
  ['/de', 'index'],
  ['/zh_CN/', 'index'],
  ['/?isFavourites=true', 'index'],
  ['/add-funds', 'add-funds'],
  ['/add-funds/success/', 'add-funds-success'],
  ['/de/orders/create?type=autopromotion', 'orders-create'],
  ['/tasks/how-to-use-rewards#start', 'tasks-how-to-use-rewards'],
  ['//example.com/orders', undefined],
  ['https://example.com/orders', undefined],
  ['mailto:help@example.com', undefined],
])('%s is %s', (path, expected) => {
  expect(routeName(path)).toBe(expected);
});
