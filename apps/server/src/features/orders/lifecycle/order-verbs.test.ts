import { money } from '@marquee/domain/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { on } from '../../../platform/events/events.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { checkBooks, creditWallet, ledger, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { type EndedOrder, orderEnded } from '../events.ts';
import { getOrder } from '../get-order.ts';
import { orderSummary } from '../lists/order-summary.ts';
import { orderBooks } from '../order-books.ts';
import { answerRefill } from '../refills/answer-refill.ts';
import { askRefill } from '../refills/ask-refill.ts';
import { insertOrder } from '../testing/insert-order.ts';
import { type Customer, openShop } from '../testing/shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeOrder, failOrder } from './complete-order.ts';
import { deleteOrder } from './delete-order.ts';
import { handOverOrder } from './hand-over-order.ts';
import { activateOrder, pauseOrder } from './pause-order.ts';
import { reportProgress } from './report-progress.ts';
import { refuseCancellation, requestCancel } from './request-cancel.ts';

const database = await testDatabase();
const { db } = database;
const ended: EndedOrder[] = [];
const shop = await openShop(database, {
  listeners: [on(orderEnded, async (_, order) => void ended.push(order))],
});
const service = await shop.service({
  can_cancel: true,
  can_pause: true,
  has_refill: true,
  refill_days: 30,
});

const books = () => checkBooks(db, [...(ledger.books ?? []), ...orderBooks]);
const running = (customer: Customer, values: object = {}) =>
  insertOrder(customer, customer.actor.accountId, {
    service_id: service.id,
    status: 'in_processing',
    guarantee_days: 30,
    ...values,
  });
const cash = async (customer: Customer) =>
  (await walletBalances(customer, { customerId: customer.actor.accountId })).cash;
const state = (orderId: bigint) =>
  db.selectFrom('customer_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

test('delivery: sent, started, progress, completed; the money is earned and the guarantee runs', async () => {
  const customer = await shop.customer('5');
  const { id } = await running(customer);
  expect(await handOverOrder(customer, id)).toBe(true);
  expect(await handOverOrder(customer, id)).toBe(false);
  await reportProgress(customer, { orderId: id, startCount: 70n, delivered: 0n });
  await reportProgress(customer, { orderId: id, delivered: 400n });
  expect(await reportProgress(customer, { orderId: id, delivered: 400n })).toBe(false);
  expect(await reportProgress(customer, { orderId: id, delivered: 100n })).toBe(false);
  await reportProgress(customer, { orderId: id, startCount: 5n, delivered: 99_999n });
  expect(await state(id)).toMatchObject({ delivered: 1000n, start_count: 70n, status: 'in_processing' });
  expect(await completeOrder(customer, id)).toBe(true);
  expect(await completeOrder(customer, id)).toBe(false);
  const shown = await getOrder(customer, id);
  expect(shown.events.map(({ kind, delivered }) => [kind, delivered])).toEqual([
    ['sent', null],
    ['started', 0],
    ['progress', 400],
    ['progress', 1000],
    ['completed', 1000],
  ]);
  expect(shown).toMatchObject({ status: 'completed', percent_of_current_fill: 100, refunded: '0' });
  expect(shown.guarantee_until).toBe('2026-02-14T12:00:00.000Z');
  expect(ended.at(-1)).toMatchObject({ orderId: id, status: 'completed', paidFromCash: usd('1') });
  expect(await orderSummary(customer, customer.actor.accountId)).toMatchObject({
    spent: usd('1'),
    lastOrder: { service: { id: Number(service.id) } },
  });
  expect(await books()).toEqual([]);
});

test('100 cancel at once, of customer, operator and provider: one refund', async () => {
  const customer = await shop.customer('5');
  const { id } = await running(customer);
  const before = ended.length;
  const cancels = Array.from({ length: 100 }, (_, turn) =>
    turn % 3 === 0
      ? requestCancel(customer, id).then(
          () => 'done',
          (error: Error) => error.message,
        )
      : cancelOrder(customer, { orderId: id, reason: 'provider', delivered: 0n }),
  );
  const results = await Promise.all(cancels);
  const won = results.filter((result) => result === 'done' || (result && typeof result === 'object'));
  expect(won).toHaveLength(1);
  expect(await cash(customer)).toBe(usd('5'));
  expect(ended).toHaveLength(before + 1);
  expect(await books()).toEqual([]);
});

test('a partial delivery refunds the rest, to the wallets it came from, and keeps what was delivered', async () => {
  const customer = await shop.customer('0.4');
  await creditWallet(customer, {
    type: 'bonus',
    customerId: customer.actor.accountId,
    amount: usd('0.6'),
    key: `bonus:${customer.actor.accountId}`,
  });
  const { id } = await running(customer);
  await handOverOrder(customer, id);
  await cancelOrder(customer, { orderId: id, reason: 'provider', delivered: 333n });
  expect(await state(id)).toMatchObject({ status: 'canceled', cancel_reason: 'partial', delivered: 333n });
  const wallets = await walletBalances(customer, { customerId: customer.actor.accountId });
  expect(wallets).toMatchObject({ cash: usd('0.4'), bonus: usd('0.267') });
  expect(ended.at(-1)).toMatchObject({ refunded: usd('0.667'), paidFromCash: 0n });
  expect(await books()).toEqual([]);
});

test('a cancellation of everything delivered is a completion', async () => {
  const customer = await shop.customer('5');
  const { id } = await running(customer);
  await cancelOrder(customer, { orderId: id, reason: 'provider', delivered: 2000n });
  expect(await state(id)).toMatchObject({ status: 'completed', refunded: 0n });
});

test('an order that a provider has is cancelled on request; refused, it can be asked again', async () => {
  const customer = await shop.customer('5');
  const { id } = await running(customer);
  await handOverOrder(customer, id);
  await requestCancel(customer, id);
  expect(await state(id)).toMatchObject({ status: 'in_processing', refunded: 0n });
  await expect(requestCancel(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
  await refuseCancellation(customer, id, 'Too late');
  expect((await getOrder(customer, id)).cancel_refused_at).not.toBeNull();
  await requestCancel(customer, id);
  expect((await getOrder(customer, id)).cancel_requested_at).not.toBeNull();
  await cancelOrder(customer, { orderId: id, reason: 'provider', delivered: 0n });
  expect(await cash(customer)).toBe(usd('5'));
  expect((await getOrder(customer, id)).cancel_requested_at).toBeNull();
});

test('sending and cancelling race for the order: never both', async () => {
  const customer = await shop.customer('50');
  for (let round = 0; round < 10; round += 1) {
    const { id } = await running(customer);
    const [sent] = await Promise.all([handOverOrder(customer, id), requestCancel(customer, id)]);
    const { status, cancel_requested_at } = await state(id);
    expect([status, cancel_requested_at !== null]).toEqual(
      sent ? ['in_processing', true] : ['canceled', false],
    );
  }
});

test('pause, go on, fail, try again, give up', async () => {
  const customer = await shop.customer('5');
  const { id } = await running(customer);
  await pauseOrder(customer, id);
  expect(await handOverOrder(customer, id)).toBe(false);
  await expect(pauseOrder(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
  await activateOrder(customer, id);
  await failOrder(customer, id, 'Nobody takes it');
  expect((await getOrder(customer, id)).actions).toEqual({
    activable: true,
    cancelable: true,
    deletable: false,
    pausable: false,
    payable: false,
    refillable: false,
  });
  await activateOrder(customer, id);
  await failOrder(customer, id);
  await requestCancel(customer, id);
  await deleteOrder(customer, id);
  await expect(getOrder(customer, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await cash(customer)).toBe(usd('5'));
});

test('what the service cannot do is not offered and not done', async () => {
  const plain = await shop.service();
  const customer = await shop.customer('5');
  const { id } = await running(customer, { service_id: plain.id });
  await expect(pauseOrder(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
  await handOverOrder(customer, id);
  await expect(requestCancel(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(deleteOrder(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(askRefill(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
});

test('a refill is asked for once at a time, inside the guarantee', async () => {
  const customer = await shop.customer('5');
  const { id } = await running(customer);
  await completeOrder(customer, id);
  const isRefillable = async () => (await getOrder(customer, id)).actions.refillable;
  expect(await isRefillable()).toBe(true);
  const refillId = await askRefill(customer, id);
  expect(await isRefillable()).toBe(false);
  await expect(askRefill(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
  expect(await answerRefill(customer, { refillId, status: 'completed' })).toBe(true);
  expect(await answerRefill(customer, { refillId, status: 'in_progress' })).toBe(false);
  expect(await isRefillable()).toBe(true);
  const again = await askRefill(customer, id);
  await answerRefill(customer, { refillId: again, status: 'rejected', reason: 'Nothing dropped' });
  await db
    .updateTable('customer_order')
    .set({ guarantee_until: new Date('2026-01-15T11:59:59Z') })
    .where('id', '=', id)
    .execute();
  await expect(askRefill(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
});

test('whatever reports come in whatever order, no order refunds more than it was charged', async () => {
  const customer = await shop.customer('1000');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('progress' as const), delivered: fc.bigInt({ min: -10n, max: 2000n }) }),
    fc.record({ kind: fc.constant('cancel' as const), delivered: fc.bigInt({ min: -10n, max: 2000n }) }),
    fc.record({ kind: fc.constantFrom('complete' as const, 'fail' as const) }),
  );
  const walk = fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
    const { id } = await running(customer);
    for (const one of steps) {
      if (one.kind === 'progress') await reportProgress(customer, { orderId: id, delivered: one.delivered });
      else if (one.kind === 'cancel')
        await cancelOrder(customer, { orderId: id, reason: 'provider', delivered: one.delivered });
      else if (one.kind === 'complete') await completeOrder(customer, id);
      else await failOrder(customer, id);
    }
    const { charged, refunded, delivered, quantity } = await state(id);
    expect(refunded <= charged).toBe(true);
    expect(refunded + (charged * delivered) / quantity <= charged).toBe(true);
  });
  await fc.assert(walk, { numRuns: 40 });
  expect(await books()).toEqual([]);
}, 60_000);

test('the books say so when an order and the ledger disagree', async () => {
  const customer = await shop.customer('5');
  const { id } = await running(customer);
  await db.updateTable('customer_order').set({ status: 'completed' }).where('id', '=', id).execute();
  expect((await books()).map(({ rule }) => rule)).toEqual([
    'escrow holds what running orders were charged, and nothing of those that ended',
  ]);
  await db.updateTable('customer_order').set({ status: 'in_processing' }).where('id', '=', id).execute();
  await creditWallet(customer, {
    type: 'admin',
    wallet: 'cash',
    reason: 'test',
    customerId: customer.actor.accountId,
    amount: money(1n),
    key: `admin:${id}`,
  });
  expect(await books()).toEqual([]);
  await db
    .updateTable('customer_order')
    .set({ charged: 1n, charged_cash: 1n })
    .where('id', '=', id)
    .execute();
  expect((await books()).length).toBeGreaterThan(0);
});
