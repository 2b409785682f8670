import { afterAll, expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { Refusal } from '../../platform/errors.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { invoiceListeners } from '../checkout/settled/invoice-listeners.ts';
import { loopContext } from '../dispatch/testing/paid-orders.ts';
import { checkBooks, creditWallet, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { requestCancel } from '../orders/index.ts';
import { type Customer, newLink, openShop } from '../orders/testing/shop.ts';
import { createSubscription } from './create-subscription.ts';
import { cancelSubscription } from './end-subscription.ts';
import { listeners } from './listeners.ts';
import { startWorld } from './testing/channel.ts';
import { run } from './watching/check-channels.ts';
import { orderForFound } from './watching/order-for-found.ts';
import { wakeSubscriptions } from './watching/wait-for-money.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, { listeners: [...invoiceListeners, ...listeners] });
await db.updateTable('network').set({ watched_by: 'feed' }).where('panel_id', '=', shop.panel.id).execute();
const world = await startWorld(shop.ctx);
afterAll(() => world.stop());
const ctx = { ...shop.ctx, fetch: world.fetch };
const loop = loopContext(ctx);
// Without the rule of one order per link, which would hide a second order for the same publication.
const service = await shop.service({ can_cancel: true, allows_same_link: true });
const price = usd('1');
const line = { service_id: Number(service.id), quantity: 1000 };
const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A refusal is an answer; anything else is not. */
const answered = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

async function subscribed(customer: Customer, count: number) {
  const channels = several(count, () => world.open());
  const ids = [];
  for (const { link } of channels) {
    const request = { url: link, contents_limit: 10, services: [line] };
    ids.push(await createSubscription({ ...customer, fetch: world.fetch }, request, undefined));
  }
  return { channels, ids };
}

/** As if every worker that had taken one had died. */
const makeDue = () =>
  db
    .updateTable('subscription')
    .set({ next_look_at: ctx.clock.now() })
    .where('panel_id', '=', shop.panel.id)
    .where('status', '=', 'in_processing')
    .execute();

/** Workers that still have a subscription in hand which others have taken over. */
async function staleWorkers(): Promise<Promise<void>[]> {
  const held = await db
    .selectFrom('subscription')
    .selectAll()
    .where('panel_id', '=', shop.panel.id)
    .where('status', '=', 'in_processing')
    .execute();
  return held.flatMap((subscription) => several(3, () => orderForFound(ctx, subscription)));
}

const ordersOf = (customer: Customer) =>
  db
    .selectFrom('customer_order')
    .select(['id', 'status', 'charged', 'refunded', 'source', 'link'])
    .where('panel_id', '=', shop.panel.id)
    .where('account_id', '=', customer.actor.accountId)
    .where('status', '<>', 'unpaid')
    .orderBy('id')
    .execute();

test('subscriptions, orders and cancels on one balance at once never overdraw it', async () => {
  const customer = await shop.customer('12');
  const { accountId } = customer.actor;
  const { channels, ids } = await subscribed(customer, 8);
  ctx.clock.advance(60);
  for (const [at, channel] of channels.entries())
    for (const post of several(3, (index) => `post-${at}-${index}`)) channel.publish(post, ctx.clock.now());
  for (let round = 0; round < 4; round += 1) {
    ctx.clock.advance(11 * 60);
    await makeDue();
    const mine = await ordersOf(customer);
    const placed = several(6, () =>
      answered(
        placeOrders(customer, {
          orderRequest: { orders: [{ ...line, url: newLink() }] },
          idempotencyKey: undefined,
        }),
      ),
    );
    const canceled = mine
      .filter(({ status }) => status === 'in_processing')
      .slice(0, 3)
      .flatMap(({ id }) => several(2, () => answered(requestCancel(customer, id))));
    const stale = await staleWorkers();
    const ended = round === 2 ? several(2, () => answered(cancelSubscription(customer, ids[0] ?? 0n))) : [];
    await Promise.all([
      ...several(4, () => run(loop)),
      ...stale,
      ...placed,
      ...canceled,
      ...ended,
      wakeSubscriptions(ctx, { accountId }),
    ]);
  }
  const orders = await ordersOf(customer);
  const kept = orders.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0n);
  const { cash, owed } = await walletBalances(ctx, { customerId: accountId });
  expect([cash + kept, owed]).toEqual([usd('12'), 0n]);
  expect(cash).toBeGreaterThanOrEqual(0n);
  expect(orders.length).toBeGreaterThan(12);
  expect(new Set(orders.map(({ charged }) => charged))).toEqual(new Set([price]));
  const posts = orders.flatMap(({ source, link }) => (source === 'subscription' ? link : []));
  expect(posts.length).toBeGreaterThan(0);
  expect(new Set(posts).size).toBe(posts.length);
  expect(await checkBooks(db, allBooks)).toEqual([]);
}, 120_000);

test('money comes while several workers hold the same subscriptions: each publication is paid once', async () => {
  const customer = await shop.customer('0');
  const { accountId } = customer.actor;
  const { channels } = await subscribed(customer, 4);
  ctx.clock.advance(60);
  for (const channel of channels)
    for (const post of several(5, (index) => `post-${index}`)) channel.publish(post, ctx.clock.now());
  ctx.clock.advance(11 * 60);
  await makeDue();
  await run(loop);
  expect(await ordersOf(customer)).toEqual([]);
  const key = `top-up:${accountId}`;
  await creditWallet(ctx, { type: 'invoiced', methodId: 1n, customerId: accountId, amount: usd('100'), key });
  await Promise.all(await staleWorkers());
  const orders = await ordersOf(customer);
  expect(orders).toHaveLength(20);
  expect(new Set(orders.map(({ link }) => link)).size).toBe(20);
  expect((await walletBalances(ctx, { customerId: accountId })).cash).toBe(usd('80'));
  expect(await checkBooks(db, allBooks)).toEqual([]);
}, 60_000);
