import { money } from '@marquee/domain/money/money.ts';
import { beforeAll, expect, test } from 'vitest';
import { on } from '../../platform/events/events.ts';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { accountClosing, type DataRow } from '../accounts/index.ts';
import { chargeWallets, checkBooks, creditWallet, ledger } from '../ledger/index.ts';
import {
  password,
  post,
  profileOf,
  provenVisitor,
  signUpVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';
import { closingBlockers } from './closing-blockers.ts';
import { collectData } from './collect-data.ts';

const database = await testDatabase();
const app = await testApp(database);
const other = await createHostedPanel(database);
beforeAll(() => switchCaptchaOff(database));
const root = await rootPanel(database);

async function visitor() {
  const person = await provenVisitor(app, database);
  const close = (body: object = { current_password: password }) =>
    post(app, '/api/v1/account-closing', body, { headers: person.headers });
  return { ...person, close };
}
async function credit(customerId: bigint, amount = money(500000000n)) {
  const ctx = await testContext(database, { panel: root });
  const entry = { type: 'admin', wallet: 'cash', reason: 'test', customerId, amount } as const;
  await creditWallet(ctx, { ...entry, key: `${customerId}:${Math.random()}` });
}
const accountOf = (id: bigint) =>
  database.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('one JSON file with everything, one CSV per kind, and no formula among them', async () => {
  const { id, headers, email } = await visitor();
  await credit(id);
  await app.call('/api/v1/profile', {
    method: 'PATCH',
    headers,
    payload: { name: '=HYPERLINK("https://evil.example")' },
  });
  await app.call('/api/v1/api-token', { method: 'POST', headers });
  const json = await app.call('/api/v1/account-data/export', { headers });
  expect(json.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.json"/);
  const everything = json.json();
  expect(everything.account).toMatchObject([{ email, name: '=HYPERLINK("https://evil.example")' }]);
  expect(everything.finances).toMatchObject([{ type: 'admin', amount: '5', wallet: 'cash' }]);
  expect(everything.logins).toHaveLength(1);
  expect(json.body).not.toMatch(/password_hash|argon2|refresh|"hash"/);

  const kinds: string[] = (await app.call('/api/v1/account-data', { headers })).json().data;
  expect(kinds).toEqual(
    expect.arrayContaining(['account', 'finances', 'sessions', 'logins', 'api-token', 'channels', 'reviews']),
  );
  for (const kind of kinds) {
    const csv = await app.call(`/api/v1/account-data/export/${kind}`, { headers });
    expect([kind, csv.statusCode, csv.headers['content-type']]).toEqual([
      kind,
      200,
      'text/csv; charset=utf-8',
    ]);
    for (const cell of csv.body.replace('\uFEFF', '').split(/[,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+@]/);
  }
  expect((await app.call('/api/v1/account-data/export/secrets', { headers })).statusCode).toBe(404);
});

test('the key of a browser extension is in it: when it was made and last used, never the key', async () => {
  const { headers } = await visitor();
  const exported = async () => {
    const answer = await app.call('/api/v1/account-data/export', { headers });
    return { rows: answer.json()['extension-token'], text: answer.body };
  };
  expect((await exported()).rows).toEqual([]);
  const made = await app.call('/api/v1/extension-token', { method: 'POST', headers });
  const key: string = made.json().data.extension_api_token;
  expect((await exported()).rows).toEqual([{ created_at: expect.any(String), last_used_at: null }]);
  await app.call('/api/v2', { method: 'POST', payload: { key, action: 'balance' } });
  const { rows, text } = await exported();
  expect(rows).toEqual([{ created_at: expect.any(String), last_used_at: expect.any(String) }]);
  for (const part of [key, key.slice(-8), 'sealed', 'hash']) expect(text).not.toContain(part);
});

test('more entries than a page holds come in pages, each once', async () => {
  const ctx = await testContext(database);
  const { id } = await createAccount(database.db, ctx.panel);
  for (let number = 0; number < 505; number += 1)
    await creditWallet(ctx, {
      type: 'admin',
      wallet: 'cash',
      reason: 'test',
      customerId: id,
      key: String(number),
      amount: money(1n),
    });
  const rows: DataRow[] = [];
  for await (const row of (await collectData(ctx, id)).get('finances')?.() ?? []) rows.push(row);
  expect(new Set(rows.map((row) => row.id)).size).toBe(505);
}, 60_000);

test('a job at the panel, and anything another feature knows of, stands in the way', async () => {
  const running = on(accountClosing, async (_ctx, { blockers }) => {
    blockers.push({ reason: 'orders', count: 2 });
  });
  const ctx = await testContext(database, { listeners: [running] });
  const staff = await createAccount(database.db, ctx.panel, { role: 'support' });
  expect(await closingBlockers(ctx, staff)).toEqual([{ reason: 'staff' }, { reason: 'orders', count: 2 }]);
});

test('closing needs the password, erases the person, ends the sessions and keeps the books', async () => {
  const { id, bearer, headers, email, close } = await visitor();
  await credit(id);
  const ctx = await testContext(database, { panel: root });
  await chargeWallets(ctx, { customerId: id, orderId: id, amount: money(500000000n) });
  await app.call('/api/v1/api-token', { method: 'POST', headers });
  await app.call('/api/v1/youtube-account', {
    method: 'POST',
    headers,
    payload: { youtube_channel_url: '@mine' },
  });
  expect((await close({ current_password: 'wrong' })).statusCode).toBe(422);
  expect((await close()).statusCode).toBe(204);
  await expect.poll(async () => (await profileOf(app, bearer)).statusCode).toBe(401);
  expect((await post(app, '/login', { email, password })).statusCode).toBe(422);

  const account = await accountOf(id);
  expect(account.closed_at).not.toBeNull();
  const kept = JSON.stringify(account, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  for (const personal of [email, 'Robin', 'argon2']) expect(kept).not.toContain(personal);
  for (const table of ['api_token', 'video_channel', 'login_attempt', 'one_time_code'] as const) {
    const left = await database.db
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', id)
      .execute();
    expect([table, left]).toEqual([table, []]);
  }
  const sessions = await database.db
    .selectFrom('session')
    .select(['address', 'user_agent', 'ended_at'])
    .where('account_id', '=', id)
    .execute();
  expect(sessions.every((session) => session.address === '' && session.ended_at !== null)).toBe(true);
  expect(await checkBooks(database.db, ledger.books ?? [])).toEqual([]);
  // The address is free again.
  expect((await signUpVisitor(app, email)).id).not.toBe(id);
});

test('another panel exports and closes nothing', async () => {
  const { id, bearer } = await visitor();
  const headers = { authorization: bearer, host: other.host };
  for (const url of ['/api/v1/account-data/export', '/api/v1/account-data', '/api/v1/account-closing'])
    expect((await app.call(url, { headers })).statusCode).toBe(401);
  const closing = await app.call('/api/v1/account-closing', {
    method: 'POST',
    headers,
    payload: { current_password: password },
  });
  expect([closing.statusCode, (await accountOf(id)).closed_at]).toEqual([401, null]);
});
