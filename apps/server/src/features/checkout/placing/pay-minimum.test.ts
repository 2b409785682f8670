import { ppm } from '@marquee/domain/money/ratio.ts';
import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import { features } from '../../../features.ts';
import { createEvents } from '../../../platform/events/events.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { takeOverGuestOrders } from '../../guest-orders/take-over-guest-orders.ts';
import { refundInvoice, settleInvoice } from '../../invoices/index.ts';
import { createMethod, evidenceOf, reloadInvoice } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { cancelOrder, handOverOrder } from '../../orders/index.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { getTotalCost } from '../../quotes/get-costs.ts';
import { payByInvoice } from '../unpaid/pay-by-invoice.ts';
import { requestOrders } from './request-orders.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const ctx = { ...shop.ctx, events: createEvents(features.flatMap((feature) => feature.listeners ?? [])) };
const guest = { ...ctx, actor: { kind: 'widget', widgetId: 0n } as const };
const service = await shop.service({ step: 100n, max: 1_000_000n });
const terms = { strategy: 'message', accountNumber: '1', minAmount: usd('5'), maxAmount: usd('20') } as const;
const methodId = await createMethod(ctx, { ...terms, feePpm: ppm(20_000) });
/** Without the dispatch rows that a worker would have made. */
const books = allBooks.filter(({ name }) => !name.includes('handed over'));
const newEmail = () => `${crypto.randomUUID()}@people.example`;
/** A dollar's worth. */
const line = (quantity = 1000) => ({ service_id: Number(service.id), quantity, url: newLink() });
const cash = async (customerId: bigint) => (await walletBalances(ctx, { customerId })).cash;

async function order(changes: object = {}, key?: string) {
  const body = { orders: [line()], payment_method_id: Number(methodId), email: newEmail(), ...changes };
  const { data } = await requestOrders(guest, body, { idempotencyKey: key, address: '10.0.0.1' });
  const invoice = await reloadInvoice(ctx, { id: BigInt(data.payment?.invoice_id ?? 0) });
  return { data, invoice, guestId: invoice.account_id, orderId: BigInt(data.orders[0]?.id ?? 0) };
}
const minimum = { pay_minimum: true };

test('orders below the minimum are refused with the figure, unless the minimum is paid', async () => {
  const fields = [{ field: 'payment_method_id', code: 'too_small', values: { limit: '$5.00' } }];
  await expect(order()).rejects.toMatchObject({ code: 'invalid_input', fields });
  const { data, invoice } = await order(minimum);
  expect(data.total).toBe('5.1');
  expect(invoice).toMatchObject({ amount: usd('1'), fee: usd('0.1'), surplus: usd('4') });
  expect(invoice.charge_amount).toBe(usd('5.1'));
});

test('the maximum is not lifted, and what reaches the minimum by itself pays nothing on top', async () => {
  const fields = [{ field: 'payment_method_id', code: 'too_big', values: { limit: '$20.00' } }];
  await expect(order({ ...minimum, orders: [line(30_000)] })).rejects.toMatchObject({ fields });
  const { invoice } = await order({ ...minimum, orders: [line(6000)] });
  expect(invoice).toMatchObject({ amount: usd('6'), surplus: 0n });
});

test('a quote names both parts, and the smallest quantity that reaches the minimum', async () => {
  const request = { services: [line()], payment_method_id: Number(methodId) };
  const { data: quote } = await getTotalCost(guest, request);
  expect(quote).toMatchObject({
    total: '1.02',
    toBalance: '0',
    raiseToMinimum: { index: 0, quantity: 5000 },
  });
  const { data: paid } = await getTotalCost(guest, { ...request, ...minimum });
  expect(paid).toMatchObject({ total: '5.1', fee: '0.1', toBalance: '4' });
  const enough = await getTotalCost(guest, { ...request, services: [line(5000)] });
  expect(enough.data.raiseToMinimum).toBeNull();
});

test('the ledger shows both parts, once, however often the payment is reported', async () => {
  const { invoice, guestId } = await order(minimum);
  const reports = Array.from({ length: 5 }, () => settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice)));
  await Promise.all(reports);
  expect(await cash(guestId)).toBe(usd('4'));
  const parts = await db
    .selectFrom('ledger_txn')
    .innerJoin('ledger_posting', 'ledger_posting.txn_id', 'ledger_txn.id')
    .select('ledger_posting.amount')
    .where('ledger_txn.idem_key', '=', `invoice:${invoice.id}`)
    .where('ledger_txn.panel_id', '=', ctx.panel.id)
    .execute();
  expect(parts.map(({ amount }) => amount).toSorted()).toEqual([usd('0.1'), usd('1'), usd('4')].toSorted());
  expect(await checkBooks(db, books)).toEqual([]);
});

test('the same key opens one invoice; another wish under it is refused', async () => {
  const body = { email: newEmail(), orders: [line()], ...minimum };
  const [one, two] = await Promise.all([order(body, 'pay-minimum-once'), order(body, 'pay-minimum-once')]);
  expect(two.invoice.id).toBe(one.invoice.id);
  const other = order({ ...body, pay_minimum: false }, 'pay-minimum-once');
  await expect(other).rejects.toMatchObject({ code: expect.stringMatching(/invalid_input|idempotency/) });
});

test('a canceled order comes back to the same balance, and an operator can send all of it back', async () => {
  const { invoice, guestId, orderId } = await order(minimum);
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  expect(await handOverOrder(ctx, orderId)).toBe(true);
  const refund = () => refundInvoice(ctx, { invoiceId: invoice.id, reason: 'asked' });
  await expect(refund()).rejects.toMatchObject({ code: 'insufficient_balance' });
  await cancelOrder(ctx, { orderId, reason: 'provider' });
  expect(await cash(guestId)).toBe(usd('5'));
  await refund();
  expect(await cash(guestId)).toBe(0n);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('whoever takes the order over gets the rest with it', async () => {
  const email = newEmail();
  const { id: ownerId } = await createAccount(db, shop.panel, { email, password_hash: 'x' });
  const { invoice, guestId } = await order({ ...minimum, email });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  const owner = { kind: 'user', accountId: ownerId, permissions: [], frozen: false } as const;
  expect(await takeOverGuestOrders({ ...ctx, actor: owner }, ownerId)).toBe(1);
  expect([await cash(guestId), await cash(ownerId)]).toEqual([0n, usd('4')]);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('an unpaid order can be paid the same way', async () => {
  const customer = { ...ctx, actor: (await shop.customer()).actor };
  const large = await createMethod(ctx, { ...terms, minAmount: usd('1') });
  const body = { orders: [line()], payment_method_id: Number(large) };
  const { data } = await requestOrders(customer, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const orderId = BigInt(data.orders[0]?.id ?? 0);
  const pay = (paysMinimum: boolean) =>
    payByInvoice(customer, {
      orderId,
      methodId,
      wantsDiscount: false,
      paysMinimum,
      idempotencyKey: undefined,
    });
  await expect(pay(false)).rejects.toMatchObject({ fields: [{ code: 'too_small' }] });
  const invoice = await reloadInvoice(ctx, { id: BigInt((await pay(true)).invoice_id) });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  expect(await cash(customer.actor.accountId)).toBe(usd('4'));
  expect(await checkBooks(db, books)).toEqual([]);
});
