import { money } from '@marquee/domain/money/money.ts';
import { loadEnglish } from '@marquee/i18n/load-phrases.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkBooks, creditWallet, ledger } from '../ledger/index.ts';
import { linkedCards } from '../linked-cards/index.ts';
import { orders } from '../orders/index.ts';
import { password, post, provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { uploads } from '../uploads/index.ts';
import { plantPerson } from './testing/plant-person.ts';

const profile = await loadEnglish('profile');

const database = await testDatabase();
const app = await testApp(database);
const { db } = database;
beforeAll(() => switchCaptchaOff(database));
const root = await rootPanel(database);

async function leaver() {
  const person = await provenVisitor(app, database);
  const closing = async () =>
    (await app.call('/api/v1/account-closing', { headers: person.headers })).json().data;
  const close = (body: object = {}) =>
    post(
      app,
      '/api/v1/account-closing',
      { current_password: password, ...body },
      { headers: person.headers },
    );
  return { ...person, closing, close };
}

/** Runs all queued jobs twice: the second run must change nothing. */
async function runJobs(): Promise<void> {
  const ctx = await testContext(database, { panel: root });
  const jobs: JobDefinition[] = [orders, linkedCards, uploads].flatMap((feature) => feature.jobs ?? []);
  for (const definition of jobs.filter(({ cron }) => !cron)) {
    const { handle } = await definition.load();
    for (const payload of await sentJobs(db, definition)) for (const _ of [1, 2]) await handle(ctx, payload);
  }
}

async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
     where table_schema = 'public' and column_name = ${column} order by 1`.execute(db);
  return rows.map(({ table_name }) => table_name);
}

async function tablesThatSay(text: string): Promise<string[]> {
  const given: string[] = [];
  for (const table of await tablesWith('panel_id')) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(table)} as t where t::text like ${`%${text}%`}) as found`.execute(
      db,
    );
    if (rows[0]?.found) given.push(table);
  }
  return given;
}

/** Rows of a closed account that the books need, without personal data. */
const kept = [
  ...['customer_order', 'drip_feed', 'invoice', 'linked_card', 'order_group', 'order_tally', 'order_widget'],
  ...['campaign_subscription', 'child_panel', 'service_purchase', 'session', 'subscription', 'withdrawal'],
];
/** Tables without test data: they hold no personal text, or only for an hour. */
const wordless = [
  'account_freeze',
  'bulk_job',
  'catalogue_change',
  'channel_connect_attempt',
  'channel_quota_use',
  'console_view',
  'coupon_redemption',
  'extension_token',
  'order_summary',
  'passkey_challenge',
  'social_flow',
  'sign_in_challenge',
  'wallet_adjustment',
  'widget_reward',
];
const emptied = [
  ...[
    'account_grade',
    'api_token',
    'campaign',
    'favorite',
    'grade_change',
    'keyword_allowance',
    'keyword_lookup',
    'keyword_search',
    'login_attempt',
    'marketing_source',
    'notification',
    'one_time_code',
    'passkey',
    'recovery_code',
    'reward_notice',
  ],
  ...[
    'free_trial',
    'free_trial_start',
    'review',
    'saved_link',
    'service_access',
    'custom_price',
    'social_identity',
    'ticket',
    'ticket_message',
    'totp_secret',
    'verification',
  ],
  ...['channel_connection', 'verification_document', 'video_channel', 'webhook', 'webhook_delivery'],
];

test('every table that names an account has been thought of', async () => {
  expect(await tablesWith('account_id')).toEqual([...kept, ...wordless, ...emptied].sort());
});

