import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Listener, on } from '../../../platform/events/events.ts';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { checkBooks, walletBalances } from '../../ledger/index.ts';
import { completeOrders, orderEnded, orders, reportProgressOfAll } from '../../orders/index.ts';
import { notifyOrderEndedJob } from '../../orders/notices/notify-order-ended.job.ts';
import { dispatchRules } from '../books-rules.ts';
import { listeners } from '../listeners.ts';
import { run as dispatchOrders } from '../sending/dispatch-orders.ts';
import { deliverable, loopContext, paidOrders } from '../testing/paid-orders.ts';
import { run as pollOrders } from './poll-orders.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();

/** Orders of 100 pieces for 1 USD each that the provider has taken, and what it says about all of them at once. */
async function sentOrders(count: number, also: readonly Listener[] = []) {
  const ctx = await testContext(database, { listeners: [...listeners, ...also] });
  const { url, key } = remote;
  const { service } = await deliverable(ctx, [{ name: 'Upstream', adapter: 'smm_v2', url, key }]);
  const links = Array.from({ length: count }, (_, place) => `https://example.com/${ctx.panel.id}/${place}`);
  const { account, orderIds } = await paidOrders(ctx, service.id, links);
  const loop = loopContext(ctx);
  const numbers = () =>
    db
      .selectFrom('dispatch')
      .select(['order_id', 'number'])
      .where('panel_id', '=', ctx.panel.id)
      .where('state', '=', 'sent')
      .orderBy('order_id')
      .execute();
  // On a busy machine a provider's answer may come too late; such an order is sent again later.
  for (let turn = 0; turn < 20 && (await numbers()).length < count; turn += 1) {
    while (await dispatchOrders(loop));
    ctx.clock.advance(60);
  }
  const sent = await numbers();
  expect(sent).toHaveLength(count);
  const report = async (answers: readonly object[]) => {
    const entries = sent.map(({ number }, place) => [number, answers[place] ?? answers.at(-1)]);
    remote.replies.set('status', () => Object.fromEntries(entries));
    ctx.clock.advance(120);
    await pollOrders(loop);
    remote.replies.clear();
  };
  const states = () =>
    db
      .selectFrom('customer_order as ordered')
      .innerJoin('dispatch', (join) =>
        join
          .onRef('dispatch.panel_id', '=', 'ordered.panel_id')
          .onRef('dispatch.order_id', '=', 'ordered.id'),
      )
      .select(['ordered.status', 'ordered.delivered', 'ordered.refunded', 'dispatch.state'])
      .where('ordered.panel_id', '=', ctx.panel.id)
      .orderBy('ordered.id')
      .execute();
  const findings = async () =>
    (await checkBooks(db, [...(orders.books ?? []), ...dispatchRules])).filter(
      ({ panelId }) => panelId === ctx.panel.id,
    );
  return { ctx, account, orderIds, report, states, findings };
}

