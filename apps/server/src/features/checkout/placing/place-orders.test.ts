import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { CacheDefinition } from '../../../platform/caches.ts';
import { on } from '../../../platform/events/events.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createCoupon } from '../../coupons/testing/create-coupon.ts';
import { checkBooks, ledger, walletBalances } from '../../ledger/index.ts';
import { outcomes } from '../../ledger/testing/fund-customer.ts';
import { cancelOrder, orderPaid, orders } from '../../orders/index.ts';
import { insertOrder } from '../../orders/testing/insert-order.ts';
import { type Customer, newLink, openShop } from '../../orders/testing/shop.ts';
import type { OrderRequest } from '../order-request.ts';
import { payByBalance } from '../unpaid/pay-by-balance.ts';
import { placeOrders } from './place-orders.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const service = await shop.service();

const books = () => checkBooks(db, [...(ledger.books ?? []), ...(orders.books ?? [])]);

function line(values: Partial<OrderRequest['orders'][number]> = {}): OrderRequest['orders'][number] {
  return { service_id: Number(service.id), quantity: 1000, url: newLink(), ...values };
}

function place(customer: Customer, request: Partial<OrderRequest> = {}, idempotencyKey?: string) {
  return placeOrders(customer, { orderRequest: { orders: [line()], ...request }, idempotencyKey });
}

async function balance(customer: Customer): Promise<string> {
  const { cash, bonus } = await walletBalances(customer, { customerId: customer.actor.accountId });
  return formatMoney(money(cash + bonus));
}

/** Caches are kept as in a real process. */
function keepingCaches(customer: Customer): Customer {
  const kept = new Map<unknown, Promise<unknown>>();
  const get = <T>(definition: CacheDefinition<T>, panelId: bigint): Promise<T> => {
    const value = kept.get(definition) ?? definition.load(db, panelId);
    kept.set(definition, value);
    return value as Promise<T>;
  };
  return { ...customer, caches: { get } };
}

const ordersOf = (customer: Customer) =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', customer.panel.id)
    .where('account_id', '=', customer.actor.accountId)
    .orderBy('id')
    .execute();

test('an order is written, charged and set going in one step', async () => {
  const customer = await shop.customer('5');
  const link = newLink();
  const { orders: placed, total } = await place(customer, {
    orders: [line({ url: `${link}?utm_source=x`, name: ' Mine ', index: 7 })],
    source: 'buy_page',
  });
  expect(total).toBe('1');
  expect(placed).toMatchObject([{ index: 7, service_id: Number(service.id), cost: '1' }]);
  expect(await balance(customer)).toBe('4');
  const [order] = await ordersOf(customer);
  expect(order).toMatchObject({
    id: BigInt(placed[0]?.id ?? 0),
    status: 'in_processing',
    name: 'Mine',
    link,
    quantity: 1000n,
    charged: 100_000_000n,
    charged_cash: 100_000_000n,
    source: 'buy_page',
    paid_at: customer.clock.now(),
  });
  expect(await books()).toEqual([]);
});

test('whoever listens for paid orders hears of each inside the transaction', async () => {
  const paidOrders: bigint[] = [];
  const listener = on(orderPaid, async (tx, { orderId }) => {
    expect(tx.db.isTransaction).toBe(true);
    paidOrders.push(orderId);
  });
  const other = await openShop(database, { listeners: [listener] });
  const sold = await other.service();
  const customer = await other.customer('5');
  const requested = {
    orders: [line({ service_id: Number(sold.id) }), line({ service_id: Number(sold.id) })],
  };
  const placed = await placeOrders(customer, { orderRequest: requested, idempotencyKey: undefined });
  expect(paidOrders).toEqual(placed.orders.map(({ id }) => BigInt(id)));
});

test('a listener that fails leaves nothing behind: no order, no charge, no coupon use', async () => {
  const fails = on(orderPaid, async () => Promise.reject(new Error('no')));
  const other = await openShop(database, { listeners: [fails] });
  const sold = await other.service();
  const customer = await other.customer('5');
  const coupon = await createCoupon(db, other.panel, { percent_ppm: 500_000 });
  const orderRequest = { orders: [line({ service_id: Number(sold.id) })], coupon_code: coupon.code };
  await expect(placeOrders(customer, { orderRequest, idempotencyKey: 'k' })).rejects.toThrow('no');
  expect(await ordersOf(customer)).toEqual([]);
  expect(await balance(customer)).toBe('5');
  const { used } = await db
    .selectFrom('coupon')
    .select('used')
    .where('panel_id', '=', other.panel.id)
    .where('id', '=', coupon.id)
    .executeTakeFirstOrThrow();
  expect(used).toBe(0);
});

