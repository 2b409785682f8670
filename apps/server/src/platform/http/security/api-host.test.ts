import { expect, test } from 'vitest';
import {
  newAddress,
  newEmail,
  signUpVisitor,
  switchCaptchaOff,
} from '../../../features/sessions/testing/visitor.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const app = await testApp(database, { config: { apiUrl: 'http://api.localhost' } });
const second = await createHostedPanel(database);
await switchCaptchaOff(database);

const [first, other] = ['http://localhost', `http://${second.host}`];
const api = (
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' | 'OPTIONS' = 'GET',
) => app.call(path, { method, headers: { host: 'api.localhost', ...headers }, remoteAddress: newAddress() });
const cors = (answer: Awaited<ReturnType<typeof api>>) =>
  Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name.startsWith('access-control')));

test.each([first, other])('a page of %s may call, with its token, and read the answer', async (origin) => {
  const asked = await api('/api/v1/profile', { origin, 'access-control-request-method': 'PATCH' }, 'OPTIONS');
  expect([asked.statusCode, asked.body]).toEqual([204, '']);
  expect(cors(asked)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': expect.stringMatching(/authorization.*idempotency-key/),
    'access-control-allow-methods': expect.stringContaining('PATCH'),
  });
  const host = new URL(origin).host;
  const visitor = await signUpVisitor(app, newEmail(), { headers: { host } });
  const answer = await api('/api/v1/profile', {
    origin,
    authorization: visitor.bearer,
    'sec-fetch-site': 'same-site',
  });
  expect([answer.statusCode, answer.json().data?.email]).toEqual([200, visitor.email]);
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
  expect(String(answer.headers.vary)).toContain('origin');
  const elsewhere = origin === first ? other : first;
  const stranger = await api('/api/v1/profile', { origin: elsewhere, authorization: visitor.bearer });
  expect(stranger.statusCode).toBe(401);
});

test('a refusal can be read as well', async () => {
  const answer = await api('/api/v1/profile', { origin: first });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([401, first]);
});

test.each([
  'https://evil.example',
  'http://evil.localhost',
  'https://localhost',
  'http://localhost:4000',
  'http://localhost/',
  'http://api.localhost',
  'http://localhost.evil.example',
  'http://LOCALHOST',
  'null',
  '',
])('no page of %j may', async (origin) => {
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    const answer = await api('/api/v1/networks', { origin }, method);
    expect([method, answer.statusCode, cors(answer)]).toEqual([method, 403, {}]);
  }
});

test('nothing is open to all, and the panels’ own hosts allow nobody', async () => {
  const answer = await app.call('/api/v1/networks', { headers: { origin: other } });
  expect(cors(answer)).toEqual({});
  expect(JSON.stringify(cors(await api('/api/v1/networks', { origin: first })))).not.toContain('*');
});

test('programs reach the first panel; pages and cookies are elsewhere', async () => {
  expect((await api('/api/v1/networks')).statusCode).toBe(200);
  for (const path of ['/', '/login', '/settings', '/refresh'])
    expect([path, (await api(path, { origin: first })).statusCode]).toEqual([path, 404]);
  expect((await api('/healthz')).statusCode).toBe(200);
});

test('a change from another site is refused there too', async () => {
  const answer = await api('/api/v1/marketing-sources', { 'sec-fetch-site': 'cross-site' }, 'POST');
  expect(answer.statusCode).toBe(403);
});
