import { expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { features } from '../../features.ts';
import { createEvents } from '../../platform/events/events.ts';
import { createAccount } from '../../testing/create-account.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { payByInvoice, placeOrders } from '../checkout/index.ts';
import { requestOrders } from '../checkout/placing/request-orders.ts';
import { takeOverGuestOrders } from '../guest-orders/take-over-guest-orders.ts';
import { cancelInvoice, confirmInvoice, markInvoicePaid } from '../invoices/index.ts';
import { createMethod, reloadInvoice } from '../invoices/testing/create-invoice.ts';
import { checkBooks } from '../ledger/index.ts';
import { completeOrder, orderToken } from '../orders/index.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { getOrderStatus } from './get-order-status.ts';
import { changeableCheckout } from './guest-checkout.ts';
import { orderStatusRoutes } from './order-status.routes.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const otherShop = await openShop(database);
const ctx = { ...shop.ctx, events: createEvents(features.flatMap((feature) => feature.listeners ?? [])) };
const guest = { ...ctx, actor: { kind: 'widget', widgetId: 0n } as const };
const operator = { ...ctx, actor: { kind: 'system', name: 'operator' } as const };
const methodId = await createMethod(ctx, { strategy: 'message', accountNumber: '1' });
const service = await shop.service({ has_refill: true, refill_days: 30 });
/** Without the dispatch rows that a worker would have made. */
const books = allBooks.filter(({ name }) => !name.includes('handed over'));
const newEmail = () => `${crypto.randomUUID()}@people.example`;
const line = () => ({
  service_id: Number(service.id),
  quantity: 1000,
  url: newLink(),
  name: 'You won $1000',
});
const notFound = { code: 'not_found' };

async function order(changes: object = {}) {
  const body = { orders: [line()], payment_method_id: Number(methodId), email: newEmail(), ...changes };
  const { data } = await requestOrders(guest, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const invoice = await reloadInvoice(ctx, { id: BigInt(data.payment?.invoice_id ?? 0) });
  return { token: data.order_token ?? '', invoice, ids: data.orders.map(({ id }) => BigInt(id)) };
}
const pay = (invoiceId: bigint) => confirmInvoice(operator, { invoiceId });
const open = (token: string, orderId?: bigint) => getOrderStatus(guest, { token, orderId });
const freeze = (accountId: bigint) =>
  db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', accountId).execute();

test('the link shows the order, its payment and the receipt, and nothing that was typed beside the link', async () => {
  const { token, invoice, ids } = await order();
  expect(invoice.success_path).toBe(`/order-status/${token}`);
  expect(invoice.cancel_path).toBe(`/order-status/${token}`);
  expect(await open(token)).toMatchObject({
    is_taken_over: false,
    orders: [{ id: Number(ids[0]), status: 'unpaid' }],
    due: { amount: '1', orders: 1 },
    invoice: { status: 'open', step: { payment_message: { account_number: '1' } } },
    receipt: null,
  });
  await pay(invoice.id);
  const paid = await open(token);
  expect(paid).toMatchObject({
    order: { id: Number(ids[0]), status: 'in_processing' },
    due: null,
    invoice: { status: 'paid', step: null },
    receipt: { total: '1' },
  });
  const [route] = orderStatusRoutes;
  const answer = JSON.stringify(route?.endpoint.response?.parse({ data: paid }));
  expect(answer).toContain('example.com/post');
  expect(answer).not.toContain('You won');
});

test('a link opens one checkout of one panel: not another one, not on another panel, not when changed', async () => {
  const [one, other] = [await order(), await order()];
  const { groupId } = await changeableCheckout(guest, other.token);
  const [, signature = ''] = one.token.split(/-(.*)/s);
  const wrong = [
    `${groupId}-${signature}`,
    `0${one.token}`,
    `${one.token}A`,
    one.token.slice(0, -1),
    `${one.token.slice(0, -1)}${one.token.endsWith('A') ? 'B' : 'A'}`,
    orderToken(ctx, 999_999_999n),
    orderToken({ keys: ctx.keys, panel: otherShop.panel }, groupId),
    '',
  ];
  for (const token of wrong) await expect(open(token)).rejects.toMatchObject(notFound);
  const elsewhere = getOrderStatus(otherShop.ctx, { token: one.token, orderId: undefined });
  await expect(elsewhere).rejects.toMatchObject(notFound);
  // Another checkout's order is not shown, though the same person may have placed it.
  expect((await open(one.token, other.ids[0])).order?.id).toBe(Number(one.ids[0]));
});

test('an order that was never a guest’s has no such page', async () => {
  const { actor } = await shop.customer('5');
  const customer = { ...ctx, actor };
  const placed = await placeOrders(customer, {
    orderRequest: { orders: [line()] },
    idempotencyKey: undefined,
  });
  const shown = await open(orderToken(ctx, BigInt(placed.order_group_id)));
  expect(shown).toMatchObject({ is_taken_over: true, orders: [], order: null, receipt: null });
});

test('several orders of one checkout are listed; one of them can be looked at', async () => {
  const { token, invoice, ids } = await order({ orders: [line(), line()] });
  await pay(invoice.id);
  const shown = await open(token);
  expect(shown.orders.map(({ id }) => BigInt(id))).toEqual(ids);
  expect(shown.order).toBeNull();
  expect((await open(token, ids[1])).order?.id).toBe(Number(ids[1]));
});

test('“I’ve paid” of a guest reaches moderation, and nothing else can be paid meanwhile', async () => {
  const { token, invoice } = await order();
  const { asGuest, accountId } = await changeableCheckout(guest, token);
  await markInvoicePaid(asGuest, { invoiceId: invoice.id, accountId, comment: 'from my bank' });
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({
    status: 'in_moderation',
    review_reason: 'claimed',
    user_comment: 'from my bank',
  });
  const shown = await open(token);
  expect(shown).toMatchObject({ orders: [{ status: 'in_moderation' }], due: null, invoice: { step: null } });
});

test('an invoice that has ended can be paid again, all orders together, and the link stays the same', async () => {
  const { token, invoice, ids } = await order({ orders: [line(), line()] });
  const { asGuest, accountId, groupId } = await changeableCheckout(guest, token);
  await cancelInvoice(asGuest, { invoiceId: invoice.id, accountId });
  expect((await open(token)).due).toMatchObject({ amount: '2', orders: 2 });
  const again = { orderId: ids[0] ?? 0n, isWhole: true, methodId, wantsDiscount: true, seenTotal: '2' };
  const step = await payByInvoice(asGuest, { ...again, idempotencyKey: undefined });
  await pay(BigInt(step.invoice_id));
  const shown = await open(token);
  expect(shown.orders.map(({ status }) => status)).toEqual(['in_processing', 'in_processing']);
  expect((await changeableCheckout(guest, token)).groupId).toBe(groupId);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('a frozen account’s order can be looked at, and nothing more', async () => {
  const { token, invoice, ids } = await order();
  await pay(invoice.id);
  await completeOrder(ctx, ids[0] ?? 0n);
  expect((await open(token)).order?.actions.refillable).toBe(true);
  await freeze(invoice.account_id);
  expect(await open(token)).toMatchObject({ is_frozen: true, order: { status: 'completed' } });
  await expect(changeableCheckout(guest, token)).rejects.toMatchObject({ code: 'account_frozen' });
});

test('once the owner of the address has taken the order over, the link tells no more about it', async () => {
  const email = newEmail();
  const { id: ownerId } = await createAccount(db, shop.panel, { email, password_hash: 'x' });
  const { token, invoice } = await order({ email });
  await pay(invoice.id);
  const actor = { kind: 'user', accountId: ownerId, permissions: [], frozen: false } as const;
  expect(await takeOverGuestOrders({ ...ctx, actor }, ownerId)).toBe(1);
  expect(await open(token)).toMatchObject({ is_taken_over: true, orders: [], invoice: null, receipt: null });
  await expect(changeableCheckout(guest, token)).rejects.toMatchObject(notFound);
});
