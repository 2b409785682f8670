import { expect, test } from 'vitest';
import { permissions, permissionsOf } from './permissions.ts';

test('a customer and an unknown role may do nothing, an owner everything', () => {
  expect(permissionsOf('customer')).toEqual([]);
  expect(permissionsOf('constructor')).toEqual([]);
  expect(permissionsOf('owner')).toEqual(permissions);
});

test('only the owner decides about staff and settings', () => {
  for (const role of ['manager', 'finance', 'support', 'editor']) {
    expect(permissionsOf(role)).not.toContain('staff.manage');
    expect(permissionsOf(role)).not.toContain('settings.manage');
  }
});
