import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { localizedCatalogue } from '../../catalogue/index.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { getOrder } from '../../orders/index.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { requestOrders } from '../placing/request-orders.ts';
import { payByBalance } from './pay-by-balance.ts';
import { payByInvoice } from './pay-by-invoice.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });

/** An unpaid order of a thousand pieces at a dollar, or a drip feed of two such runs. */
async function unpaid(isDripFeed: boolean) {
  const service = await shop.service({ drip_feed_is_allowed: true });
  const customer = await shop.customer('10');
  const feed = { runs: 2, minutes_between_runs: 60, mode: 'flat' as const, quantity_step: 0 };
  const line = { service_id: Number(service.id), quantity: 1000, url: newLink() };
  const orders = [{ ...line, ...(isDripFeed ? { drip_feed: feed } : {}) }];
  const body = { orders, payment_method_id: Number(methodId) };
  const { data } = await requestOrders(customer, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const set = async (default_price: bigint) => {
    await db.updateTable('service').set({ default_price }).where('id', '=', service.id).execute();
    await expect
      .poll(async () => (await localizedCatalogue(customer)).stored.byId.get(service.id)?.row.default_price)
      .toBe(default_price);
  };
  const runOut = () =>
    db
      .updateTable('invoice')
      .set({ created_at: new Date(0), expires_at: new Date(1) })
      .where('account_id', '=', customer.actor.accountId)
      .execute();
  const pay = { orderId: BigInt(data.orders[0]?.id ?? 0), wantsDiscount: false, idempotencyKey: undefined };
  return { customer, set, runOut, pay };
}

test.each([
  [false, '3', usd('7')],
  [true, '6', usd('4')],
])(
  'an old price buys nothing: the new one is told, then paid (drip feed: %s)',
  async (isFeed, total, left) => {
    const { customer, set, runOut, pay } = await unpaid(isFeed);
    await set(usd('3'));
    await runOut();
    const refusal = { code: 'price_changed', values: { total } };
    await expect(payByBalance(customer, pay)).rejects.toMatchObject(refusal);
    expect((await getOrder(customer, pay.orderId)).due).toMatchObject({ before_discount: total });
    await payByBalance(customer, pay);
    const { accountId } = customer.actor;
    expect((await walletBalances(customer, { customerId: accountId })).cash).toBe(left);
  },
);

test('an invoice too is opened at the new price, and one that stands is answered as it was', async () => {
  const { customer, set, runOut, pay } = await unpaid(false);
  const byInvoice = (idempotencyKey?: string) => payByInvoice(customer, { ...pay, methodId, idempotencyKey });
  const standing = await byInvoice('first');
  await set(usd('3'));
  await runOut();
  expect(await byInvoice('first')).toEqual({ ...standing, expires_at: expect.any(String) });
  await expect(byInvoice()).rejects.toMatchObject({ code: 'price_changed' });
  expect((await byInvoice()).charge.amount).toBe('3');
});

test.each(['open', 'in_moderation'] as const)('while its invoice is %s the price stands', async (status) => {
  const { customer, set, runOut, pay } = await unpaid(false);
  await set(usd('3'));
  if (status === 'in_moderation') await runOut();
  await db
    .updateTable('invoice')
    .set({ status })
    .where('account_id', '=', customer.actor.accountId)
    .execute();
  await payByBalance(customer, pay).catch(() => undefined);
  expect(await getOrder(customer, pay.orderId)).toMatchObject({ cost: '1' });
});

test('nobody pays more than they saw: the invoice ran out and took its coupon along', async () => {
  const { customer, pay } = await unpaid(false);
  const seenTotal = '0.9';
  const refusal = { code: 'price_changed', values: { total: '1' } };
  await expect(payByBalance(customer, { ...pay, seenTotal })).rejects.toMatchObject(refusal);
  await expect(payByInvoice(customer, { ...pay, methodId, seenTotal })).rejects.toMatchObject(refusal);
  await payByBalance(customer, { ...pay, seenTotal: '1' });
  expect(await getOrder(customer, pay.orderId)).toMatchObject({ status: 'in_processing', cost: '1' });
});

test('a lower price leaves what was agreed', async () => {
  const { customer, set, pay } = await unpaid(false);
  await set(usd('0.5'));
  await payByBalance(customer, pay);
  const { accountId } = customer.actor;
  expect((await walletBalances(customer, { customerId: accountId })).cash).toBe(usd('9'));
});
