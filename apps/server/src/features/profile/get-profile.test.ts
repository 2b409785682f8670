import { createHmac } from 'node:crypto';
import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { creditWallet } from '../ledger/index.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { setPanelSecret } from '../settings/index.ts';
import { getProfile } from './get-profile.ts';

const database = await testDatabase();

test('shows no more than can be spent, and every digit to who asks for it', async () => {
  const ctx = await testContext(database);
  const { id } = await createAccount(database.db, ctx.panel);
  const credit = { type: 'admin', reason: 'test', customerId: id } as const;
  await creditWallet(ctx, { ...credit, wallet: 'cash', key: 'one', amount: money(12_99900000n) });
  await creditWallet(ctx, { ...credit, wallet: 'bonus', key: 'two', amount: money(900001n) });
  expect(await getProfile(ctx, { accountId: id })).toMatchObject({ balance: '13.00', currency: 'USD' });
  expect(await getProfile(ctx, { accountId: id, exact: true })).toMatchObject({ balance: '13.00800001' });
});

test('staff carry the permissions of their role', async () => {
  const ctx = await testContext(database);
  const { id } = await createAccount(database.db, ctx.panel, { role: 'editor' });
  const profile = await getProfile(ctx, { accountId: id });
  expect(profile).toMatchObject({
    roles: ['editor'],
    permissions: ['catalogue.manage', 'console.view', 'content.manage'],
  });
});

test('the other panel has no such person', async () => {
  const [ctx, other] = [await testContext(database), await testContext(database)];
  const { id } = await createAccount(database.db, ctx.panel);
  await expect(getProfile(other, { accountId: id })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the chat gets proof of who writes for a confirmed address, from panels that have given their secret', async () => {
  const [ctx, other] = [await testContext(database), await testContext(database)];
  const proven = await createAccount(database.db, ctx.panel, { email: 'robin@people.example' });
  const claimed = await createAccount(database.db, ctx.panel, {
    email: null,
    claimed_email: 'kim@people.example',
  });
  const elsewhere = await createAccount(database.db, other.panel, { email: 'robin@people.example' });
  const hashOf = async (at: typeof ctx, accountId: bigint) =>
    (await getProfile(at, { accountId })).intercom_hash;
  expect(await hashOf(ctx, proven.id)).toBeNull();
  await setPanelSecret(ctx, { name: 'chat', secret: 'from the dashboard' });
  const hash = createHmac('sha256', 'from the dashboard').update('robin@people.example').digest('hex');
  expect(await hashOf(ctx, proven.id)).toBe(hash);
  expect(await hashOf(ctx, claimed.id)).toBeNull();
  expect(await hashOf(other, elsewhere.id)).toBeNull();
});

async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  // Each statement outside of a transaction takes a connection. What is cached is read by others.
  database.pool.on('acquire', count);
  await call().finally(() => database.pool.off('acquire', count));
  return statements;
}

test('one statement reads it all, and what comes as JSON loses no digit and no moment', async () => {
  const shop = await openShop(database);
  const { id: service_id } = await shop.service();
  const customer = await shop.customer('1');
  const { accountId } = customer.actor;
  const line = { service_id: Number(service_id), quantity: 1000, url: newLink() };
  await placeOrders(customer, { orderRequest: { orders: [line] }, idempotencyKey: undefined });
  const credit = { type: 'admin', reason: 'test', customerId: accountId } as const;
  const beyondFloat = 9_007_199_254_740_993n;
  await creditWallet(shop.ctx, { ...credit, wallet: 'cash', key: 'one', amount: money(beyondFloat) });
  const owned = { panel_id: shop.panel.id, account_id: accountId };
  const moment = new Date('2026-02-03T04:05:06.789Z');
  await database.db
    .insertInto('order_summary')
    .values({ ...owned, spent: beyondFloat, last_ended_at: moment })
    .execute();
  await database.db
    .insertInto('social_identity')
    .values([
      { ...owned, provider: 'telegram', subject: '7', label: '@"robin"', created_at: moment },
      { ...owned, provider: 'google', subject: '8', created_at: new Date(moment.getTime() - 1) },
    ])
    .execute();
  await database.db
    .insertInto('video_channel')
    .values({
      ...owned,
      channel_id: 'UCrobin',
      title: 'Rob\\in',
      code: 'MQ-1234',
      verification_code_at: moment,
    })
    .execute();
  const read = () => getProfile(customer, { accountId, exact: true });
  expect(await read()).toMatchObject({
    balance: '90071992.54740993',
    spend: '90071992.54740993',
    last_order: { service: { id: Number(service_id) } },
    social_provider: 'google',
    telegram_username: '@"robin"',
    youtube_accounts: [{ verification_code_at: moment.toISOString(), youtube_channel: { title: 'Rob\\in' } }],
  });
  expect(await statementsOf(read)).toBe(1);
});

test('a role of the panel’s own costs staff one statement more', async () => {
  const ctx = await testContext(database);
  const role = await database.db
    .insertInto('staff_role')
    .values({
      panel_id: ctx.panel.id,
      name: 'Writers',
      permissions: ['content.manage'],
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await createAccount(database.db, ctx.panel, { role: 'custom', staff_role_id: role.id });
  expect(await statementsOf(() => getProfile(ctx, { accountId: id }))).toBe(2);
});
