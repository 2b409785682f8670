import { type Access, endpoint } from '@marquee/contract/endpoint.ts';
import { data, text } from '@marquee/contract/primitives.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import type { Actor } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { Authenticate } from './request-context.ts';
import { route } from './route.ts';

const user = { kind: 'user', accountId: 7n, permissions: [], frozen: false } as const;
const actors: Record<string, Actor> = {
  nobody: { kind: 'guest' },
  customer: user,
  frozen: { ...user, frozen: true },
  widget: { kind: 'widget', widgetId: 3n },
  'other staff': { ...user, permissions: ['orders.view', 'orders'] },
  staff: { ...user, permissions: ['orders.refund'] },
};
const authenticate: Authenticate = async (request) =>
  actors[String(request.headers['x-test-actor'])] ?? { kind: 'guest' };

/** The status that each caller gets for each access level; only 200 may run the handler. */
const matrix: Record<Access, Record<string, number>> = {
  guest: { nobody: 200, customer: 200, frozen: 200, widget: 200, 'other staff': 200, staff: 200 },
  user: { nobody: 401, customer: 200, frozen: 423, widget: 401, 'other staff': 200, staff: 200 },
  widget: { nobody: 401, customer: 200, frozen: 423, widget: 200, 'other staff': 200, staff: 200 },
  'staff:orders.refund': {
    nobody: 401,
    customer: 404,
    frozen: 423,
    widget: 401,
    'other staff': 404,
    staff: 200,
  },
};

let handled = 0;
const kinds = Object.keys(matrix) as Access[];
const accessRoutes = kinds.map((access, index) =>
  route(
    endpoint({
      name: `testAccess${index}`,
      method: 'GET',
      path: `/api/v1/test/access/${index}/{id}`,
      access,
      area: 'api',
      summary: 'Counts its calls',
      params: z.object({ id: z.string().regex(/^\d+$/) }),
      response: data(z.object({ handled: z.int() })),
    }),
    async (_ctx, { params }) => {
      if (params.id !== '1') refuse('not_found');
      handled += 1;
      return { data: { handled } };
    },
  ),
);

const limited = endpoint({
  name: 'testLimited',
  method: 'POST',
  path: '/api/v1/test/limited',
  access: 'guest',
  area: 'api',
  summary: 'May be called five times a minute',
});
const cookies = endpoint({
  name: 'testCookies',
  method: 'GET',
  path: '/api/v1/test/cookies',
  access: 'guest',
  area: 'api',
  summary: 'Sets a cookie and a header',
  response: text(10),
  contentType: 'text/csv',
});
const routes = [
  ...accessRoutes,
  route(limited, async () => undefined, { limit: { points: 5, seconds: 600 } }),
  route(cookies, async (_ctx, _input, reply) => {
    reply.cookie('session', 'one', { maxAge: 60 });
    reply.header('x-total', '1');
    return 'id;name';
  }),
];

const database = await testDatabase();
const [app, twin] = [
  await testApp(database, { routes, authenticate }),
  await testApp(database, { routes, authenticate }),
];

const cells = kinds.flatMap((access, index) =>
  Object.entries(matrix[access] ?? {}).map(([actor, status]) => [access, actor, status, index] as const),
);

test.each(cells)('a call for %s by %s answers %i', async (_, actor, status, index) => {
  const before = handled;
  const answer = await app.call(`/api/v1/test/access/${index}/1`, { headers: { 'x-test-actor': actor } });
  expect(answer.statusCode).toBe(status);
  expect(handled - before).toBe(status === 200 ? 1 : 0);
});

test('a missing, a foreign and a malformed id, and a call one may not see, answer the same bytes', async () => {
  const get = async (path: string) =>
    (await app.call(`/api/v1/test/access/${path}`, { headers: { 'x-test-actor': 'customer' } })).body;
  const missing = await get('1/2');
  expect(JSON.parse(missing).code).toBe('not_found');
  expect(await get('1/0x1')).toBe(missing);
  expect(await get('1/%00')).toBe(missing);
  expect(await get('3/1')).toBe(missing);
});

test('a limit holds across two processes, by caller and panel, and says how long to wait', async () => {
  const knock = (at: typeof app, remoteAddress: string, host = 'localhost') =>
    at.call(limited.path, { method: 'POST', remoteAddress, headers: { host } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => knock(index % 2 === 0 ? app : twin, '192.0.2.1')),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  for (const refused of answers.filter(({ statusCode }) => statusCode === 429)) {
    expect(refused.json().code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  }
  expect((await knock(app, '192.0.2.2')).statusCode).toBe(204);
  const { host } = await createHostedPanel(database);
  await expect.poll(async () => (await knock(app, '192.0.2.1', host)).statusCode).toBe(204);
});

test('cookies are this host’s alone, hidden from scripts and same-site', async () => {
  const answer = await app.call(cookies.path);
  expect(answer.headers['set-cookie']).toBe(
    '__Host-session=one; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(answer.headers['x-total']).toBe('1');
});

test('an answer that is no JSON says what it is', async () => {
  const answer = await app.call(cookies.path);
  expect([answer.headers['content-type'], answer.body]).toEqual(['text/csv; charset=utf-8', 'id;name']);
});

test('answers are not kept by anyone unless the call says so', async () => {
  expect((await app.call('/api/v1/test/access/0/1')).headers['cache-control']).toBe('no-store');
});
