import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { permissions, permissionsOf } from '@marquee/domain/access/permissions.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Role, staffMember } from './features/sessions/testing/staff-member.ts';
import { switchCaptchaOff } from './features/sessions/testing/visitor.ts';
import { checkAccess } from './platform/http/calls/check-access.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const app = await testApp(database);
beforeAll(() => switchCaptchaOff(database));

const staffCalls = Object.values<Endpoint>(endpoints).filter(({ access }) => access.startsWith('staff:'));
const roles: readonly Role[] = ['customer', 'owner', 'manager', 'finance', 'support', 'editor'];
const permissionOf = ({ access }: Endpoint) => access.slice('staff:'.length);

/** The call with a body that none of them takes: whoever may call hears that, and nothing is changed. */
function tryCall({ method, path, params }: Endpoint, headers: Record<string, string>) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const field = params?.shape[name];
    return field instanceof z.ZodEnum ? String(field.options[0]) : '999999999';
  });
  return app.call(url, { method, headers, ...(method === 'GET' ? {} : { payload: { unheard_of: 1 } }) });
}

/** A call for one row without a body has nothing wrong but the row. */
const answersTo = ({ params, body, errors }: Endpoint) => [
  ...(params && !body ? [200, 404, 422] : [200, 422]),
  // A call that needs nothing may find nothing to act on.
  ...(!params && !body && errors?.includes('wrong_state') ? [409] : []),
];

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
    expect(isAllowed ? answersTo(call) : [404]).toContain(answer.statusCode);
    // A missing row is answered like a missing permission, so the check itself is asked, too.
    const actor = { kind: 'user', accountId: 1n, permissions: permissionsOf(role), frozen: false } as const;
    const check = () => checkAccess(call, actor);
    if (isAllowed) expect(check).not.toThrow();
    else expect(check).toThrow('not_found');
  });
});
