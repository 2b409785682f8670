import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { mailPasswordReset } from '../sessions/password-reset/mail-password-reset.ts';
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
const { db } = database;
const app = await testApp(database);
const other = await createHostedPanel(database);
const panel = await rootPanel(database);
beforeAll(() => switchCaptchaOff(database));

const ownersPassword = 'only the owner knows';
const undo = (token: string) => post(app, '/email/undo', { token });
const undoElsewhere = (token: string, email: string, options = {}) =>
  post(app, '/email/undo/elsewhere', { token, email }, options);
const login = (email: string, secret: string) => post(app, '/login', { email, password: secret });
const ended = (bearer: string) =>
  expect.poll(async () => (await profileOf(app, bearer)).statusCode).toBe(401);

async function codeIn(email: string, path: string): Promise<string> {
  const link = (await mailedLinks(database, email)).find(({ pathname }) => pathname === path);
  return link?.searchParams.get('code') ?? '';
}

const accountOf = (id: bigint) =>
  db.selectFrom('account').select(['email', 'name', 'password_hash']).where('id', '=', id).executeTakeFirst();

async function resetByMail(email: string): Promise<number> {
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  await mailPasswordReset(ctx, { email, origin: 'https://panel.example' });
  const token = await codeIn(email, '/password/reset');
  const body = { email, token, password: ownersPassword, password_confirmation: ownersPassword };
  return (await post(app, '/password/reset', body)).statusCode;
}

/** A thief has moved the account to an address of theirs, and another account has proven the former one. */
async function hijacked() {
  const person = await provenVisitor(app, database);
  const thiefs = newEmail();
  const change = { email: thiefs, current_password: password };
  await post(app, '/api/v1/profile/email', change, { headers: person.headers });
  const token = await codeIn(thiefs, '/email/change');
  expect((await post(app, '/email/change', { token, password })).statusCode).toBe(204);
  const link = await codeIn(person.email, '/email/undo');
  const holder = await provenVisitor(app, database, person.email);
  return { person, thiefs, holder, link };
}

test('where another account has proven the address since, the thief loses the account and nobody an address', async () => {
  const { person, thiefs, holder, link } = await hijacked();
  const own = { panel_id: panel.id, account_id: person.id };
  const created_at = new Date(Date.now() - 30 * 86_400_000);
  const factor = { ...own, sealed: Buffer.from('x'), confirmed_at: created_at, created_at };
  await db.insertInto('totp_secret').values(factor).execute();
  const key = { ...own, hash: randomBytes(32), hint: 'abcd', created_at: new Date() };
  await db.insertInto('api_token').values(key).execute();

  expect((await undo(link)).json().data).toEqual({ is_restored: false });
  await ended(person.bearer);
  expect((await login(thiefs, password)).statusCode).toBe(422);
  expect(await resetByMail(thiefs)).toBe(422);
  expect(await accountOf(person.id)).toMatchObject({ email: null, password_hash: null });
  expect((await profileOf(app, holder.bearer)).json().data).toMatchObject({ email: person.email });

  const mine = newEmail();
  expect((await undoElsewhere(link, mine)).statusCode).toBe(204);
  expect((await undo(await codeIn(mine, '/email/undo'))).json().data).toEqual({ is_restored: true });
  expect(await resetByMail(mine)).toBe(204);
  expect((await accountOf(person.id))?.email).toBe(mine);
  // It had a proven address all along: what is older than the change stays, the name and the factor among it.
  expect((await accountOf(person.id))?.name).toBe('Robin');
  const left = async (table: 'totp_secret' | 'api_token') =>
    (await db.selectFrom(table).select('account_id').where('account_id', '=', person.id).execute()).length;
  expect([await left('totp_secret'), await left('api_token')]).toEqual([1, 0]);
  expect((await undo(link)).statusCode).toBe(422);
  expect((await profileOf(app, holder.bearer)).json().data).toMatchObject({ email: person.email });
});

test('once the other account has left the address, the same link gives it back', async () => {
  const { person, holder, link } = await hijacked();
  expect((await undo(link)).json().data).toEqual({ is_restored: false });
  const next = newEmail();
  const change = { email: next, current_password: password };
  await post(app, '/api/v1/profile/email', change, { headers: holder.headers });
  const token = await codeIn(next, '/email/change');
  expect((await post(app, '/email/change', { token, password })).statusCode).toBe(204);
  expect((await undo(link)).json().data).toEqual({ is_restored: true });
  expect((await accountOf(person.id))?.email).toBe(person.email);
});

test('the link goes to one other mailbox at a time, and not to one that has an account', async () => {
  const { person, link } = await hijacked();
  const [mistyped, mine] = [newEmail(), newEmail()];
  await undoElsewhere(link, mistyped);
  await undoElsewhere(link, mine);
  expect((await undo(await codeIn(mistyped, '/email/undo'))).statusCode).toBe(422);
  const someone = await provenVisitor(app, database);
  const taken = await undoElsewhere(link, someone.email);
  expect([taken.statusCode, taken.body]).toEqual([204, '']);
  expect(await codeIn(someone.email, '/email/undo')).toBe('');
  expect((await accountOf(person.id))?.email).not.toBe(someone.email);
});

test('without a valid link, at another panel or with the former address free, nothing is mailed', async () => {
  const email = newEmail();
  expect((await undoElsewhere('nonsense', email)).statusCode).toBe(422);
  const { link } = await hijacked();
  const elsewhere = await undoElsewhere(link, email, { headers: { host: other.host } });
  expect(elsewhere.statusCode).toBe(422);

  const person = await provenVisitor(app, database);
  const change = { email: newEmail(), current_password: password };
  await post(app, '/api/v1/profile/email', change, { headers: person.headers });
  await post(app, '/email/change', { token: await codeIn(change.email, '/email/change'), password });
  const early = await undoElsewhere(await codeIn(person.email, '/email/undo'), email);
  expect(early.statusCode).toBe(409);
  expect(await mailedLinks(database, email)).toEqual([]);
});

test('a thief who uses this link for a later change does not take the owner’s', async () => {
  const person = await provenVisitor(app, database);
  const moveTo = async (email: string) => {
    const change = { email, current_password: password };
    await post(app, '/api/v1/profile/email', change, { headers: person.headers });
    const token = await codeIn(email, '/email/change');
    expect((await post(app, '/email/change', { token, password })).statusCode).toBe(204);
  };
  const [first, second, third] = [newEmail(), newEmail(), newEmail()];
  await moveTo(first);
  const owners = await codeIn(person.email, '/email/undo');
  await moveTo(second);
  await provenVisitor(app, database, first);
  const thiefs = await codeIn(first, '/email/undo');
  expect((await undo(thiefs)).json().data).toEqual({ is_restored: false });
  await undoElsewhere(thiefs, third);
  await undo(await codeIn(third, '/email/undo'));
  expect((await accountOf(person.id))?.email).toBe(third);
  expect((await undo(owners)).json().data).toEqual({ is_restored: true });
  expect((await accountOf(person.id))?.email).toBe(person.email);
});
