import { booksRuleNames } from '@marquee/domain/money/books-rules.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { checkBooks, creditWallet, ledger, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import {
  answerRefill,
  askRefill,
  cancelOrder,
  completeOrder,
  listRefillRequests,
  orders,
  reportProgress,
  requestCancel,
} from '../orders/index.ts';
import { type Customer, newLink, openShop, type Shop } from '../orders/testing/shop.ts';
import { addParentProvider, findProvider } from '../providers/index.ts';
import { resellerApi } from '../reseller-api/index.ts';
import { askForRefill } from './ask-for-refill.ts';
import { dispatchRules } from './books-rules.ts';
import { listeners } from './listeners.ts';
import { passOnCancel } from './pass-on-cancel.ts';
import { run as pollOrders } from './polling/poll-orders.ts';
import { run as pollRefills } from './polling/poll-refills.ts';
import { claimOrder } from './sending/claim-order.ts';
import { run as dispatchOrders } from './sending/dispatch-orders.ts';
import { run as fundOrders } from './sending/fund-orders.ts';
import { makeChild } from './testing/make-child.ts';
import { loopContext } from './testing/paid-orders.ts';

const database = await testDatabase();
const { db } = database;

/** A panel, its child panel that resells its views with a markup of 50 %, and a customer of the child. */
async function family(ownersCash = '50', values: Parameters<Shop['service']>[0] = {}) {
  const parent = await openShop(database, { listeners, externalRoutes: resellerApi.externalRoutes ?? [] });
  const child = await openShop(database, { listeners, externalRoutes: resellerApi.externalRoutes ?? [] });
  const made = await parent.service({ name: 'Views of the parent', can_cancel: true, ...values });
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
  const fund = () => fundOrders(loop);
  return { parent, child, owner, buyer, providerId, loop, buy, send, poll, fund };
}

const pickedUp = async ({ panel, ctx }: Shop, orderId: bigint) => {
  const now = ctx.clock.now();
  const times = { next_at: now, created_at: now, updated_at: now };
  await db
    .insertInto('dispatch')
    .values({ panel_id: panel.id, order_id: orderId, ...times })
    .execute();
};
const sendNow = async ({ ctx }: Shop) => {
  while (await dispatchOrders(loopContext(ctx)));
};
const topUp = (customer: Customer, amount: string) =>
  creditWallet(customer, {
    type: 'bonus',
    customerId: customer.actor.accountId,
    amount: usd(amount),
    key: `more:${customer.actor.accountId}:${amount}`,
  });
const sourceOf = (serviceId: bigint) =>
  db
    .selectFrom('service_source')
    .select('offer_number')
    .where('service_id', '=', serviceId)
    .executeTakeFirstOrThrow();
const eventsOf = (orderId: bigint) =>
  db.selectFrom('order_event').select('kind').where('order_id', '=', orderId).execute();
const noticesTo = ({ panel, actor }: Customer) =>
  db
    .selectFrom('notification')
    .select(['kind', 'notice'])
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', actor.accountId)
    .execute();
const statesOf = async ({ panel }: Shop) => {
  const rows = await db
    .selectFrom('dispatch')
    .select('state')
    .where('panel_id', '=', panel.id)
    .orderBy('order_id')
    .execute();
  return rows.map(({ state }) => state);
};

const ordersOf = ({ panel, actor, db }: Customer) =>
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

test('claimed, placed, charged and recorded in one transaction: whatever fails undoes all of it', async () => {
  const { child, owner, buyer, buy, loop, send } = await family();
  const orderId = await buy();
  await pickedUp(child, orderId);
  child.ctx.clock.advance(1);
  const dies = inTransaction(child.ctx, async (tx) => {
    expect(await claimOrder(tx, orderId)).toBe('placed');
    expect(await ordersOf({ ...owner, db: tx.db })).toHaveLength(1);
    throw new Error('the worker dies');
  });
  await expect(dies).rejects.toThrow('the worker dies');
  expect(await dispatchOf(orderId)).toMatchObject({ state: 'ready', attempts: 0, number: null });
  expect(await ordersOf(owner)).toEqual([]);
  expect([await cash(owner), await cash(buyer)]).toEqual([usd('50'), usd('8.5')]);
  expect(await books()).toEqual([]);
  // Two workers at once: one places it, the other finds nothing to do.
  const both = await Promise.all([claimOrder(child.ctx, orderId), claimOrder(child.ctx, orderId)]);
  expect(both.toSorted()).toEqual(['placed', undefined]);
  await dispatchOrders(loop);
  await send();
  const [placed] = await ordersOf(owner);
  expect(await dispatchOf(orderId)).toMatchObject({
    state: 'sent',
    attempts: 1,
    number: String(placed?.id),
    cost: usd('1'),
    is_cost_reported: true,
  });
  expect(await ordersOf(owner)).toHaveLength(1);
  expect([await cash(owner), await cash(buyer)]).toEqual([usd('49'), usd('8.5')]);
  expect(await books()).toEqual([]);
});

