import { beforeAll, expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { password, post, profileOf, signUpVisitor, switchCaptchaOff } from '../testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const other = await createHostedPanel(database);
beforeAll(() => switchCaptchaOff(database));

const phone =
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function signedInTwice() {
  const person = await signUpVisitor(app);
  const answer = await post(
    app,
    '/login',
    { email: person.email, password },
    { headers: { 'user-agent': phone } },
  );
  return { ...person, elsewhere: String(answer.headers.authorization) };
}
const call = (bearer: string, url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', host = 'localhost') =>
  app.call(url, { method, headers: { authorization: bearer, host } });
const sessionsOf = async (bearer: string) => (await call(bearer, '/api/v1/sessions')).json().data;
const statusOf = async (bearer: string) => (await profileOf(app, bearer)).statusCode;

test('lists where the account is signed in, and knows this browser from the others', async () => {
  const { bearer, elsewhere } = await signedInTwice();
  const here = await sessionsOf(bearer);
  expect(here).toHaveLength(2);
  expect(here.filter((session: { is_current: boolean }) => session.is_current)).toHaveLength(1);
  const [onPhone] = (await sessionsOf(elsewhere)).filter(
    (session: { is_current: boolean }) => session.is_current,
  );
  expect(onPhone.device).toEqual({ browser: 'Chrome', system: 'Android', kind: 'phone' });
});

test('ends one, or all but this one', async () => {
  const { bearer, elsewhere, email } = await signedInTwice();
  const [theOther] = (await sessionsOf(bearer)).filter(
    (session: { is_current: boolean }) => !session.is_current,
  );
  expect((await call(bearer, `/api/v1/sessions/${theOther.id}`, 'DELETE')).statusCode).toBe(204);
  expect((await call(bearer, `/api/v1/sessions/${theOther.id}`, 'DELETE')).statusCode).toBe(404);
  await expect.poll(() => statusOf(elsewhere)).toBe(401);
  const third = String((await post(app, '/login', { email, password })).headers.authorization);
  expect((await call(bearer, '/api/v1/sessions/end-others', 'POST')).statusCode).toBe(204);
  await expect.poll(() => statusOf(third)).toBe(401);
  expect(await statusOf(bearer)).toBe(200);
});

test('nobody ends a stranger’s session, here or from another panel', async () => {
  const [owner, stranger] = [await signedInTwice(), await signUpVisitor(app)];
  const { id } = (await sessionsOf(owner.bearer))[0];
  const foreign = await call(stranger.bearer, `/api/v1/sessions/${id}`, 'DELETE');
  const missing = await call(
    stranger.bearer,
    '/api/v1/sessions/00000000-0000-4000-8000-000000000000',
    'DELETE',
  );
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect((await call(owner.bearer, `/api/v1/sessions/${id}`, 'DELETE', other.host)).statusCode).toBe(401);
  expect((await call(stranger.bearer, '/api/v1/sessions/nonsense', 'DELETE')).statusCode).toBe(404);
  expect(await sessionsOf(owner.bearer)).toHaveLength(2);
});

test('the history holds who came in and who did not, newest first, page by page', async () => {
  const { bearer, email } = await signedInTwice();
  const first = await call(bearer, '/api/v1/login-history?per_page=1');
  expect(first.json()).toMatchObject({
    recordsTotal: 2,
    data: [{ method: 'password', succeeded: true, device: { system: 'Android' } }],
  });
  const second = await call(bearer, '/api/v1/login-history?per_page=1&page=2');
  expect(second.json().data).toMatchObject([{ method: 'register', succeeded: true }]);
  expect(email).toContain('@');
});
