import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { createCoupon } from '../../coupons/testing/create-coupon.ts';
import { confirmInvoice, invoices, rejectInvoice } from '../../invoices/index.ts';
import { markInvoicePaid } from '../../invoices/settling/mark-invoice-paid.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, ledger, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { getOrder, orders, requestCancel } from '../../orders/index.ts';
import { deleteOrder } from '../../orders/lifecycle/delete-order.ts';
import { listOrders } from '../../orders/lists/list-orders.ts';
import { type Customer, newLink, openShop } from '../../orders/testing/shop.ts';
import { requestOrders } from '../placing/request-orders.ts';
import { payByBalance } from '../unpaid/pay-by-balance.ts';
import { payByInvoice } from '../unpaid/pay-by-invoice.ts';
import { invoiceListeners } from './invoice-listeners.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, { listeners: invoiceListeners });
const service = await shop.service();
const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });
const operator = { ...shop.ctx, actor: { kind: 'system', name: 'operator' } as const };
const line = (values: object = {}) => ({
  service_id: Number(service.id),
  quantity: 1000,
  url: newLink(),
  ...values,
});

/** An order whose customer claims to have paid. */
async function claimed(customer: Customer, changes: object = {}) {
  const body = { orders: [line()], payment_method_id: Number(methodId), ...changes };
  const { data } = await requestOrders(customer, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const invoiceId = BigInt(data.payment?.invoice_id ?? 0);
  await markInvoicePaid(customer, { invoiceId, accountId: customer.actor.accountId, comment: '' });
  return { orderId: BigInt(data.orders[0]?.id ?? 0), invoiceId };
}

const found = async (customer: Customer, status: OrderStatus) =>
  (await listOrders(customer, { status: [status], per_page: 20 })).data.map(({ id }) => BigInt(id));
const pay = { wantsDiscount: false, idempotencyKey: undefined };
const books = () =>
  checkBooks(
    db,
    [ledger, orders, invoices].flatMap((feature) => feature.books ?? []),
  );

test('what is being paid is in moderation, not unpaid: it can be canceled, and not be paid again', async () => {
  const customer = await shop.customer('5');
  const { orderId, invoiceId } = await claimed(customer);
  expect(await getOrder(customer, orderId)).toMatchObject({
    status: 'in_moderation',
    paid_at: null,
    actions: { payable: false, deletable: false, cancelable: true, activable: false },
  });
  expect(await found(customer, 'in_moderation')).toEqual([orderId]);
  expect(await found(customer, 'unpaid')).toEqual([]);
  const wrong = { code: 'wrong_state' };
  await expect(payByBalance(customer, { orderId, ...pay })).rejects.toMatchObject(wrong);
  await expect(payByInvoice(customer, { orderId, methodId, ...pay })).rejects.toMatchObject(wrong);
  await expect(deleteOrder(customer, orderId)).rejects.toMatchObject(wrong);

  await rejectInvoice(operator, { invoiceId, reason: 'nothing came' });
  expect(await getOrder(customer, orderId)).toMatchObject({
    status: 'unpaid',
    actions: { payable: true, deletable: true, cancelable: false },
  });
  expect(await found(customer, 'unpaid')).toEqual([orderId]);
  await payByBalance(customer, { orderId, ...pay });
  expect(await getOrder(customer, orderId)).toMatchObject({ status: 'in_processing' });
  expect(await books()).toEqual([]);
});

test('canceled while its payment is looked at: the coupon is free, and money that came stays on the balance', async () => {
  const customer = await shop.customer();
  const { code } = await createCoupon(db, shop.panel, { percent_ppm: 250_000, account_limit: 1 });
  const { orderId, invoiceId } = await claimed(customer, { coupon_code: code });
  await requestCancel(customer, orderId);
  expect(await getOrder(customer, orderId)).toMatchObject({
    status: 'canceled',
    cancel_reason: 'customer',
    events: [{ kind: 'canceled' }],
    actions: { deletable: true, cancelable: false },
  });
  await expect(requestCancel(customer, orderId)).rejects.toMatchObject({ code: 'wrong_state' });
  await confirmInvoice(operator, { invoiceId });
  const wallets = await walletBalances(customer, { customerId: customer.actor.accountId });
  expect(wallets.cash).toBe(usd('0.75'));
  await claimed(customer, { coupon_code: code });
  expect(await books()).toEqual([]);
});

test('of a service that is no longer sold nothing is paid for any more', async () => {
  const customer = await shop.customer('5');
  const gone = await shop.service();
  const body = {
    orders: [line({ service_id: Number(gone.id) })],
    payment_method_id: Number(methodId),
  };
  const { data } = await requestOrders(customer, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const orderId = BigInt(data.orders[0]?.id ?? 0);
  await db.updateTable('service').set({ is_deactivated: true }).where('id', '=', gone.id).execute();
  const refused = { fields: [{ code: 'service_unavailable' }] };
  await expect(payByBalance(customer, { orderId, ...pay })).rejects.toMatchObject(refused);
  await expect(payByInvoice(customer, { orderId, methodId, ...pay })).rejects.toMatchObject(refused);
  const actions = { payable: false, deletable: true };
  await expect.poll(() => getOrder(customer, orderId)).toMatchObject({ status: 'unpaid', actions });
});
