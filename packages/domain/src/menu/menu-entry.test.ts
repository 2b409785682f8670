import { expect, test } from 'vitest';
import { isActiveMenuItem, isMenuGroup } from './menu-entry.ts';

test.each([
  ['orders-group', true],
  ['keyword-tools-group', true],
  ['orders', false],
  ['group', false],
  ['groups-of-interest', false],
])('%s is a group: %s', (name, expected) => {
  expect(isMenuGroup(name)).toBe(expected);
});

test.each([
  ['index', '/', true],
  ['index', '/de', true],
  ['index', '/services', true],
  ['index', '/services/youtube-views', true],
  ['index', '/orders', false],
  ['orders', '/orders', true],
  ['orders', '/ru/orders/15?page=2', true],
  ['orders', '/orders/create', false],
  ['orders', '/de/orders/create?type=single', false],
  ['orders', '/orders-archive', false],
  ['youtube-campaign', '/youtube-campaign/create', false],
  ['youtube-campaign', '/youtube-campaign/7', true],
  ['tasks', '/tasks/faq', true],
])('the item %s on %s is active: %s', (item, path, expected) => {
  expect(isActiveMenuItem(item, path)).toBe(expected);
});
