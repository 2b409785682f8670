import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { requestOrders } from '../checkout/placing/request-orders.ts';
import { rejectInvoice } from '../invoices/index.ts';
import { markInvoicePaid } from '../invoices/settling/mark-invoice-paid.ts';
import { createMethod } from '../invoices/testing/create-invoice.ts';
import { walletBalances } from '../ledger/index.ts';
import { completeOrder, getOrder, handOverOrder } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { type Customer, newLink, openShop } from '../orders/testing/shop.ts';
import { cancelDripFeed } from './cancel-drip-feed.ts';
import { getDripFeed } from './get-drip-feed.ts';
import { listDripFeeds } from './list-drip-feeds.ts';

const database = await testDatabase();
const shop = await openShop(database);
const service = await shop.service();
const query = { page: 1, per_page: 10 };

/** A drip feed with this many runs of 1 USD each, an hour apart; the first run has started. */
async function feedOf(me: Customer, runs: number): Promise<bigint> {
  const now = me.clock.now();
  const { id } = await me.db
    .insertInto('drip_feed')
    .values({
      panel_id: me.panel.id,
      account_id: me.actor.accountId,
      service_id: service.id,
      link: `https://example.com/${crypto.randomUUID()}`,
      mode: 'flat',
      runs,
      minutes_between_runs: 60,
      quantity: 1000n,
      total_quantity: BigInt(runs) * 1000n,
      status: 'in_processing',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let run = 1; run <= runs; run += 1)
    await insertOrder(me, me.actor.accountId, {
      service_id: service.id,
      status: 'in_processing',
      drip_feed_id: id,
      run,
      starts_at: new Date(now.getTime() + (run - 1) * 3_600_000),
      ...(run === 1 ? { handed_over_at: now } : {}),
    });
  return id;
}

test('a feed shows its runs and what they come to', async () => {
  const me = await shop.customer('10');
  const feedId = await feedOf(me, 3);
  const { data, recordsTotal } = await listDripFeeds(me, query);
  expect(recordsTotal).toBe(1);
  expect(data).toMatchObject([
    { id: Number(feedId), cost: '3', refunded: '0', completed_runs: 0, actions: { cancelable: true } },
  ]);
  const feed = await getDripFeed(me, feedId);
  expect(feed.orders.map(({ run }) => run)).toEqual([1, 2, 3]);
  expect(feed.next_run_at).toBe(feed.orders[1]?.starts_at);
  expect(feed.orders.map(({ is_scheduled }) => is_scheduled)).toEqual([false, true, true]);
  expect((await listDripFeeds(me, { ...query, status: ['canceled'] })).data).toEqual([]);
  expect(
    (await listDripFeeds(me, { ...query, 'search[value]': `\u200b${feed.url.toUpperCase()}` })).data,
  ).toHaveLength(1);
});

test('cancelling pays back the runs not started, once, however often it is asked', async () => {
  const me = await shop.customer('10');
  const feedId = await feedOf(me, 4);
  const answers = await Promise.allSettled([cancelDripFeed(me, feedId), cancelDripFeed(me, feedId)]);
  const canceled = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.canceled : 0));
  expect(canceled.reduce((all, one) => all + one, 0)).toBe(3);
  const { cash } = await walletBalances(me, { customerId: me.actor.accountId });
  expect(cash).toBe(money(900_000_000n));
  const feed = await getDripFeed(me, feedId);
  expect(feed).toMatchObject({ status: 'in_processing', canceled_runs: 3, refunded: '3' });
  expect(feed.actions.cancelable).toBe(false);
  expect(feed.orders[0]?.status).toBe('in_processing');
  await expect(cancelDripFeed(me, feedId)).rejects.toMatchObject({ code: 'wrong_state' });
});

test('its link is taken until its last run has ended, whichever that is', async () => {
  const me = await shop.customer('10');
  const dripped = await shop.service({ drip_feed_is_allowed: true, can_cancel: true });
  const line = { service_id: Number(dripped.id), quantity: 1000, url: newLink() };
  const place = (changes: object = {}) =>
    placeOrders(me, { orderRequest: { orders: [{ ...line, ...changes }] }, idempotencyKey: undefined });
  const placed = await place({
    drip_feed: { runs: 3, minutes_between_runs: 60, mode: 'flat', quantity_step: 0 },
  });
  const [first = 0n, second = 0n] = placed.orders.map(({ id }) => BigInt(id));
  await handOverOrder(me, first);
  const taken = { fields: [{ code: 'link_in_use' }] };
  await expect(place()).rejects.toMatchObject(taken);
  const { data } = await listDripFeeds(me, query);
  await cancelDripFeed(me, BigInt(data[0]?.id ?? 0));
  expect(await getOrder(me, second)).toMatchObject({ status: 'canceled' });
  await expect(place()).rejects.toMatchObject(taken);
  await completeOrder(me, first);
  await place();
});

test('while its payment is looked at it is in review, as its runs are, and found as such', async () => {
  const me = await shop.customer();
  const dripped = await shop.service({ drip_feed_is_allowed: true });
  const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });
  const drip_feed = { runs: 2, minutes_between_runs: 60, mode: 'flat' as const, quantity_step: 0 };
  const body = {
    orders: [{ service_id: Number(dripped.id), quantity: 1000, url: newLink(), drip_feed }],
    payment_method_id: Number(methodId),
  };
  const placed = await requestOrders(me, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const invoiceId = BigInt(placed.data.payment?.invoice_id ?? 0);
  const shown = async () => {
    const { data } = await listDripFeeds(me, query);
    const { status, actions, orders } = await getDripFeed(me, BigInt(data[0]?.id ?? 0));
    const found = async (request: 'unpaid' | 'in_moderation') =>
      (await listDripFeeds(me, { ...query, status: [request] })).recordsFiltered;
    return {
      statuses: [data[0]?.status, status, ...orders.map((run) => run.status)],
      payable: actions.payable,
      found: { unpaid: await found('unpaid'), inReview: await found('in_moderation') },
    };
  };
  const unpaid = {
    statuses: ['unpaid', 'unpaid', 'unpaid', 'unpaid'],
    payable: true,
    found: { unpaid: 1, inReview: 0 },
  };
  expect(await shown()).toEqual(unpaid);
  await markInvoicePaid(me, { invoiceId, accountId: me.actor.accountId, comment: '' });
  expect(await shown()).toEqual({
    statuses: ['in_moderation', 'in_moderation', 'in_moderation', 'in_moderation'],
    payable: false,
    found: { unpaid: 0, inReview: 1 },
  });
  const operator = { ...shop.ctx, actor: { kind: 'system', name: 'operator' } as const };
  await rejectInvoice(operator, { invoiceId, reason: 'nothing came' });
  expect(await shown()).toEqual(unpaid);
});

test('nobody else, and no other panel, can see or cancel it', async () => {
  const me = await shop.customer('10');
  const feedId = await feedOf(me, 2);
  const other = await shop.customer();
  const elsewhere = await (await openShop(database)).customer();
  for (const stranger of [other, { ...me, panel: elsewhere.panel }, elsewhere]) {
    expect((await listDripFeeds(stranger, query)).recordsTotal).toBe(0);
    await expect(getDripFeed(stranger, feedId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(cancelDripFeed(stranger, feedId)).rejects.toMatchObject({ code: 'not_found' });
  }
});
