import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { checkBooks, creditWallet, ledger, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { cancelOrder, completeOrder, orders, reportProgress, requestCancel } from '../orders/index.ts';
import { type Customer, newLink, openShop } from '../orders/testing/shop.ts';
import { adapterFor, addParentProvider, findProvider } from '../providers/index.ts';
import { resellerApi } from '../reseller-api/index.ts';
import { dispatchRules } from './books-rules.ts';
import { listeners } from './listeners.ts';
import { passOnCancel } from './pass-on-cancel.ts';
import { run as pollOrders } from './polling/poll-orders.ts';
import { claimOrder } from './sending/claim-order.ts';
import { run as dispatchOrders } from './sending/dispatch-orders.ts';
import { makeChild } from './testing/make-child.ts';
import { loopContext } from './testing/paid-orders.ts';

const database = await testDatabase();
const { db } = database;

/** A panel, its child panel that resells its views with a markup of 50 %, and a customer of the child. */
async function family(ownersCash = '50') {
  const parent = await openShop(database, { listeners, externalRoutes: resellerApi.externalRoutes ?? [] });
  const child = await openShop(database, { listeners, externalRoutes: resellerApi.externalRoutes ?? [] });
  const made = await parent.service({ name: 'Views of the parent', can_cancel: true });
  const owner = await parent.customer(ownersCash);
  const { providerId, synced } = await makeChild(database, {
    parent,
    child,
    owner,
    pattern: 'of the parent',
  });
  expect(synced).toMatchObject({ added: 1 });
  const { service_id } = await db
    .selectFrom('service_source')
    .select('service_id')
    .where('provider_id', '=', providerId)
    .where('offer_number', '=', String(made.id))
    .executeTakeFirstOrThrow();
  const buyer = await child.customer('10');
  const loop = loopContext(child.ctx);
  const buy = async () => {
    const line = { service_id: Number(service_id), quantity: 1000, url: newLink() };
    const placed = await placeOrders(buyer, { orderRequest: { orders: [line] }, idempotencyKey: undefined });
    return BigInt(placed.orders[0]?.id ?? 0);
  };
  const send = async () => {
    child.ctx.clock.advance(120);
    while (await dispatchOrders(loop));
  };
  const poll = async () => {
    child.ctx.clock.advance(120);
    while (await pollOrders(loop));
  };
  return { parent, child, owner, buyer, providerId, loop, buy, send, poll };
}

const ordersOf = ({ panel, actor }: Customer) =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', actor.accountId)
    .orderBy('id')
    .execute();
const cash = async (customer: Customer) =>
  (await walletBalances(customer, { customerId: customer.actor.accountId })).cash;
const dispatchOf = (orderId: bigint) =>
  db.selectFrom('dispatch').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const books = () => checkBooks(db, [...(ledger.books ?? []), ...(orders.books ?? []), ...dispatchRules]);

test('the owner pays above what the buyer pays below; reports and refunds come down', async () => {
  const { parent, owner, buyer, buy, send, poll } = await family();
  await buy();
  await buy();
  await send();
  const [first, second, ...more] = await ordersOf(owner);
  expect(more).toEqual([]);
  if (!first || !second) throw new Error('the parent has no orders');
  expect([await cash(owner), await cash(buyer)]).toEqual([usd('48'), usd('7')]);
  await reportProgress(parent.ctx, { orderId: first.id, startCount: 7n, delivered: 400n });
  await completeOrder(parent.ctx, first.id);
  await cancelOrder(parent.ctx, { orderId: second.id, reason: 'operator', delivered: 250n });
  await poll();
  const sold = new Map((await ordersOf(buyer)).map((order) => [order.link, order]));
  expect(sold.get(first.link)).toMatchObject({ status: 'completed', delivered: 1000n, start_count: 7n });
  expect(sold.get(second.link)).toMatchObject({ status: 'canceled', delivered: 250n });
  expect([await cash(owner), await cash(buyer)]).toEqual([usd('48.75'), usd('8.125')]);
  expect(await books()).toEqual([]);
});

test('placed once, however often it is sent and whoever dies meanwhile', async () => {
  const { child, owner, buyer, providerId, buy, send } = await family();
  const orderId = await buy();
  const now = child.ctx.clock.now();
  await db
    .insertInto('dispatch')
    .values({
      panel_id: child.panel.id,
      order_id: orderId,
      next_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const claim = await claimOrder(child.ctx, orderId);
  const provider = await findProvider(child.ctx, providerId);
  if (!claim || !provider) throw new Error('there is nothing to send');
  // Sent twice at once and both workers died before recording the answer: it is sent again, never `unknown`.
  const answers = await Promise.all([
    adapterFor(child.ctx, provider).place(claim.order),
    adapterFor(child.ctx, provider).place(claim.order),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await send();
  expect(await dispatchOf(orderId)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(await ordersOf(owner)).toHaveLength(1);
  expect([await cash(owner), await cash(buyer)]).toEqual([usd('49'), usd('8.5')]);
  expect(await books()).toEqual([]);
});

test('an owner without money keeps the order waiting; it goes on after a top-up', async () => {
  const { owner, buy, send, child } = await family('0.5');
  const orderId = await buy();
  await send();
  expect(await dispatchOf(orderId)).toMatchObject({ state: 'ready' });
  expect(await ordersOf(owner)).toEqual([]);
  await creditWallet(owner, {
    type: 'bonus',
    customerId: owner.actor.accountId,
    amount: usd('1'),
    key: `more:${owner.actor.accountId}`,
  });
  child.ctx.clock.advance(3600);
  await send();
  expect(await dispatchOf(orderId)).toMatchObject({ state: 'sent' });
});

test('a cancellation is passed up and its refund comes down', async () => {
  const { child, owner, buyer, buy, send, poll } = await family();
  const orderId = await buy();
  await send();
  await requestCancel(buyer, orderId);
  await passOnCancel(child.ctx, { orderId });
  await passOnCancel(child.ctx, { orderId });
  await poll();
  expect(await ordersOf(buyer)).toMatchObject([{ status: 'canceled', refunded: usd('1.5') }]);
  expect([await cash(owner), await cash(buyer)]).toEqual([usd('50'), usd('10')]);
});

test('only one’s own parent, only an account of it, and not while it is frozen', async () => {
  const { child, owner, providerId, buy, send } = await family();
  const stranger = await openShop(database);
  await expect(
    addParentProvider(child.ctx, { name: 'Parent', accountId: (await stranger.customer()).actor.accountId }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    addParentProvider(stranger.ctx, { name: 'Parent', accountId: owner.actor.accountId }),
  ).rejects.toMatchObject({ code: 'not_found' });
  const orderId = await buy();
  await db
    .updateTable('account')
    .set({ frozen_at: child.ctx.clock.now() })
    .where('id', '=', owner.actor.accountId)
    .execute();
  await send();
  expect(await dispatchOf(orderId)).toMatchObject({ state: 'rejected', message: 'Invalid API key' });
  expect(await ordersOf(owner)).toEqual([]);
  expect(await findProvider(stranger.ctx, providerId)).toBeUndefined();
});
