import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CacheDefinition } from '../../../platform/caches.ts';
import { connect } from '../../../platform/db/connect.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { coupons } from '../../coupons/index.ts';
import { createCoupon } from '../../coupons/testing/create-coupon.ts';
import { cancelInvoice, confirmInvoice, invoices } from '../../invoices/index.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, ledger } from '../../ledger/index.ts';
import { outcomes, usd } from '../../ledger/testing/fund-customer.ts';
import { orders } from '../../orders/index.ts';
import { deleteOrder } from '../../orders/lifecycle/delete-order.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { panelOrigin } from '../../panels/index.ts';
import { getSettings } from '../../settings/index.ts';
import { invoiceListeners } from '../settled/invoice-listeners.ts';
import { payByBalance } from '../unpaid/pay-by-balance.ts';
import { payByInvoice } from '../unpaid/pay-by-invoice.ts';
import { placeOrders } from './place-orders.ts';
import { requestOrders } from './request-orders.ts';

const database = await testDatabase();
const shop = await openShop(database, { listeners: invoiceListeners });
const service = await shop.service();
const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });
const application = 'marquee-test-racers';
const checkouts = 16;

const line = () => ({ service_id: Number(service.id), quantity: 1000, url: newLink() });

/** A connection adds to the statistics only when it closes, so the count is read after that. */
async function deadlocks(): Promise<bigint | undefined> {
  const { rows } = await sql<{ deadlocks: bigint; racing: bigint }>`
    select deadlocks, (select count(*) from pg_stat_activity where application_name = ${application}) as racing
      from pg_stat_database where datname = current_database()`.execute(database.db);
  return rows[0]?.racing === 0n ? rows[0].deadlocks : undefined;
}

test('orders are deleted, paid and placed while their invoices settle and end: all queue up, none in a circle', async () => {
  const { db, close } = connect({ url: database.url, poolSize: 12, applicationName: application });
  const kept = new Map<unknown, Promise<unknown>>();
  // Caches are kept as in a real process, so that no transaction needs a second connection for settings.
  const get = <T>(definition: CacheDefinition<T>, panelId: bigint): Promise<T> => {
    const value = kept.get(definition) ?? definition.load(database.db, panelId);
    kept.set(definition, value);
    return value as Promise<T>;
  };
  const racing = { db, caches: { get } };
  const customer = { ...(await shop.customer('60')), ...racing };
  const operator = { ...customer, actor: { kind: 'system', name: 'operator' } as const };
  await Promise.all([getSettings(customer), panelOrigin(customer)]);
  const { accountId } = customer.actor;
  // Whatever is removed from the checkout, the rest loses the coupon.
  const { code: coupon_code } = await createCoupon(database.db, shop.panel, { min_amount: usd('3') });
  const three = () => [line(), line(), line()];
  const pay = { wantsDiscount: false, idempotencyKey: undefined };
  const racers: Promise<unknown>[] = [];
  const placed = [];
  for (let made = 0; made < checkouts; made += 1) {
    const body = { orders: three(), coupon_code, payment_method_id: Number(methodId) };
    const incoming = { idempotencyKey: undefined, address: '10.0.0.1' };
    placed.push((await requestOrders(customer, body, incoming)).data);
  }
  for (const [place, { orders: made, payment }] of placed.entries()) {
    const [first = 0n, second = 0n, third = 0n] = made.map(({ id }) => BigInt(id));
    const invoiceId = BigInt(payment?.invoice_id ?? 0);
    racers.push(
      place % 2 === 0
        ? confirmInvoice(operator, { invoiceId })
        : cancelInvoice(customer, { invoiceId, accountId }),
      payByBalance(customer, { ...pay, orderId: second }),
      deleteOrder(customer, first),
      placeOrders(customer, { orderRequest: { orders: three(), coupon_code }, idempotencyKey: undefined }),
      payByInvoice(customer, { ...pay, orderId: third, methodId }),
    );
  }
  const { refused } = await outcomes(racers);
  const expectedCodes = ['wrong_state', 'not_found', 'insufficient_balance', 'invalid_input'];
  expect(Object.keys(refused).filter((code) => !expectedCodes.includes(code))).toEqual([]);
  await close();
  await expect.poll(deadlocks, { timeout: 5000 }).toBe(0n);
  expect(
    await checkBooks(
      database.db,
      [ledger, orders, invoices, coupons].flatMap((feature) => feature.books ?? []),
    ),
  ).toEqual([]);
}, 60_000);

test('whoever deletes what held a coupon waits for those who use it with empty hands', async () => {
  const { db, close } = connect({ url: database.url, poolSize: 3, applicationName: application });
  const customer = { ...(await shop.customer('5')), db };
  const { id, code: coupon_code } = await createCoupon(database.db, shop.panel, { min_amount: usd('2') });
  const body = { orders: [line(), line()], coupon_code, payment_method_id: Number(methodId) };
  const { data } = await requestOrders(customer, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const isQueueing = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where application_name = ${application} and wait_event_type = 'Lock'`.execute(database.db);
    return rows.length;
  };
  let deleting: Promise<void> | undefined;
  await inTransaction(customer, async (tx) => {
    await sql`select from coupon where id = ${id} for no key update`.execute(tx.db);
    deleting = deleteOrder(customer, BigInt(data.orders[0]?.id ?? 0));
    await expect.poll(isQueueing).toBe(1);
    await placeOrders(tx, {
      orderRequest: { orders: [line(), line()], coupon_code },
      idempotencyKey: undefined,
    });
  });
  await deleting;
  await close();
  await expect.poll(deadlocks, { timeout: 5000 }).toBe(0n);
});