test('a refusal of the parent undoes what was begun there and is recorded as that of any provider', async () => {
  const { owner, buyer, buy, send } = await family();
  const orderId = await buy();
  const [{ service_id = 0n, link = '' } = {}] = await ordersOf(buyer);
  // The owner has an order for the same link already.
  const { offer_number } = await sourceOf(service_id);
  const line = { service_id: Number(offer_number), quantity: 1000, url: link };
  await placeOrders(owner, { orderRequest: { orders: [line] }, idempotencyKey: undefined });
  await send();
  expect(await dispatchOf(orderId)).toMatchObject({ state: 'ready', attempts: 1, unfunded_cost: null });
  expect((await dispatchOf(orderId)).message).toMatch(/active order with this link/);
  expect(await ordersOf(owner)).toHaveLength(1);
  expect(await books()).toEqual([]);
});

test('orders wait for the owner’s money and go on seconds after it arrives, the oldest first', async () => {
  const { parent, child, owner, buyer, buy, send, fund } = await family('0.5');
  const [first, second, third] = [await buy(), await buy(), await buy()];
  await send();
  for (const orderId of [first, second, third])
    expect(await dispatchOf(orderId)).toMatchObject({ state: 'ready', attempts: 0, number: null });
  expect((await dispatchOf(first)).message).toBe(
    'Waits for money: it costs the owner 1 USD in the parent panel, and 0.5 USD is there.',
  );
  expect(await ordersOf(owner)).toEqual([]);
  // To its customer it is an order that waits like any other.
  expect(await ordersOf(buyer)).toMatchObject(
    [first, second, third].map((id) => ({ id, status: 'in_processing', handed_over_at: null })),
  );
  expect(await eventsOf(first)).toEqual([]);
  await fund();
  await fund();
  const notices = await noticesTo(owner);
  expect(notices).toMatchObject([{ kind: 'child-orders-waiting' }]);
  expect(JSON.stringify(notices[0]?.notice)).toContain(String(usd('2.5')));
  await topUp(owner, '1.5');
  await fund();
  await sendNow(child);
  expect(await statesOf(child)).toEqual(['sent', 'sent', 'ready']);
  expect(await cash(owner)).toBe(usd('0'));
  // Whoever comes later queues up, and a day later the owner hears of it again.
  const fourth = await buy();
  child.ctx.clock.advance(86_400);
  await sendNow(child);
  await fund();
  expect(await dispatchOf(fourth)).toMatchObject({ state: 'ready', attempts: 0 });
  expect(await noticesTo(owner)).toHaveLength(2);
  // Nobody has it, so its customer may cancel it at any time.
  await requestCancel(buyer, third);
  // The end of an order above gives money back, and that is enough.
  const [above] = await ordersOf(owner);
  await cancelOrder(parent.ctx, { orderId: above?.id ?? 0n, reason: 'operator' });
  await fund();
  await sendNow(child);
  expect(await statesOf(child)).toEqual(['sent', 'sent', 'ended', 'sent']);
  expect(await books()).toEqual([]);
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

test('the books see an order that stands on one side only, and one that was charged otherwise', async () => {
  const { child, buy, send } = await family();
  const [first, second] = [await buy(), await buy()];
  await send();
  expect(await books()).toEqual([]);
  // They are sent at once, so either may be the first above.
  const [{ number: above }, { number: other }] = [await dispatchOf(first), await dispatchOf(second)];
  await db
    .updateTable('dispatch')
    .set({ cost: usd('0.9') })
    .where('order_id', '=', first)
    .execute();
  await db.updateTable('dispatch').set({ number: '77' }).where('order_id', '=', second).execute();
  const findings = await books();
  const [one, known] = booksRuleNames.filter((name) => name.includes('parent panel'));
  expect(findings.map(({ rule, panelId }) => [rule, panelId])).toEqual([
    [one, child.panel.id],
    [one, child.panel.id],
    [known, child.panel.id],
  ]);
  expect(findings[0]?.detail).toContain(`order ${first} stands in the parent panel as order ${above}`);
  await db
    .updateTable('dispatch')
    .set({ cost: usd('1') })
    .where('order_id', '=', first)
    .execute();
  await db.updateTable('dispatch').set({ number: other }).where('order_id', '=', second).execute();
  expect(await books()).toEqual([]);
});

test('a change above is heard of a second later, without asking in between', async () => {
  const { parent, child, owner, buyer, loop, buy, send } = await family();
  const orderId = await buy();
  await send();
  const [above] = await ordersOf(owner);
  const aboveId = above?.id ?? 0n;
  const next = async () => (await dispatchOf(orderId)).next_poll_at?.getTime() ?? 0;
  // It is asked about a quarter of an hour later at the earliest.
  expect((await next()) - child.ctx.clock.now().getTime()).toBeGreaterThan(600_000);
  parent.ctx.clock.set(child.ctx.clock.now());
  await reportProgress(parent.ctx, { orderId: aboveId, startCount: 5n, delivered: 300n });
  expect(await next()).toBe(child.ctx.clock.now().getTime());
  await pollOrders(loop);
  expect(await ordersOf(buyer)).toMatchObject([{ delivered: 300n, start_count: 5n }]);
  // Canceled above after a part: the child's customer gets the rest back at the loop's next turn.
  await cancelOrder(parent.ctx, { orderId: aboveId, reason: 'operator', delivered: 600n });
  await pollOrders(loop);
  expect(await ordersOf(buyer)).toMatchObject([
    { status: 'canceled', delivered: 600n, refunded: usd('0.6') },
  ]);
  expect([await cash(owner), await cash(buyer)]).toEqual([usd('49.4'), usd('9.1')]);
  expect(await books()).toEqual([]);
});

test('a refill is passed up, and its end comes down by itself', async () => {
  const { parent, child, owner, buyer, loop, buy, send } = await family('50', { has_refill: true });
  const orderId = await buy();
  await send();
  const [above] = await ordersOf(owner);
  parent.ctx.clock.set(child.ctx.clock.now());
  await completeOrder(parent.ctx, above?.id ?? 0n);
  await pollOrders(loop);
  const refillId = await askRefill(buyer, orderId);
  await askForRefill(child.ctx, { refillId });
  const asked = await db
    .selectFrom('refill_request')
    .select('id')
    .where('order_id', '=', above?.id ?? 0n)
    .executeTakeFirstOrThrow();
  await answerRefill(parent.ctx, { refillId: asked.id, status: 'completed' });
  await pollRefills(loop);
  expect(await listRefillRequests(buyer, orderId)).toMatchObject([{ status: 'completed' }]);
});

test('three levels: each link is one transaction of its own, and a middle owner without money holds up what is above', async () => {
  const { parent, child, owner, loop, send, fund } = await family('0.5');
  const grandchild = await openShop(database, {
    listeners,
    externalRoutes: resellerApi.externalRoutes ?? [],
  });
  const middle = await child.customer('20');
  const { providerId } = await makeChild(database, {
    parent: child,
    child: grandchild,
    owner: middle,
    pattern: 'of the parent',
  });
  const { service_id } = await db
    .selectFrom('service_source')
    .select('service_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  const customer = await grandchild.customer('10');
  const line = { service_id: Number(service_id), quantity: 1000, url: newLink() };
  await placeOrders(customer, { orderRequest: { orders: [line] }, idempotencyKey: undefined });
  await send();
  // The first link stands; the second waits for its owner, and undoes nothing below.
  expect(await ordersOf(middle)).toMatchObject([{ status: 'in_processing', charged: usd('1.5') }]);
  expect(await ordersOf(owner)).toEqual([]);
  expect(await books()).toEqual([]);
  await topUp(owner, '2');
  await fund();
  await sendNow(child);
  const [top] = await ordersOf(owner);
  expect(top).toMatchObject({ charged: usd('1') });
  expect([await cash(customer), await cash(middle)]).toEqual([usd('7.75'), usd('18.5')]);
  parent.ctx.clock.set(child.ctx.clock.now());
  await cancelOrder(parent.ctx, { orderId: top?.id ?? 0n, reason: 'operator', delivered: 500n });
  // One turn of the loop for each level.
  await pollOrders(loop);
  await pollOrders(loop);
  expect(await ordersOf(customer)).toMatchObject([
    { status: 'canceled', delivered: 500n, refunded: usd('1.125') },
  ]);
  expect([await cash(customer), await cash(middle)]).toEqual([usd('8.875'), usd('19.25')]);
  expect(await books()).toEqual([]);
});

test('two families at once, buying and canceling: nobody waits in a circle, and the books are clean', async () => {
  const families = [await family('40'), await family('40')];
  const work = families.flatMap(({ parent, child, owner, loop, buy, buyer }) => [
    ...Array.from({ length: 6 }, () => buy()),
    ...Array.from({ length: 4 }, async () => {
      await dispatchOrders(loop);
      for (const { id } of await ordersOf(owner))
        await cancelOrder(parent.ctx, { orderId: id, reason: 'operator', delivered: 100n });
      child.ctx.clock.advance(30);
      await pollOrders(loop);
      for (const { id } of await ordersOf(buyer)) await requestCancel(buyer, id).catch(() => undefined);
    }),
  ]);
  await Promise.all(work);
  expect(await books()).toEqual([]);
});