test('who leaves is told what is under way, takes everything along, and nothing of them is left', async () => {
  const { id, email, headers, closing, close } = await leaver();
  const { mark, finish } = await plantPerson(db, root, id);
  await app.call('/api/v1/api-token', { method: 'POST', headers });
  expect((await closing()).blockers).toEqual([
    { reason: 'invoices', count: 1 },
    { reason: 'orders', count: 1 },
    { reason: 'child-panels', count: 1 },
    { reason: 'drip-feeds', count: 1 },
    { reason: 'subscriptions', count: 1 },
  ]);
  const refused = await close();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'account_in_use']);

  const everything = (await app.call('/api/v1/account-data/export', { headers })).json();
  for (const kind of [
    'account',
    'orders',
    'drip-feeds',
    'subscriptions',
    'invoices',
    'withdrawals',
    'tickets',
    'saved-links',
    'keyword-searches',
    'order-widgets',
    'child-panels',
    'campaigns',
    'notifications',
  ])
    expect([kind, JSON.stringify(everything[kind])]).toEqual([kind, expect.stringContaining(mark)]);
  const { panel: _panel, exported_at: _at, ...kinds } = everything;
  expect(Object.keys(kinds).filter((kind) => !(kind in profile.data.kinds))).toEqual([]);
  expect(everything.orders).toHaveLength(3);
  expect(everything.cards).toMatchObject([{ brand: 'Visa', last_digits: '4242' }]);
  expect(everything.verification).toMatchObject([{ step: 'selfie', original_name: mark }]);
  expect(everything.favorites).toMatchObject([{ service: 'Service' }]);

  await finish();
  await db.updateTable('outbox_mail').set({ status: 'sent' }).execute();
  expect((await close()).statusCode).toBe(204);
  await runJobs();

  expect((await tablesThatSay(mark)).filter((table) => table !== 'outbox_mail')).toEqual([]);
  expect((await tablesThatSay(email)).filter((table) => table !== 'outbox_mail')).toEqual([]);
  const mails = await db
    .selectFrom('outbox_mail')
    .select('template')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([{ template: 'account-closed' }]);
  for (const table of emptied) {
    const { rows } = await sql`select from ${sql.table(table)} where account_id = ${id}`.execute(db);
    expect([table, rows.length]).toEqual([table, 0]);
  }
  for (const table of kept) {
    const { rows } = await sql`select from ${sql.table(table)} where account_id = ${id}`.execute(db);
    expect([table, rows.length > 0]).toEqual([table, true]);
  }
  const [card] = await db.selectFrom('linked_card').selectAll().where('account_id', '=', id).execute();
  expect(card).toMatchObject({
    status: 'removed',
    gateway_card: null,
    gateway_customer: null,
    last_digits: '',
  });
});

test('money left behind has to be named to the last digit, and the books know where it went', async () => {
  const { id, closing, close } = await leaver();
  const ctx = await testContext(database, { panel: root });
  const credit = { reason: 'test', customerId: id } as const;
  await creditWallet(ctx, {
    ...credit,
    type: 'admin',
    wallet: 'cash',
    key: `a${id}`,
    amount: money(500000001n),
  });
  await creditWallet(ctx, { ...credit, type: 'admin', wallet: 'bonus', key: `b${id}`, amount: money(1n) });
  await creditWallet(ctx, { ...credit, type: 'referral', key: `c${id}`, amount: money(2n) });
  await creditWallet(ctx, { ...credit, type: 'task', key: `d${id}`, amount: money(3n) });
  expect(await closing()).toEqual({ blockers: [], balance: '5.00000007' });
  for (const body of [{}, { give_up_balance: '5' }, { give_up_balance: '5.00000008' }]) {
    const answer = await close(body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['give_up_balance']]);
  }
  const answers = await Promise.all([1, 2, 3].map(() => close({ give_up_balance: '5.00000007' })));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  const wallets = await db
    .selectFrom('ledger_account')
    .select(['debits', 'credits'])
    .where('owner_type', '=', 'customer')
    .where('owner_id', '=', id)
    .execute();
  expect(wallets.every(({ debits, credits }) => debits === credits)).toBe(true);
  expect(await checkBooks(db, ledger.books ?? [])).toEqual([]);
});

test('what somebody of the same number has on another panel stays', async () => {
  const other = await createHostedPanel(database);
  const { id, close } = await leaver();
  const neighbour = await db
    .insertInto('account')
    .values({ panel_id: other.id, id, email: 'neighbour@people.example', name: 'Neighbour' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const planted = await plantPerson(db, other, neighbour.id);
  expect((await close()).statusCode).toBe(204);
  await runJobs();
  const said = await tablesThatSay(planted.mark);
  for (const table of ['account', 'customer_order', 'drip_feed', 'invoice', 'ticket_message', 'withdrawal'])
    expect(said).toContain(table);
});