test('200 at once on one balance, new orders and unpaid ones: exactly as many as it pays for', async () => {
  const customer = keepingCaches(await shop.customer('10'));
  const cheap = await shop.service({ default_price: 13_000_000n });
  const unpaid = [];
  for (let made = 0; made < 60; made += 1) {
    const values = { service_id: cheap.id, listed_cost: 13_000_000n };
    unpaid.push(await insertOrder(customer, customer.actor.accountId, values));
  }
  const racers = [
    ...Array.from({ length: 140 }, () =>
      place(customer, { orders: [line({ service_id: Number(cheap.id) })] }),
    ),
    ...unpaid.map(({ id: orderId }) =>
      payByBalance(customer, { orderId, wantsDiscount: false, idempotencyKey: undefined }),
    ),
  ];
  const { fulfilled, refused } = await outcomes<unknown>(racers);
  expect(fulfilled).toHaveLength(76);
  expect(refused).toEqual({ insufficient_balance: 124 });
  expect(await balance(customer)).toBe('0.12');
  const paid = (await ordersOf(customer)).filter(({ status }) => status === 'in_processing');
  expect(paid).toHaveLength(76);
  expect(await books()).toEqual([]);
}, 60_000);

test('too little money is said under balance, and nothing is written', async () => {
  const customer = await shop.customer('0.99');
  await expect(place(customer)).rejects.toMatchObject({
    code: 'insufficient_balance',
    fields: [{ field: 'balance', code: 'balance_too_low' }],
  });
  const twoLines = { orders: [line({ quantity: 500 }), line({ quantity: 500 })] };
  await expect(place(customer, twoLines)).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await ordersOf(customer)).toEqual([]);
  expect(await balance(customer)).toBe('0.99');
});

test('the same key orders once, and still answers when the same could not be ordered any more', async () => {
  const customer = await shop.customer('5');
  const sold = await shop.service();
  const orderRequest = { orders: [line({ service_id: Number(sold.id) })], total: '1' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(customer, orderRequest, 'key')));
  expect(new Set(answers.map(({ order_group_id }) => order_group_id)).size).toBe(1);
  await db
    .updateTable('service')
    .set({ is_deactivated: true, default_price: 900_000_000n })
    .where('id', '=', sold.id)
    .execute();
  expect(await place(customer, orderRequest, 'key')).toEqual(answers[0]);
  await expect(place(customer, { ...orderRequest, total: '2' }, 'key')).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await balance(customer)).toBe('4');
});

test('a price that rose since it was seen is refused with the new one; a lower one is charged', async () => {
  const customer = await shop.customer('5');
  await expect(place(customer, { total: '0.99999999' })).rejects.toMatchObject({
    code: 'price_changed',
    values: { total: '1' },
  });
  await place(customer, { total: '3' });
  expect(await balance(customer)).toBe('4');
});

test('a second active order for the same link is refused, for this customer and service alone', async () => {
  const customer = await shop.customer('9');
  const other = await shop.customer('9');
  const [link, elsewhere] = [newLink(), newLink()];
  const first = await place(customer, { orders: [line({ url: link })] });
  const busy = place(customer, { orders: [line({ url: elsewhere }), line({ url: `${link}#again` })] });
  await expect(busy).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ field: 'orders.1.url', code: 'link_in_use' }],
  });
  await expect(
    place(customer, { orders: [line({ url: elsewhere }), line({ url: elsewhere })] }),
  ).rejects.toMatchObject({
    fields: [{ field: 'orders.1.url', code: 'link_in_use' }],
  });
  expect(await ordersOf(customer)).toHaveLength(1);
  await place(other, { orders: [line({ url: link })] });
  const free = await shop.service({ allows_same_link: true });
  const twice = [1, 2].map(() => line({ service_id: Number(free.id), url: link }));
  await place(customer, { orders: twice });
  await cancelOrder(customer, { orderId: BigInt(first.orders[0]?.id ?? 0), reason: 'customer' });
  await place(customer, { orders: [line({ url: link })] });
});

test('ten orders for one link at once: one is taken', async () => {
  const customer = await shop.customer('50');
  const url = newLink();
  const { fulfilled, refused } = await outcomes(
    Array.from({ length: 10 }, () => place(customer, { orders: [line({ url })] })),
  );
  expect(fulfilled).toHaveLength(1);
  expect(refused).toEqual({ invalid_input: 9 });
  expect(await balance(customer)).toBe('49');
});

