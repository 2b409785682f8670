import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { coupons } from '../../coupons/index.ts';
import { type CouponValues, createCoupon } from '../../coupons/testing/create-coupon.ts';
import { confirmInvoice, invoices } from '../../invoices/index.ts';
import { markInvoicePaid } from '../../invoices/settling/mark-invoice-paid.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, ledger, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { getOrder, orders, requestCancel } from '../../orders/index.ts';
import { deleteOrder } from '../../orders/lifecycle/delete-order.ts';
import { type Customer, newLink, openShop } from '../../orders/testing/shop.ts';
import type { OrderRequest } from '../order-request.ts';
import { requestOrders } from '../placing/request-orders.ts';
import { invoiceListeners } from '../settled/invoice-listeners.ts';
import { payByBalance } from './pay-by-balance.ts';
import { payByInvoice } from './pay-by-invoice.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, { listeners: invoiceListeners });
const service = await shop.service();
const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });
const operator = { ...shop.ctx, actor: { kind: 'system', name: 'operator' } as const };
const pay = { wantsDiscount: false, idempotencyKey: undefined };

/** Unpaid orders of so many dollars each, in one checkout. */
async function checkout(
  customer: Customer,
  code: string,
  dollars: readonly number[],
  serviceIds: readonly bigint[] = [],
) {
  const lines = dollars.map((price, place) => ({
    service_id: Number(serviceIds[place] ?? service.id),
    quantity: price * 1000,
    url: newLink(),
  }));
  return request(customer, code, lines);
}

