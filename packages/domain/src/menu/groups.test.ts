import { expect, test } from 'vitest';
import { isMenuGroup } from './groups.ts';

test.each([
  ['orders-group', true],
  ['keyword-tools-group', true],
  ['orders', false],
  ['group', false],
  ['groups-of-interest', false],
])('%s is a group: %s', (name, expected) => {
  expect(isMenuGroup(name)).toBe(expected);
});