const eventsOf = (panelId: bigint, orderId: bigint) =>
  db
    .selectFrom('order_event')
    .select(['kind', 'delivered'])
    .where('panel_id', '=', panelId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

test('what one answer completes is completed together: money, counts, guarantee, timeline and one notice each', async () => {
  const { ctx, account, orderIds, report, states, findings } = await sentOrders(12);
  await report([{ status: 'Completed', remains: '0', start_count: '5' }]);
  expect(await states()).toEqual(
    orderIds.map(() => ({ status: 'completed', delivered: 100n, refunded: 0n, state: 'ended' })),
  );
  const { rows: written } = await sql<{ transactions: number; counted: number; guaranteed: number }>`
    select count(distinct xmin::text)::int as transactions,
           count(*) filter (where start_count = 5)::int as counted,
           count(*) filter (where guarantee_until = completed_at + interval '720 hours')::int as guaranteed
      from customer_order where panel_id = ${ctx.panel.id}`.execute(db);
  expect(written).toEqual([{ transactions: 1, counted: 12, guaranteed: 12 }]);
  const revenue = await db
    .selectFrom('ledger_txn')
    .select(['idem_key', 'ref_id'])
    .where('panel_id', '=', ctx.panel.id)
    .where('type', '=', 'revenue')
    .orderBy('ref_id')
    .execute();
  expect(revenue).toEqual(orderIds.map((id) => ({ idem_key: `revenue:${id}:100000000`, ref_id: id })));
  const summary = await db
    .selectFrom('order_summary')
    .select(['spent', 'completed_orders'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  expect(summary).toEqual({ spent: 1_200_000_000n, completed_orders: 12n });
  const bought = await db
    .selectFrom('service_purchase')
    .select('completed_orders')
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(bought).toEqual([{ completed_orders: 12 }]);
  for (const id of orderIds)
    expect((await eventsOf(ctx.panel.id, id)).slice(-2)).toEqual([
      { kind: 'started', delivered: 0n },
      { kind: 'completed', delivered: 100n },
    ]);
  const told = (await sentJobs(db, notifyOrderEndedJob)).filter(({ panelId }) => panelId === ctx.panel.id);
  expect(told.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted());
  expect(await findings()).toEqual([]);
});

test('one answer with everything in it: each order goes its own way, and lies change nothing', async () => {
  const { ctx, account, report, states, findings } = await sentOrders(8);
  await report([{ status: 'In progress', remains: '60', start_count: '9' }]);
  await report([
    { status: 'Completed', remains: '0' },
    { status: 'In progress', remains: '90' },
    { status: 'In progress', remains: '5000' },
    { status: 'In progress', remains: '-7' },
    { status: 'Partial', remains: '30' },
    { status: 'Canceled', remains: '100' },
    { status: 'Partial', remains: '101' },
    { status: 'Completed', remains: '80' },
  ]);
  expect(await states()).toEqual([
    { status: 'completed', delivered: 100n, refunded: 0n, state: 'ended' },
    { status: 'in_processing', delivered: 40n, refunded: 0n, state: 'sent' },
    { status: 'in_processing', delivered: 40n, refunded: 0n, state: 'sent' },
    { status: 'in_processing', delivered: 100n, refunded: 0n, state: 'sent' },
    { status: 'canceled', delivered: 70n, refunded: 30_000_000n, state: 'ended' },
    { status: 'canceled', delivered: 0n, refunded: 100_000_000n, state: 'ended' },
    { status: 'in_processing', delivered: 40n, refunded: 0n, state: 'unknown' },
    { status: 'completed', delivered: 100n, refunded: 0n, state: 'ended' },
  ]);
  expect((await walletBalances(ctx, { customerId: account.id })).cash).toBe(130_000_000n);
  expect(await findings()).toEqual([]);
});

test('orders canceled before anything was delivered are refunded together, once', async () => {
  const { ctx, account, report, states, findings } = await sentOrders(6);
  await report([{ status: 'Canceled', remains: '100' }]);
  await report([{ status: 'Canceled', remains: '100' }]);
  expect((await states()).map(({ status, refunded }) => [status, refunded])).toEqual(
    Array.from({ length: 6 }, () => ['canceled', 100_000_000n]),
  );
  expect((await walletBalances(ctx, { customerId: account.id })).cash).toBe(600_000_000n);
  expect(await findings()).toEqual([]);
});

test('an order with a trouble of its own keeps no other waiting, and the provider is not blamed', async () => {
  let troubled: bigint | undefined;
  const trouble = on(orderEnded, async (_, { orderId }) => {
    if (orderId === troubled) throw new Error('a listener fails');
  });
  const { ctx, orderIds, report, states, findings } = await sentOrders(5, [trouble]);
  troubled = orderIds[2];
  await report([{ status: 'Completed' }]);
  const ended = async () => (await states()).map(({ status }) => status);
  expect(await ended()).toEqual(['completed', 'completed', 'in_processing', 'completed', 'completed']);
  const provider = await db
    .selectFrom('provider')
    .select(['failures', 'open_until'])
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  expect(provider).toMatchObject({ failures: 0, open_until: null });
  troubled = undefined;
  await report([{ status: 'Completed' }]);
  expect(await ended()).toEqual(orderIds.map(() => 'completed'));
  expect(await findings()).toEqual([]);
});

test('workers that hear the same at the same moment complete every order once', async () => {
  const { ctx, orderIds, findings } = await sentOrders(20);
  const halves = [orderIds.slice(0, 15), orderIds.slice(5).toReversed(), orderIds, orderIds.slice(9, 12)];
  const completions = halves.map((ids) => ids.map((orderId) => ({ orderId, startCount: 5n })));
  const done = await Promise.all(completions.map((completed) => completeOrders(ctx, completed)));
  expect(done.flatMap((ids) => [...ids]).toSorted()).toEqual(orderIds.toSorted());
  for (const orderId of orderIds)
    expect((await eventsOf(ctx.panel.id, orderId)).map(({ kind }) => kind)).toEqual([
      'sent',
      'started',
      'completed',
    ]);
  expect(await findings()).toEqual([]);
});

test('the last report counts the start only of an order whose start nobody has counted', async () => {
  const { ctx, orderIds } = await sentOrders(3);
  const [counted = 0n, delivered = 0n, uncounted = 0n] = orderIds;
  await reportProgressOfAll(ctx, [
    { orderId: counted, delivered: 0n, startCount: 40n },
    { orderId: delivered, delivered: 30n },
  ]);
  await completeOrders(ctx, [
    { orderId: counted, startCount: 5n },
    { orderId: delivered, startCount: 6n },
    { orderId: uncounted, startCount: -7n },
  ]);
  const rows = await db
    .selectFrom('customer_order')
    .select(['start_count', 'delivered', 'status'])
    .where('panel_id', '=', ctx.panel.id)
    .orderBy('id')
    .execute();
  const ended = { delivered: 100n, status: 'completed' };
  expect(rows).toEqual([
    { ...ended, start_count: 40n },
    { ...ended, start_count: 6n },
    { ...ended, start_count: null },
  ]);
  const kinds = async (orderId: bigint) => (await eventsOf(ctx.panel.id, orderId)).map(({ kind }) => kind);
  expect(await Promise.all(orderIds.map(kinds))).toEqual([
    ['sent', 'started', 'completed'],
    ['sent', 'started', 'completed'],
    ['sent', 'completed'],
  ]);
});

test('two reports of one order in one batch: what goes furthest counts, and one line tells of it', async () => {
  const { ctx, orderIds } = await sentOrders(1);
  const [orderId = 0n] = orderIds;
  const changed = await reportProgressOfAll(ctx, [
    { orderId, delivered: 70n, startCount: 12n },
    { orderId, delivered: 20n },
    { orderId, delivered: 5_000n, startCount: 11n },
  ]);
  expect(changed).toBe(1);
  const progress = (await eventsOf(ctx.panel.id, orderId)).filter(({ kind }) => kind !== 'sent');
  expect(progress).toEqual([{ kind: 'started', delivered: 100n }]);
  const order = await db
    .selectFrom('customer_order')
    .select(['delivered', 'start_count', 'status'])
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  expect(order).toEqual({ delivered: 100n, start_count: 11n, status: 'in_processing' });
});