async function request(customer: Customer, code: string, lines: OrderRequest['orders']) {
  const body = { orders: lines, coupon_code: code, payment_method_id: Number(methodId) };
  const { data } = await requestOrders(customer, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const ids = data.orders.map(({ id }) => BigInt(id));
  return { ids, invoiceId: BigInt(data.payment?.invoice_id ?? 0), total: data.total };
}

/** Half the price from ten dollars on, once. */
const half = (values: CouponValues = {}) =>
  createCoupon(db, shop.panel, {
    percent_ppm: 500_000,
    min_amount: usd('10'),
    total_limit: 1,
    ...values,
  });
const costs = async (customer: Customer, ids: readonly bigint[]) =>
  Promise.all(ids.map(async (id) => (await getOrder(customer, id)).cost));
const cash = async (customer: Customer) =>
  (await walletBalances(customer, { customerId: customer.actor.accountId })).cash;
const usesOf = async (id: bigint) =>
  (await db.selectFrom('coupon').select('used').where('id', '=', id).executeTakeFirstOrThrow()).used;
const books = () =>
  checkBooks(
    db,
    [ledger, orders, invoices, coupons].flatMap((feature) => feature.books ?? []),
  );

test('more is ordered for the coupon and then deleted: the rest costs its full price, and its page says why', async () => {
  const customer = await shop.customer();
  const coupon = await half();
  const { ids, invoiceId, total } = await checkout(customer, coupon.code, [6, 6]);
  expect(total).toBe('6');
  await deleteOrder(customer, ids[1] ?? 0n);
  expect(await getOrder(customer, ids[0] ?? 0n)).toMatchObject({
    cost: '6',
    due: { amount: '6' },
    events: [{ kind: 'coupon_lost' }],
  });
  expect(await usesOf(coupon.id)).toBe(0);
  await expect(
    payByBalance(customer, { ...pay, orderId: ids[0] ?? 0n, seenTotal: '3' }),
  ).rejects.toMatchObject({ code: 'price_changed', values: { total: '6' } });
  // The invoice for both orders is as much as one order costs now.
  await confirmInvoice(operator, { invoiceId });
  expect(await getOrder(customer, ids[0] ?? 0n)).toMatchObject({ status: 'in_processing', cost: '6' });
  expect(await cash(customer)).toBe(0n);
  expect(await books()).toEqual([]);
});

test('a rest that is still worth the coupon keeps it', async () => {
  const customer = await shop.customer();
  const coupon = await half();
  const { ids } = await checkout(customer, coupon.code, [6, 4, 3]);
  await deleteOrder(customer, ids[2] ?? 0n);
  expect(await costs(customer, ids.slice(0, 2))).toEqual(['3', '2']);
  expect(await usesOf(coupon.id)).toBe(1);
  await deleteOrder(customer, ids[1] ?? 0n);
  expect(await costs(customer, ids.slice(0, 1))).toEqual(['6']);
  expect(await usesOf(coupon.id)).toBe(0);
});

test('the same when one is canceled while its payment is looked at', async () => {
  const customer = await shop.customer();
  const coupon = await half();
  const { ids, invoiceId } = await checkout(customer, coupon.code, [6, 6]);
  await markInvoicePaid(customer, { invoiceId, accountId: customer.actor.accountId, comment: '' });
  await requestCancel(customer, ids[1] ?? 0n);
  expect(await costs(customer, ids.slice(0, 1))).toEqual(['6']);
  expect(await usesOf(coupon.id)).toBe(0);
  expect(await books()).toEqual([]);
});

test.each(['balance', 'invoice'])(
  'one is taken out to be paid alone by %s: the rest has no coupon either',
  async (by) => {
    const customer = await shop.customer('6');
    const coupon = await half();
    const { ids } = await checkout(customer, coupon.code, [6, 6]);
    const alone = { ...pay, orderId: ids[1] ?? 0n };
    await (by === 'balance' ? payByBalance(customer, alone) : payByInvoice(customer, { ...alone, methodId }));
    expect(await costs(customer, ids)).toEqual(['6', '6']);
    expect(await usesOf(coupon.id)).toBe(0);
    expect(await books()).toEqual([]);
  },
);

test('what became dearer than was paid for it is not paid by what its customer had before', async () => {
  const customer = await shop.customer('20');
  const coupon = await half({ calculation: 'fixed', amount: usd('9') });
  const { ids, invoiceId, total } = await checkout(customer, coupon.code, [8, 2]);
  expect(total).toBe('1');
  await deleteOrder(customer, ids[1] ?? 0n);
  await confirmInvoice(operator, { invoiceId });
  expect(await getOrder(customer, ids[0] ?? 0n)).toMatchObject({ status: 'unpaid', cost: '8' });
  expect(await cash(customer)).toBe(usd('21'));
  await payByBalance(customer, { ...pay, orderId: ids[0] ?? 0n, seenTotal: '8' });
  expect(await cash(customer)).toBe(usd('13'));
  expect(await books()).toEqual([]);
});

test('of a drip feed that became dearer than was paid for it no run goes out alone', async () => {
  const customer = await shop.customer('20');
  const feeding = await shop.service({ drip_feed_is_allowed: true });
  const coupon = await half({ calculation: 'fixed', amount: usd('9') });
  const line = (quantity: number) => ({ service_id: Number(feeding.id), quantity, url: newLink() });
  const dripped = {
    ...line(3000),
    drip_feed: { runs: 2, mode: 'flat' as const, minutes_between_runs: 60, quantity_step: 0 },
  };
  const { ids, invoiceId, total } = await request(customer, coupon.code, [dripped, line(6000)]);
  expect(total).toBe('3');
  await deleteOrder(customer, ids[2] ?? 0n);
  await confirmInvoice(operator, { invoiceId });
  const runs = await Promise.all(ids.slice(0, 2).map((id) => getOrder(customer, id)));
  expect(runs.map(({ status, cost }) => [status, cost])).toEqual([
    ['unpaid', '3'],
    ['unpaid', '3'],
  ]);
  expect(await cash(customer)).toBe(usd('23'));
  await payByBalance(customer, { ...pay, orderId: ids[0] ?? 0n, seenTotal: '6' });
  expect(await cash(customer)).toBe(usd('17'));
  expect(await books()).toEqual([]);
});

test('a coupon for one service is free again when nothing of that service is left', async () => {
  const customer = await shop.customer();
  const other = await shop.service();
  const coupon = await half({ min_amount: 0n, service_ids: [other.id] });
  const { ids } = await checkout(customer, coupon.code, [6, 6], [service.id, other.id]);
  expect(await costs(customer, ids)).toEqual(['6', '3']);
  await deleteOrder(customer, ids[1] ?? 0n);
  expect(await costs(customer, ids.slice(0, 1))).toEqual(['6']);
  expect(await usesOf(coupon.id)).toBe(0);
});

test('cashback is promised for its least amount too', async () => {
  const customer = await shop.customer('6');
  const coupon = await half({ type: 'cashback' });
  const { ids } = await checkout(customer, coupon.code, [6, 6]);
  await deleteOrder(customer, ids[1] ?? 0n);
  expect(await usesOf(coupon.id)).toBe(0);
  expect((await getOrder(customer, ids[0] ?? 0n)).events).toEqual([]);
  await payByBalance(customer, { ...pay, orderId: ids[0] ?? 0n });
  expect(await books()).toEqual([]);
});
