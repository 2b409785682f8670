import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { plantPerson } from '../account-data/testing/plant-person.ts';
import { mailPasswordReset } from '../sessions/password-reset/mail-password-reset.ts';
import {
  mailedLinks,
  newEmail,
  password,
  post,
  profileOf,
  provenVisitor,
  registration,
  signUpVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';
import { hashPassword } from './index.ts';

const database = await testDatabase();
const app = await testApp(database);
const other = await createHostedPanel(database);
const panel = await rootPanel(database);
beforeAll(() => switchCaptchaOff(database));

const { db } = database;
const ownersPassword = 'only the owner knows';
const codeIn = async (email: string) => (await mailedLinks(database, email))[0]?.searchParams.get('code');
const login = (email: string, secret: string, cookies: Record<string, string> = {}) =>
  post(app, '/login', { email, password: secret }, { cookies });
const ended = (bearer: string) =>
  expect.poll(async () => (await profileOf(app, bearer)).statusCode).toBe(401);

async function resetByMail(email: string, knownAccountId?: bigint): Promise<number> {
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  await mailPasswordReset(ctx, { email, origin: 'https://panel.example', knownAccountId });
  const body = { email, token: await codeIn(email), password: ownersPassword };
  return (await post(app, '/password/reset', { ...body, password_confirmation: ownersPassword })).statusCode;
}

/** Everything that keeps a way in or spends for its maker, as older versions let anybody make it. */
async function plantWaysIn(accountId: bigint, at = new Date()): Promise<string> {
  const own = { panel_id: panel.id, account_id: accountId };
  const { mark } = await plantPerson(db, panel, accountId);
  await db
    .insertInto('api_token')
    .values({ ...own, hash: randomBytes(32), hint: 'abcd', created_at: at })
    .execute();
  await db
    .insertInto('totp_secret')
    .values({ ...own, sealed: Buffer.from('x'), confirmed_at: at, created_at: at })
    .execute();
  await db
    .insertInto('recovery_code')
    .values({ ...own, hash: randomBytes(32), created_at: at })
    .execute();
  await db.updateTable('webhook').set({ updated_at: at }).where('account_id', '=', accountId).execute();
  for (const table of ['passkey', 'social_identity', 'order_widget', 'linked_card', 'subscription'] as const)
    await db.updateTable(table).set({ created_at: at }).where('account_id', '=', accountId).execute();
  await db.updateTable('order_widget').set({ updated_at: at }).where('account_id', '=', accountId).execute();
  return mark;
}

const countOf = async (query: Promise<unknown[]>) => (await query).length;

async function waysIn(id: bigint) {
  const rows = (
    table: 'api_token' | 'passkey' | 'totp_secret' | 'recovery_code' | 'webhook' | 'social_identity',
  ) => countOf(db.selectFrom(table).select('account_id').where('account_id', '=', id).execute());
  return {
    keys: await rows('api_token'),
    passkeys: await rows('passkey'),
    apps: await rows('totp_secret'),
    recoveryCodes: await rows('recovery_code'),
    webhooks: await rows('webhook'),
    socials: await rows('social_identity'),
    widgets: await countOf(
      db
        .selectFrom('order_widget')
        .select('id')
        .where('account_id', '=', id)
        .where('is_enabled', '=', true)
        .execute(),
    ),
    cards: await countOf(
      db
        .selectFrom('linked_card')
        .select('id')
        .where('account_id', '=', id)
        .where('status', '<>', 'removed')
        .execute(),
    ),
    subscriptions: await countOf(
      db
        .selectFrom('subscription')
        .select('id')
        .where('account_id', '=', id)
        .where('status', '=', 'in_processing')
        .execute(),
    ),
  };
}

const nothing = {
  keys: 0,
  passkeys: 0,
  apps: 0,
  recoveryCodes: 0,
  webhooks: 0,
  socials: 0,
  widgets: 0,
  cards: 0,
  subscriptions: 0,
};
const all = { ...nothing, keys: 1, passkeys: 1, apps: 1, recoveryCodes: 1, webhooks: 1, socials: 1 };
const everything = { ...all, widgets: 1, cards: 1, subscriptions: 1 };

test('the owner’s reset leaves nothing of whoever registered the address first', async () => {
  const stranger = await signUpVisitor(app);
  const mark = await plantWaysIn(stranger.id);
  expect(await waysIn(stranger.id)).toEqual(everything);
  const change = { email: newEmail(), current_password: password };
  await post(app, '/api/v1/profile/email', change, { headers: { authorization: stranger.bearer } });

  expect(await resetByMail(stranger.email)).toBe(204);
  expect(await waysIn(stranger.id)).toEqual(nothing);
  await ended(stranger.bearer);
  expect((await login(stranger.email, password)).statusCode).toBe(422);
  const takeAway = { token: await codeIn(change.email), password: ownersPassword };
  expect((await post(app, '/email/change', takeAway)).statusCode).toBe(422);

  const owner = await login(stranger.email, ownersPassword);
  expect(owner.json().data).toMatchObject({
    email: stranger.email,
    name: stranger.email.split('@')[0],
    company_name: null,
    messengers: [],
  });
  expect(owner.body).not.toContain(mark);
  const headers = { authorization: String(owner.headers.authorization) };
  const exported = (await app.call('/api/v1/account-data/export', { headers })).json();
  // What was ordered stays with its price; only its name goes. Nobody rents a panel before the address is proven.
  const { orders, 'drip-feeds': _, 'child-panels': __, ...rest } = exported;
  expect(orders.map(({ name }: { name: string }) => name)).toEqual(['', '', '']);
  expect(JSON.stringify(rest)).not.toContain(mark);
});

test('a link in the mailbox proves nothing about an account that somebody else has registered', async () => {
  const stranger = await signUpVisitor(app);
  const token = await codeIn(stranger.email);
  const verify = (body: object, options = {}) => post(app, '/email/verify', { token, ...body }, options);
  const unproven = async () => (await profileOf(app, stranger.bearer)).json().data.email_verified_at === null;

  expect((await verify({})).json().errors).toHaveProperty('password');
  expect((await verify({ password: ownersPassword })).json().errors).toHaveProperty('password');
  const passerby = await provenVisitor(app, database);
  expect((await verify({}, { headers: passerby.headers })).json().errors).toHaveProperty('password');
  const elsewhere = { headers: { host: other.host } };
  expect((await verify({ password }, elsewhere)).json().errors).toHaveProperty('token');
  expect(await unproven()).toBe(true);

  const answers = await Promise.all([verify({ password }), verify({ password })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
  await ended(stranger.bearer);
  expect((await login(stranger.email, password)).json().data.email_verified_at).not.toBeNull();
});

test('the browser that registered stays signed in, every other one is signed out', async () => {
  const person = await signUpVisitor(app);
  const second = String((await login(person.email, password)).headers.authorization);
  const headers = { authorization: person.bearer };
  const verified = await post(app, '/email/verify', { token: await codeIn(person.email) }, { headers });
  expect(verified.statusCode).toBe(204);
  await ended(second);
  expect((await profileOf(app, person.bearer)).json().data).toMatchObject({ name: 'Robin' });
});

test('two who register one address have an account each; the mailbox decides whose it is', async () => {
  const email = newEmail();
  const stranger = await signUpVisitor(app, email);
  const mine = { password: ownersPassword, password_confirmation: ownersPassword };
  const registered = await post(app, '/register', registration(email, mine));
  const owner = { id: BigInt(registered.json().data.id), bearer: String(registered.headers.authorization) };
  expect(owner.id).not.toBe(stranger.id);
  for (const [secret, id] of [
    [password, stranger.id],
    [ownersPassword, owner.id],
  ] as const)
    expect((await login(email, secret)).json().data.id).toBe(Number(id));

  // Either of the two mails proves the mailbox; the session says which account wants it.
  const strangersCode = (await mailedLinks(database, email)).at(-1)?.searchParams.get('code');
  const headers = { authorization: owner.bearer };
  expect((await post(app, '/email/verify', { token: strangersCode }, { headers })).statusCode).toBe(204);
  expect((await profileOf(app, owner.bearer)).json().data.email_verified_at).not.toBeNull();
  const theirs = (await login(email, password)).json().data;
  expect([theirs.id, theirs.email_verified_at]).toEqual([Number(stranger.id), null]);
});

test('however many register the address, each gets in, also from a new browser', async () => {
  const email = newEmail();
  const mine = { password: ownersPassword, password_confirmation: ownersPassword };
  const registered = await post(app, '/register', registration(email, mine));
  const id = registered.json().data.id;
  const cookies = Object.fromEntries(registered.cookies.map(({ name, value }) => [name, value]));
  for (let index = 0; index < 8; index += 1) await signUpVisitor(app, email);
  expect((await login(email, ownersPassword, cookies)).json().data.id).toBe(id);
  expect((await login(email, ownersPassword)).json().data.id).toBe(id);
  expect((await login(email, password)).json().data.id).not.toBe(id);
  expect((await login(email, 'what none of them knows')).statusCode).toBe(422);

  const headers = { authorization: String(registered.headers.authorization) };
  const next = { password: 'another one of mine', password_confirmation: 'another one of mine' };
  const change = { current_password: ownersPassword, ...next };
  expect((await post(app, '/api/v1/profile/password', change, { headers })).statusCode).toBe(204);
  expect((await login(email, next.password)).json().data.id).toBe(id);
  const verified = { token: await codeIn(email), password: next.password };
  expect((await post(app, '/email/verify', verified)).statusCode).toBe(204);
  expect((await login(email, next.password)).json().data).toMatchObject({ id, email });
});

test('of two with one address and password, this browser’s account is opened, else the newest', async () => {
  const email = newEmail();
  const [first, second] = [await signUpVisitor(app, email), await signUpVisitor(app, email)];
  expect((await login(email, password, first.cookies)).json().data.id).toBe(Number(first.id));
  expect((await login(email, password)).json().data.id).toBe(Number(second.id));
});

test('whoever registered before claimants shared a salt gets in as well', async () => {
  const email = newEmail();
  const { id } = await signUpVisitor(app, email);
  const older = await hashPassword(ownersPassword);
  await db.updateTable('account').set({ password_hash: older }).where('id', '=', id).execute();
  for (const _ of [1, 2, 3, 4]) await signUpVisitor(app, email);
  expect((await login(email, ownersPassword)).json().data.id).toBe(Number(id));
});

test('a claim with a password moves to another address only by proof', async () => {
  const person = await signUpVisitor(app);
  const headers = { authorization: person.bearer };
  const moved = await post(app, '/api/v1/profile/set-email', { email: newEmail() }, { headers });
  expect(moved.statusCode).toBe(409);
});

test('a reset goes to the account this browser knows, else to the newest, and never to two', async () => {
  const email = newEmail();
  const [first, second] = [await signUpVisitor(app, email), await signUpVisitor(app, email)];
  expect(await resetByMail(email, first.id)).toBe(204);
  expect((await login(email, ownersPassword)).json().data.id).toBe(Number(first.id));
  expect((await login(email, password)).json().data.id).toBe(Number(second.id));

  const again = newEmail();
  const [, newest] = [await signUpVisitor(app, again), await signUpVisitor(app, again)];
  expect(await resetByMail(again)).toBe(204);
  expect((await login(again, ownersPassword)).json().data.id).toBe(Number(newest.id));
});

test('a reset link of an account that has lost the address to another sets nothing', async () => {
  const email = newEmail();
  const stranger = await signUpVisitor(app, email);
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  await mailPasswordReset(ctx, { email, origin: 'https://panel.example' });
  const token = await codeIn(email);
  await provenVisitor(app, database, email);
  const body = { email, token, password: ownersPassword, password_confirmation: ownersPassword };
  expect((await post(app, '/password/reset', body)).json().errors).toHaveProperty('token');
  expect((await profileOf(app, stranger.bearer)).statusCode).toBe(200);
});

test('a reset of a proven address keeps keys and second factors, and ends pending changes', async () => {
  const person = await provenVisitor(app, database);
  await plantWaysIn(person.id);
  const change = { email: newEmail(), current_password: password };
  await post(app, '/api/v1/profile/email', change, { headers: person.headers });
  expect(await resetByMail(person.email)).toBe(204);
  expect(await waysIn(person.id)).toEqual(everything);
  await ended(person.bearer);
  const moved = { token: await codeIn(change.email), password: ownersPassword };
  expect((await post(app, '/email/change', moved)).statusCode).toBe(422);
});

test('a new address is confirmed with the session or the password, not by its mailbox alone', async () => {
  const person = await provenVisitor(app, database);
  const wanted = newEmail();
  const change = { email: wanted, current_password: password };
  await post(app, '/api/v1/profile/email', change, { headers: person.headers });
  const token = await codeIn(wanted);
  expect((await post(app, '/email/change', { token })).json().errors).toHaveProperty('password');
  const guess = await post(app, '/email/change', { token, password: 'a wrong guess' });
  expect(guess.json().errors).toHaveProperty('password');
  expect((await post(app, '/email/change', { token, password })).statusCode).toBe(204);
  expect((await profileOf(app, person.bearer)).json().data.email).toBe(wanted);
});

test('undoing a change voids what was made around it and keeps what is older', async () => {
  const day = 86_400_000;
  for (const [age, left] of [
    [0, nothing],
    [30 * day, { ...everything, keys: 0 }],
  ] as const) {
    const person = await provenVisitor(app, database);
    const thiefs = newEmail();
    const change = { email: thiefs, current_password: password };
    await post(app, '/api/v1/profile/email', change, { headers: person.headers });
    await plantWaysIn(person.id, new Date(Date.now() - age));
    const moved = await post(app, '/email/change', { token: await codeIn(thiefs), password });
    expect(moved.statusCode).toBe(204);
    expect((await post(app, '/email/undo', { token: await codeIn(person.email) })).statusCode).toBe(200);
    expect(await waysIn(person.id)).toEqual(left);
    await ended(person.bearer);
    expect((await login(person.email, password)).statusCode).toBe(422);
  }
});

test('a thief who undoes a change of their own does not take the owner’s right to undo theirs', async () => {
  const person = await provenVisitor(app, database);
  const moveTo = async (email: string) => {
    await post(
      app,
      '/api/v1/profile/email',
      { email, current_password: password },
      { headers: person.headers },
    );
    expect((await post(app, '/email/change', { token: await codeIn(email), password })).statusCode).toBe(204);
  };
  const [first, second] = [newEmail(), newEmail()];
  await moveTo(first);
  await moveTo(second);
  const undo = async (email: string) =>
    (await post(app, '/email/undo', { token: await codeIn(email) })).statusCode;
  expect(await undo(first)).toBe(200);
  expect(await resetByMail(first)).toBe(204);
  const thief = String((await login(first, ownersPassword)).headers.authorization);

  const link = (await mailedLinks(database, person.email)).find(({ pathname }) => pathname === '/email/undo');
  const token = link?.searchParams.get('code');
  expect((await post(app, '/email/undo', { token })).statusCode).toBe(200);
  await ended(thief);
  expect(await resetByMail(person.email)).toBe(204);
  expect((await login(person.email, ownersPassword)).json().data.id).toBe(Number(person.id));
});

test('undoing the first of two changes ends the right to undo the second', async () => {
  const person = await provenVisitor(app, database);
  const [first, second] = [newEmail(), newEmail()];
  for (const email of [first, second]) {
    await post(
      app,
      '/api/v1/profile/email',
      { email, current_password: password },
      { headers: person.headers },
    );
    await post(app, '/email/change', { token: await codeIn(email), password });
  }
  expect((await post(app, '/email/undo', { token: await codeIn(person.email) })).statusCode).toBe(200);
  expect((await post(app, '/email/undo', { token: await codeIn(first) })).statusCode).toBe(422);
});

test('proofs at the same moment neither block each other nor both succeed', async () => {
  for (const _ of [1, 2, 3]) {
    const person = await signUpVisitor(app);
    const verify = await codeIn(person.email);
    const ctx = await testContext(database, { panel });
    ctx.clock.set(new Date());
    await mailPasswordReset(ctx, { email: person.email, origin: 'https://panel.example' });
    const reset = await codeIn(person.email);
    const next = { password: ownersPassword, password_confirmation: ownersPassword };
    const headers = { authorization: person.bearer };
    const answers = await Promise.all([
      post(app, '/email/verify', { token: verify }, { headers }),
      post(app, '/password/reset', { email: person.email, token: reset, ...next }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
  }
});

test('a password that is being checked while the owner resets it opens nothing', async () => {
  const stranger = await signUpVisitor(app);
  const tries = Array.from({ length: 4 }, () => login(stranger.email, password));
  expect(await resetByMail(stranger.email)).toBe(204);
  const opened = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 200);
  for (const { headers } of opened) await ended(String(headers.authorization));
});
