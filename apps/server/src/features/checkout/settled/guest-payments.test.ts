import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createEvents } from '../../../platform/events/events.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { redeemCoupon } from '../../coupons/index.ts';
import { createCoupon } from '../../coupons/testing/create-coupon.ts';
import { confirmInvoice, invoices, refundInvoice, settleInvoice } from '../../invoices/index.ts';
import { createMethod, evidenceOf, reloadInvoice } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, creditWallet, debtRepaid, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { cancelOrder, completeOrder, handOverOrder } from '../../orders/index.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { mailGuest } from '../mail-guest.ts';
import { requestOrders } from '../placing/request-orders.ts';
import { invoiceListeners } from './invoice-listeners.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, { listeners: invoiceListeners });
const { ctx } = shop;
const methodId = await createMethod(ctx, { strategy: 'message', accountNumber: '1' });
const service = await shop.service();
const guest = { ...ctx, actor: { kind: 'widget', widgetId: 0n } as const };
/** Without the dispatch rows that a worker would have made. */
const books = allBooks.filter(({ name }) => !name.includes('handed over'));

const order = (email: string, changes: object = {}) => {
  const orders = [{ service_id: Number(service.id), quantity: 1000, url: newLink() }];
  const body = { orders, payment_method_id: Number(methodId), email, ...changes };
  return requestOrders(guest, body, { idempotencyKey: undefined, address: '10.0.0.1' });
};

/** Somebody with 5 USD in cash and 1 as bonus, whose address a stranger orders with: two orders of a dollar. */
async function guestsOrders(changes: object = {}) {
  const email = `${crypto.randomUUID()}@people.example`;
  const { id: ownerId } = await createAccount(db, shop.panel, { email, password_hash: 'x' });
  const credit = { methodId, customerId: ownerId, key: `cash:${ownerId}` };
  await creditWallet(ctx, { type: 'invoiced', ...credit, amount: usd('5') });
  await creditWallet(ctx, { type: 'bonus', customerId: ownerId, key: `bonus:${ownerId}`, amount: usd('1') });
  const orders = [1, 2].map(() => ({ service_id: Number(service.id), quantity: 1000, url: newLink() }));
  const { data } = await order(email, { orders, ...changes });
  const [unsent = 0n, sent = 0n] = data.orders.map(({ id }) => BigInt(id));
  const invoice = await reloadInvoice(ctx, { id: BigInt(data.payment?.invoice_id ?? 0) });
  return { email, ownerId, guestId: invoice.account_id, invoice, unsent, sent };
}

/** Paid, and the second of them is at a provider. */
async function paidByGuest() {
  const query = await guestsOrders();
  await settleInvoice(ctx, query.invoice.id, evidenceOf(ctx, query.invoice));
  expect(await handOverOrder(ctx, query.sent)).toBe(true);
  return query;
}

