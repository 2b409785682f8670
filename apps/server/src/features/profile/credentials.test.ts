import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { issueOneTimeCode } from '../accounts/index.ts';
import {
  mailedLinks,
  newEmail,
  password,
  post,
  profileOf,
  provenVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const other = await createHostedPanel(database);
beforeAll(() => switchCaptchaOff(database));

const next = 'a whole new secret';
const changed = { current_password: password, password: next, password_confirmation: next };

const newcomer = () => provenVisitor(app, database);
const login = (email: string, secret: string) => post(app, '/login', { email, password: secret });
const codeIn = async (email: string) => (await mailedLinks(database, email))[0]?.searchParams.get('code');
const fieldsOf = (answer: { json(): { errors?: object } }) => Object.keys(answer.json().errors ?? {});

test('a new password needs the old one, keeps this browser and ends the others', async () => {
  const { email, bearer, headers } = await newcomer();
  const elsewhere = String((await login(email, password)).headers.authorization);
  const wrong = await post(
    app,
    '/api/v1/profile/password',
    { ...changed, current_password: 'guess' },
    { headers },
  );
  expect([wrong.statusCode, fieldsOf(wrong)]).toEqual([422, ['current_password']]);
  const missing = await post(
    app,
    '/api/v1/profile/password',
    { ...changed, current_password: undefined },
    { headers },
  );
  expect(fieldsOf(missing)).toEqual(['current_password']);
  const common = { ...changed, password: 'password1', password_confirmation: 'password1' };
  expect(fieldsOf(await post(app, '/api/v1/profile/password', common, { headers }))).toEqual(['password']);

  expect((await post(app, '/api/v1/profile/password', changed, { headers })).statusCode).toBe(204);
  await expect.poll(async () => (await profileOf(app, elsewhere)).statusCode).toBe(401);
  expect((await profileOf(app, bearer)).statusCode).toBe(200);
  expect((await login(email, password)).statusCode).toBe(422);
  expect((await login(email, next)).statusCode).toBe(200);
  const reported = await database.db
    .selectFrom('outbox_mail')
    .select('template')
    .where('recipient', '=', email)
    .where('template', '=', 'password-changed')
    .execute();
  expect(reported).toHaveLength(1);
});

test('guessing at the password of a browser left open ends soon', async () => {
  const { headers } = await newcomer();
  const guess = () =>
    post(app, '/api/v1/profile/password', { ...changed, current_password: 'guess' }, { headers });
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await guess()).statusCode);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
  expect(statuses[10]).toBe(429);
});

test('an account moves to a new address only by the mail sent there, and once', async () => {
  const { email, bearer, headers } = await newcomer();
  const request = newEmail();
  const query = await post(
    app,
    '/api/v1/profile/email',
    { email: request, current_password: password },
    { headers },
  );
  expect(query.statusCode).toBe(204);
  expect((await profileOf(app, bearer)).json().data.email).toBe(email);
  const token = await codeIn(request);
  const wrongPanel = await post(
    app,
    '/email/change',
    { token },
    { headers: { ...headers, host: other.host } },
  );
  expect(wrongPanel.statusCode).toBe(422);
  const answers = await Promise.all([1, 2, 3].map(() => post(app, '/email/change', { token }, { headers })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422, 422]);
  const profile = (await profileOf(app, bearer)).json().data;
  expect([profile.email, profile.email_verified_at !== null]).toEqual([request, true]);
});

test('the former address takes the account back: sessions, password and token of the other are void', async () => {
  const { email, bearer, headers } = await newcomer();
  await app.call('/api/v1/api-token', { method: 'POST', headers });
  const thiefs = newEmail();
  await post(app, '/api/v1/profile/email', { email: thiefs, current_password: password }, { headers });
  await post(app, '/email/change', { token: await codeIn(thiefs) }, { headers });
  const undo = await codeIn(email);
  expect((await post(app, '/email/undo', { token: undo })).json().data).toEqual({ is_restored: true });
  expect((await post(app, '/email/undo', { token: undo })).statusCode).toBe(422);
  await expect.poll(async () => (await profileOf(app, bearer)).statusCode).toBe(401);
  expect((await login(thiefs, password)).statusCode).toBe(422);
  expect((await login(email, password)).statusCode).toBe(422);
  const account = await database.db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(account.password_hash).toBeNull();
  const tokens = await database.db
    .selectFrom('api_token')
    .select('hint')
    .where('account_id', '=', account.id)
    .execute();
  expect(tokens).toEqual([]);
});

test('an address that somebody has: the same answer, a mail without a way in, and no move', async () => {
  const [owner, person] = [await newcomer(), await newcomer()];
  const body = { email: owner.email, current_password: password };
  const answer = await post(app, '/api/v1/profile/email', body, { headers: person.headers });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await codeIn(owner.email)).toBeNull();
  expect((await profileOf(app, person.bearer)).json().data.email).toBe(person.email);
});

test('two who want the same free address: the first to prove it has it', async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  const wanted = newEmail();
  const changes: (() => ReturnType<typeof post>)[] = [];
  for (const { headers } of [first, second]) {
    await post(app, '/api/v1/profile/email', { email: wanted, current_password: password }, { headers });
    const token = await codeIn(wanted);
    changes.push(() => post(app, '/email/change', { token }, { headers }));
  }
  const answers = await Promise.all(changes.map((change) => change()));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
});

test('what an operator changes for somebody is written down as theirs', async () => {
  const { id } = await newcomer();
  const panel = await rootPanel(database);
  const operator = await createAccount(database.db, panel, { name: 'Olive', role: 'support' });
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  const token = await issueOneTimeCode(ctx, {
    purpose: 'impersonation',
    accountId: id,
    seconds: 60,
    issuedBy: operator.id,
    reason: 'ticket 7',
  });
  const opened = await post(app, '/login/code', { token });
  const headers = { authorization: String(opened.headers.authorization) };
  const renamed = await app.call('/api/v1/profile', {
    method: 'PATCH',
    headers,
    payload: { name: 'Robin R.' },
  });
  expect(renamed.json().data).toMatchObject({ name: 'Robin R.', impersonation: { operator: 'Olive' } });
  const audited = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'on_behalf_of'])
    .where('action', '=', 'profile.update')
    .executeTakeFirst();
  expect(audited).toEqual({ action: 'profile.update', on_behalf_of: operator.id });
});
