import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { permissions, permissionsOf } from '@marquee/domain/access/permissions.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Role, staffMember } from './features/sessions/testing/staff-member.ts';
import { switchCaptchaOff } from './features/sessions/testing/visitor.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const app = await testApp(database);
beforeAll(() => switchCaptchaOff(database));

const staffCalls = Object.values<Endpoint>(endpoints).filter(({ access }) => access.startsWith('staff:'));
const roles: readonly Role[] = ['customer', 'owner', 'manager', 'finance', 'support', 'editor'];
const permissionOf = ({ access }: Endpoint) => access.slice('staff:'.length);

/** The call with a body that none of them takes: whoever may call hears that, and nothing is changed. */
function tryCall({ method, path }: Endpoint, headers: Record<string, string>) {
  const url = path.replace(/\{\w+\}/g, '999999999');
  return app.call(url, { method, headers, ...(method === 'GET' ? {} : { payload: { unheard_of: 1 } }) });
}

test('every call of the console asks for a permission that exists', () => {
  expect(staffCalls.length).toBeGreaterThan(3);
  for (const call of staffCalls) expect(permissions, call.name).toContain(permissionOf(call));
  for (const { name, path, access } of Object.values<Endpoint>(endpoints))
    expect(path.startsWith('/api/v1/admin/'), name).toBe(access.startsWith('staff:'));
});

test.each(staffCalls)('$name: nobody learns of it without signing in', async (call) => {
  const answer = await tryCall(call, {});
  expect(answer.statusCode).toBe(401);
});

describe.each(roles)('%s', (role) => {
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    headers = (await staffMember(app, database, role)).headers;
  });

  test.each(staffCalls)('$name', async (call) => {
    const answer = await tryCall(call, headers);
    const isAllowed = permissionsOf(role).some((permission) => permission === permissionOf(call));
    expect(isAllowed ? [200, 422] : [404]).toContain(answer.statusCode);
  });
});