const reportNews = async (
  invoiceId: bigint,
  news: 'disputed' | 'dispute_won' | 'dispute_lost' | 'refunded',
) => {
  const invoice = await reloadInvoice(ctx, { id: invoiceId });
  await settleInvoice(ctx, invoiceId, evidenceOf(ctx, invoice, { news }));
};
const isFrozen = async (id: bigint) => {
  const { frozen_at } = await db
    .selectFrom('account')
    .select('frozen_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return frozen_at !== null;
};
const has = async (customerId: bigint) => {
  const { cash, bonus, owed } = await walletBalances(ctx, { customerId });
  return { cash, bonus, owed };
};
const own = { cash: usd('5'), bonus: usd('1'), owed: 0n };
const nothing = { cash: 0n, bonus: 0n, owed: 0n };

test('a guest’s payment pays the guest’s orders alone, and touches nothing of the owner’s', async () => {
  const { ownerId, guestId } = await paidByGuest();
  expect(guestId).not.toBe(ownerId);
  expect(await has(ownerId)).toEqual(own);
  expect(await has(guestId)).toEqual(nothing);
});

test.each(['disputed', 'refunded'] as const)(
  'a guest’s payment that is %s while an order runs is no affair of the owner of the address',
  async (news) => {
    const { email, ownerId, guestId, invoice, sent } = await paidByGuest();
    await reportNews(invoice.id, news);
    expect(await has(guestId)).toEqual({ ...nothing, owed: usd('1') });
    expect(await isFrozen(guestId)).toBe(true);
    await completeOrder(ctx, sent);
    expect(await has(ownerId)).toEqual(own);
    expect(await isFrozen(ownerId)).toBe(false);
    // Whoever orders with the address next is not held up by it.
    const { data } = await order(email);
    const next = await reloadInvoice(ctx, { id: BigInt(data.payment?.invoice_id ?? 0) });
    expect([ownerId, guestId]).not.toContain(next.account_id);
    await settleInvoice(ctx, next.id, evidenceOf(ctx, next));
    expect(await has(next.account_id)).toEqual(nothing);
    expect(await checkBooks(db, books)).toEqual([]);
  },
);

test('a dispute that is won undoes it all; one that is lost thaws what it froze once nothing is owed', async () => {
  const { guestId, invoice, sent } = await paidByGuest();
  await cancelOrder(ctx, { orderId: sent, reason: 'provider' });
  await reportNews(invoice.id, 'disputed');
  expect([await has(guestId), await isFrozen(guestId)]).toEqual([nothing, true]);
  await reportNews(invoice.id, 'dispute_won');
  expect([await has(guestId), await isFrozen(guestId)]).toEqual([{ ...nothing, cash: usd('2') }, false]);
  await reportNews(invoice.id, 'disputed');
  await reportNews(invoice.id, 'dispute_lost');
  expect([await has(guestId), await isFrozen(guestId)]).toEqual([nothing, false]);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('a guest’s debt freezes the guest’s account until it is repaid', async () => {
  const { guestId, invoice } = await paidByGuest();
  await reportNews(invoice.id, 'disputed');
  await reportNews(invoice.id, 'dispute_lost');
  expect(await isFrozen(guestId)).toBe(true);
  const whenRepaid = { ...ctx, events: createEvents(invoices.listeners ?? []) };
  await inTransaction(whenRepaid, (tx) => tx.events.emit(tx, debtRepaid, { accountId: guestId }));
  expect(await isFrozen(guestId)).toBe(false);
});

test('an operator gives back to a guest only what came back from the orders', async () => {
  const { ownerId, guestId, invoice, sent } = await paidByGuest();
  const refund = (amount?: ReturnType<typeof usd>) =>
    refundInvoice(ctx, { invoiceId: invoice.id, reason: 'asked', ...(amount ? { amount } : {}) });
  await expect(refund()).rejects.toMatchObject({ code: 'insufficient_balance' });
  await cancelOrder(ctx, { orderId: sent, reason: 'provider' });
  await refund(usd('1'));
  await refund();
  expect([await has(guestId), await has(ownerId)]).toEqual([nothing, own]);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('a guest’s orders that cost more by now are not paid with the owner’s money', async () => {
  const coupon = await createCoupon(db, shop.panel, { percent_ppm: 500_000 });
  const { ownerId, invoice, unsent, sent } = await guestsOrders({ coupon_code: coupon.code });
  await db
    .updateTable('customer_order')
    .set({ coupon_discount: 0n })
    .where('id', 'in', [unsent, sent])
    .execute();
  await confirmInvoice({ ...ctx, actor: { kind: 'system', name: 'operator' } }, { invoiceId: invoice.id });
  const rows = await db
    .selectFrom('customer_order')
    .select('status')
    .where('id', 'in', [unsent, sent])
    .orderBy('id')
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(['in_processing', 'unpaid']);
  expect(await has(ownerId)).toEqual(own);
});

test('a coupon counted by person answers guests alike, whoever has used it; any other is theirs too', async () => {
  const [once, unlimited] = [
    await createCoupon(db, shop.panel, { account_limit: 1 }),
    await createCoupon(db, shop.panel, { account_limit: null }),
  ];
  const email = `${crypto.randomUUID()}@people.example`;
  const owner = await createAccount(db, shop.panel, { email, password_hash: 'x' });
  await inTransaction(ctx, (tx) =>
    redeemCoupon(tx, {
      code: once.code,
      accountId: owner.id,
      use: { type: 'order_group', id: 1n },
      type: 'discount',
      amount: usd('1'),
    }),
  );
  const refusal = { fields: [{ field: 'coupon_code', code: 'coupon_does_not_apply' }] };
  for (const address of [email, `${crypto.randomUUID()}@people.example`]) {
    await expect(order(address, { coupon_code: once.code })).rejects.toMatchObject(refusal);
    expect((await order(address, { coupon_code: unlimited.code })).data.total).toBe('0.9');
  }
});

test('whoever’s address is used again and again gets a few mails, not all of them', async () => {
  const email = `${crypto.randomUUID()}@people.example`;
  await createAccount(db, shop.panel, { email, password_hash: 'x' });
  const guests = { email: null, claimed_email: email, is_guest: true };
  const accounts = [
    await createAccount(db, shop.panel, guests),
    await createAccount(db, shop.panel, guests),
  ] as const;
  for (let turn = 0; turn < 12; turn += 1) {
    const accountId = accounts[turn % 2 === 0 ? 0 : 1].id;
    await mailGuest({ ...ctx, requestId: `order-${turn}` }, { accountId, groupId: 1n, email });
  }
  const mails = await db.selectFrom('outbox_mail').select('id').where('recipient', '=', email).execute();
  expect(mails).toHaveLength(5);
});