test('a discount coupon lowers what each order is charged; its worth is not lost in rounding', async () => {
  const customer = await shop.customer('5');
  await createCoupon(db, shop.panel, { code: 'THIRD', percent_ppm: 333_333, account_limit: 1 });
  const placed = await place(customer, {
    coupon_code: 'third',
    orders: [line({ quantity: 11 }), line({ quantity: 13 }), line({ quantity: 17 })],
  });
  const rows = await ordersOf(customer);
  const charged = rows.reduce((sum, row) => sum + row.charged, 0n);
  expect(charged).toBe(4_100_000n - (4_100_000n * 333_333n) / 1_000_000n);
  expect(placed.total).toBe(formatMoney(money(charged)));
  expect(rows.every((row) => row.listed_cost - row.coupon_discount === row.charged)).toBe(true);
  await expect(place(customer, { coupon_code: 'THIRD' })).rejects.toMatchObject({
    fields: [{ field: 'coupon_code', code: 'coupon_does_not_apply' }],
  });
  expect(await books()).toEqual([]);
});

test('a drip feed becomes one order a run, all paid at once, the last holding the link', async () => {
  const customer = await shop.customer('5');
  const drip = await shop.service({ drip_feed_is_allowed: true });
  const orderRequest = line({
    service_id: Number(drip.id),
    quantity: 100,
    drip_feed: { runs: 4, minutes_between_runs: 30, mode: 'ascending', quantity_step: 50 },
  });
  await place(customer, { orders: [orderRequest] });
  const rows = await ordersOf(customer);
  expect(rows.map(({ quantity }) => quantity)).toEqual([100n, 150n, 200n, 250n]);
  expect(rows.map(({ run, holds_link }) => [run, holds_link])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
  ]);
  const start = rows[0]?.starts_at.getTime() ?? 0;
  expect(rows.map(({ starts_at }) => (starts_at.getTime() - start) / 60_000)).toEqual([0, 30, 60, 90]);
  expect(await balance(customer)).toBe('4.3');
  const feed = await db
    .selectFrom('drip_feed')
    .selectAll()
    .where('id', '=', rows[0]?.drip_feed_id ?? 0n)
    .executeTakeFirstOrThrow();
  expect(feed).toMatchObject({ status: 'in_processing', runs: 4, total_quantity: 700n, mode: 'ascending' });
  await expect(place(customer, { orders: [orderRequest] })).rejects.toMatchObject({
    fields: [{ field: 'orders.0.url', code: 'link_in_use' }],
  });
});

test('services that may not be paid from the balance, or not be bought, are refused by field', async () => {
  const customer = await shop.customer('5');
  const shut = await shop.service({ payment_restricted: true });
  const gone = await shop.service({ is_deactivated: true });
  await expect(place(customer, { orders: [line({ service_id: Number(shut.id) })] })).rejects.toMatchObject({
    fields: [{ field: 'payment_method_id', code: 'method_not_for_service' }],
  });
  await expect(
    place(customer, { orders: [line(), line({ service_id: Number(gone.id) })] }),
  ).rejects.toMatchObject({
    fields: [{ field: 'orders.1.service_id', code: 'service_unavailable' }],
  });
});

test('more runs than one transaction should write are refused', async () => {
  const customer = await shop.customer('5000');
  const drip = await shop.service({ drip_feed_is_allowed: true });
  const feed = { runs: 600, minutes_between_runs: 1, mode: 'flat' as const, quantity_step: 0 };
  const two = [1, 2].map(() => line({ service_id: Number(drip.id), quantity: 10, drip_feed: feed }));
  await expect(place(customer, { orders: two })).rejects.toMatchObject({
    fields: [{ field: 'orders.1.drip_feed.runs', code: 'too_big' }],
  });
});

test('another panel’s service and customer mean nothing here', async () => {
  const elsewhere = await openShop(database);
  const stranger = await elsewhere.customer('5');
  await expect(place(stranger)).rejects.toMatchObject({
    fields: [{ field: 'orders.0.service_id', code: 'service_unavailable' }],
  });
  const customer = await shop.customer('5');
  await place(customer);
  const foreign = await testContext(database, { panel: elsewhere.panel });
  const [order] = await ordersOf(customer);
  expect(await cancelOrder(foreign, { orderId: order?.id ?? 0n, reason: 'customer' })).toBeUndefined();
  expect(await balance(customer)).toBe('4');
});
