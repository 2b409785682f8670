import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { openInvoice, refundInvoice, settleInvoice } from '../../invoices/index.ts';
import { createMethod, evidenceOf, reloadInvoice } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { cancelOrder, handOverOrder } from '../../orders/index.ts';
import { insertOrder } from '../../orders/testing/insert-order.ts';
import { openShop } from '../../orders/testing/shop.ts';
import { invoiceListeners } from './invoice-listeners.ts';

const database = await testDatabase();
const shop = await openShop(database, { listeners: invoiceListeners });
const { ctx } = shop;
const methodId = await createMethod(ctx);
const service = await shop.service();

/** Two orders of a dollar each, paid by one invoice; the second is at a provider. */
async function paidOrders() {
  const { actor } = await shop.customer();
  const { accountId } = actor;
  const first = await insertOrder(ctx, accountId, { service_id: service.id });
  const second = await insertOrder(ctx, accountId, { service_id: service.id, group_id: first.group_id });
  const { id } = await inTransaction(ctx, (tx) =>
    openInvoice(tx, {
      accountId,
      methodId,
      purpose: 'orders',
      purposeId: first.group_id,
      amount: usd('2'),
      fee: usd('0.1'),
      methodBonus: usd('0.5'),
      successPath: '/orders',
      cancelPath: '/orders',
    }),
  );
  const invoice = await reloadInvoice(ctx, { id });
  await settleInvoice(ctx, id, evidenceOf(ctx, invoice));
  expect(await handOverOrder(ctx, second.id)).toBe(true);
  return { accountId, invoice, orders: [first.id, second.id] };
}

async function statuses(ids: readonly bigint[]) {
  const rows = await database.db
    .selectFrom('customer_order')
    .select(['status', 'cancel_reason', 'refunded'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows;
}

/** Without the dispatch rows that a worker would have made. */
const books = allBooks.filter(({ name }) => !name.includes('handed over'));

test.each(['disputed', 'refunded'] as const)(
  'of orders whose payment was %s, what is unsent stops and pays for it, what was sent is owed',
  async (news) => {
    const { accountId, invoice, orders } = await paidOrders();
    await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news }));
    expect(await statuses(orders)).toMatchObject([
      { status: 'canceled', cancel_reason: 'payment_reversed', refunded: usd('1') },
      { status: 'in_processing', refunded: 0n },
    ]);
    const wallets = await walletBalances(ctx, { customerId: accountId });
    expect([wallets.cash, wallets.bonus, wallets.owed]).toEqual([0n, 0n, usd('1')]);
    await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news }));
    expect((await walletBalances(ctx, { customerId: accountId })).owed).toBe(usd('1'));
    expect(await checkBooks(database.db, books)).toEqual([]);
  },
);

test('an operator cannot refund what is at a provider, and then nothing stops', async () => {
  const { accountId, invoice, orders } = await paidOrders();
  const refund = () => refundInvoice(ctx, { invoiceId: invoice.id, reason: 'asked for it' });
  await expect(refund()).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await statuses(orders)).toMatchObject([{ status: 'in_processing' }, { status: 'in_processing' }]);
  // The cash that the bonus saved.
  expect((await walletBalances(ctx, { customerId: accountId })).cash).toBe(usd('0.5'));
});

test('the other panel’s reversal finds no such invoice', async () => {
  const { invoice, orders } = await paidOrders();
  const other = await testContext(database, { listeners: invoiceListeners });
  await expect(refundInvoice(other, { invoiceId: invoice.id, reason: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await statuses(orders)).toMatchObject([{ status: 'in_processing' }, { status: 'in_processing' }]);
});

test('what comes back from an order repays the debt, and a dispute won later gives it back', async () => {
  const { accountId, invoice, orders } = await paidOrders();
  const report = async (news: 'disputed' | 'dispute_won') =>
    settleInvoice(ctx, invoice.id, evidenceOf(ctx, await reloadInvoice(ctx, invoice), { news }));
  const has = async () => {
    const { cash, owed } = await walletBalances(ctx, { customerId: accountId });
    return { cash, owed };
  };
  await report('disputed');
  const { owed } = await has();
  expect(owed).toBeGreaterThan(0n);
  await cancelOrder(ctx, { orderId: orders[1] ?? 0n, reason: 'provider' });
  const afterCancel = await has();
  expect(afterCancel.cash === 0n || afterCancel.owed === 0n).toBe(true);
  expect(afterCancel.owed).toBeLessThan(owed);
  await report('dispute_won');
  expect((await has()).owed).toBe(0n);
  expect((await has()).cash).toBe(usd('2'));
  expect(await checkBooks(database.db, books)).toEqual([]);
});

test('a payment for new orders repays the debt first; orders it no longer covers stay unpaid', async () => {
  const { accountId, invoice } = await paidOrders();
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news: 'refunded' }));
  const order = await insertOrder(ctx, accountId, { service_id: service.id });
  const { id } = await inTransaction(ctx, (tx) =>
    openInvoice(tx, {
      accountId,
      methodId,
      purpose: 'orders',
      purposeId: order.group_id,
      amount: usd('1'),
      fee: usd('0'),
      methodBonus: usd('0'),
      successPath: '/orders',
      cancelPath: '/orders',
    }),
  );
  await settleInvoice(ctx, id, evidenceOf(ctx, await reloadInvoice(ctx, { id })));
  expect(await statuses([order.id])).toMatchObject([{ status: 'unpaid' }]);
  expect(await checkBooks(database.db, books)).toEqual([]);
});
