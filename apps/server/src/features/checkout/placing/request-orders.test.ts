import { ppm } from '@marquee/domain/money/ratio.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createCoupon } from '../../coupons/testing/create-coupon.ts';
import { cancelInvoice, confirmInvoice, invoices } from '../../invoices/index.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, ledger, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { orders, payOrder } from '../../orders/index.ts';
import { deleteOrder } from '../../orders/lifecycle/delete-order.ts';
import { type Customer, newLink, openShop } from '../../orders/testing/shop.ts';
import { mailGuestJob } from '../mail-guest.job.ts';
import { mailGuest } from '../mail-guest.ts';
import { invoiceListeners } from '../settled/invoice-listeners.ts';
import { payByBalance } from '../unpaid/pay-by-balance.ts';
import { payByInvoice } from '../unpaid/pay-by-invoice.ts';
import { placeOrders } from './place-orders.ts';
import { requestOrders } from './request-orders.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, { listeners: invoiceListeners });
const service = await shop.service();
const methodId = await createMethod(shop.ctx, {
  strategy: 'message',
  feePpm: ppm(100_000),
  accountNumber: '1',
});
const operator = { ...shop.ctx, actor: { kind: 'system', name: 'operator' } as const };
const guest = { ...shop.ctx, actor: { kind: 'widget', widgetId: 0n } as const };
const incoming = (idempotencyKey?: string) => ({ idempotencyKey, address: '10.0.0.1' });

const line = (values: object = {}) => ({
  service_id: Number(service.id),
  quantity: 1000,
  url: newLink(),
  ...values,
});
const request = (ctx: typeof guest | Customer, changes: object = {}, key?: string) =>
  requestOrders(ctx, { orders: [line()], payment_method_id: Number(methodId), ...changes }, incoming(key));
const stored = (ids: readonly { id: number }[]) =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where(
      'id',
      'in',
      ids.map(({ id }) => BigInt(id)),
    )
    .orderBy('id')
    .execute();
const wallets = (customer: Customer) => walletBalances(customer, { customerId: customer.actor.accountId });
const books = () =>
  checkBooks(
    db,
    [ledger, orders, invoices].flatMap((feature) => feature.books ?? []),
  );

/** How many sessions wait for a row that another transaction has locked. */
const waiting = async () => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count;
};

test('a gateway order waits unpaid and goes off when its invoice settles', async () => {
  const customer = await shop.customer();
  const { data, user } = await request(customer, { orders: [line(), line()] });
  expect(user).toBeNull();
  expect(data).toMatchObject({ total: '2.2', payment: { status: 'open', charge: { amount: '2.2' } } });
  expect((await stored(data.orders)).map(({ status, charged }) => [status, charged])).toEqual([
    ['unpaid', 0n],
    ['unpaid', 0n],
  ]);
  const invoiceId = BigInt(data.payment?.invoice_id ?? 0);
  await confirmInvoice(operator, { invoiceId });
  await confirmInvoice(operator, { invoiceId });
  expect((await stored(data.orders)).map(({ status, charged }) => [status, charged])).toEqual([
    ['in_processing', usd('1')],
    ['in_processing', usd('1')],
  ]);
  expect(await wallets(customer)).toMatchObject({ cash: 0n, bonus: 0n });
  expect(await books()).toEqual([]);
});

test('the same key opens one invoice', async () => {
  const customer = await shop.customer();
  const requested = { orders: [line()] };
  const [one, two] = [await request(customer, requested, 'k'), await request(customer, requested, 'k')];
  expect(two).toEqual(one);
});

test('a link taken meanwhile: the money stays on the balance and the order unpaid', async () => {
  const customer = await shop.customer('1');
  const url = newLink();
  const { data } = await request(customer, { orders: [line({ url })] });
  await placeOrders(customer, { orderRequest: { orders: [line({ url })] }, idempotencyKey: undefined });
  await confirmInvoice(operator, { invoiceId: BigInt(data.payment?.invoice_id ?? 0) });
  expect(await stored(data.orders)).toMatchObject([{ status: 'unpaid' }]);
  expect((await wallets(customer)).cash).toBe(usd('1'));
  expect(await books()).toEqual([]);
});

test('a link taken meanwhile keeps a drip feed back whole: no run of it goes out', async () => {
  const customer = await shop.customer('1');
  const url = newLink();
  const drip_feed = { runs: 3, minutes_between_runs: 60, mode: 'flat', quantity_step: 0 };
  const dripped = await shop.service({ drip_feed_is_allowed: true });
  const taken = line({ url, service_id: Number(dripped.id) });
  const { data } = await request(customer, { orders: [{ ...taken, drip_feed }, line()] });
  await placeOrders(customer, { orderRequest: { orders: [taken] }, idempotencyKey: undefined });
  await confirmInvoice(operator, { invoiceId: BigInt(data.payment?.invoice_id ?? 0) });
  expect((await stored(data.orders)).map(({ status }) => status)).toEqual([
    'unpaid',
    'unpaid',
    'unpaid',
    'in_processing',
  ]);
  expect((await wallets(customer)).cash).toBe(usd('3'));
  expect(await books()).toEqual([]);
});

test('nobody paid: the coupon is free again, its discount gone, the order still payable', async () => {
  const coupon = await createCoupon(db, shop.panel, { percent_ppm: 500_000, total_limit: 1 });
  const customer = await shop.customer('1');
  const { data } = await request(customer, { coupon_code: coupon.code });
  expect(data.total).toBe('0.55');
  const { accountId } = customer.actor;
  await cancelInvoice(customer, { invoiceId: BigInt(data.payment?.invoice_id ?? 0), accountId });
  expect(await stored(data.orders)).toMatchObject([{ status: 'unpaid', cost: usd('1') }]);
  await request(customer, { coupon_code: coupon.code });
  const orderId = BigInt(data.orders[0]?.id ?? 0);
  await payByBalance(customer, { orderId, wantsDiscount: false, idempotencyKey: undefined });
  expect(await stored(data.orders)).toMatchObject([{ status: 'in_processing', charged: usd('1') }]);
});

test('money that came after the end pays what can still be paid; of what is gone it stays on the balance', async () => {
  const coupon = await createCoupon(db, shop.panel, { percent_ppm: 500_000 });
  const customer = await shop.customer('0.25');
  const placed = [
    await request(customer, { orders: [line(), line()] }),
    await request(customer, { coupon_code: coupon.code }),
  ];
  const { accountId } = customer.actor;
  for (const { data } of placed)
    await cancelInvoice(customer, { invoiceId: BigInt(data.payment?.invoice_id ?? 0), accountId });
  const [both, dearer] = placed.map(({ data }) => data.orders);
  await deleteOrder(customer, BigInt(both?.[1]?.id ?? 0));
  for (const { data } of placed)
    await confirmInvoice(operator, { invoiceId: BigInt(data.payment?.invoice_id ?? 0) });
  expect((await stored(both ?? [])).map(({ status, charged }) => [status, charged])).toEqual([
    ['in_processing', usd('1')],
    ['canceled', 0n],
  ]);
  // Its coupon was released, so it costs more than was paid.
  expect(await stored(dearer ?? [])).toMatchObject([{ status: 'unpaid', cost: usd('1') }]);
  expect((await wallets(customer)).cash).toBe(usd('1.75'));
  expect(await books()).toEqual([]);
});

test('who pays while the invoice is canceled has used the coupon: it is not free for another order', async () => {
  const coupon = await createCoupon(db, shop.panel, { percent_ppm: 500_000, total_limit: 1 });
  const customer = await shop.customer('10');
  const { data } = await request(customer, { coupon_code: coupon.code });
  const orderId = BigInt(data.orders[0]?.id ?? 0);
  const { accountId } = customer.actor;
  const cancel = () =>
    cancelInvoice(customer, { invoiceId: BigInt(data.payment?.invoice_id ?? 0), accountId });
  const canceled = await inTransaction(customer, async (tx) => {
    await payOrder(tx, orderId);
    const canceling = cancel();
    await expect.poll(waiting, { timeout: 1500 }).toBe(1n);
    return [canceling];
  });
  await Promise.all(canceled);
  expect(await stored(data.orders)).toMatchObject([{ status: 'in_processing', charged: usd('0.5') }]);
  await expect(request(customer, { coupon_code: coupon.code })).rejects.toMatchObject({
    fields: [{ field: 'coupon_code' }],
  });
  expect(await books()).toEqual([]);
});

test('both orders of a checkout given up at once: the coupon is free again', async () => {
  const coupon = await createCoupon(db, shop.panel, { percent_ppm: 500_000, total_limit: 1 });
  const customer = await shop.customer();
  const { data } = await request(customer, { orders: [line(), line()], coupon_code: coupon.code });
  const [first = 0n, second = 0n] = data.orders.map(({ id }) => BigInt(id));
  const deleted = await inTransaction(customer, async (tx) => {
    await deleteOrder(tx, first);
    const deleting = deleteOrder(customer, second);
    await expect.poll(waiting, { timeout: 1500 }).toBe(1n);
    return [deleting];
  });
  await Promise.all(deleted);
  expect((await request(customer, { coupon_code: coupon.code })).data.total).toBe('0.55');
});

test('one of two unpaid orders is paid alone, with the panel’s discount for those who come back', async () => {
  const overrides = JSON.stringify({ unpaid_discount_percent: 0.25 });
  const other = await openShop(database, { listeners: invoiceListeners });
  await db.insertInto('panel_settings').values({ panel_id: other.panel.id, overrides }).execute();
  const sold = await other.service();
  const method = await createMethod(other.ctx, { strategy: 'message', accountNumber: '1' });
  const customer = await other.customer('0.75');
  const lines = [1, 2].map(() => line({ service_id: Number(sold.id) }));
  const { data } = await request(customer, { orders: lines, payment_method_id: Number(method) });
  const [first, second] = data.orders.map(({ id }) => BigInt(id));
  const pay = { orderId: first ?? 0n, wantsDiscount: true, idempotencyKey: undefined };
  await payByBalance(customer, pay);
  await expect(payByBalance(customer, pay)).rejects.toMatchObject({ code: 'wrong_state' });
  const step = await payByInvoice(customer, { ...pay, orderId: second ?? 0n, methodId: method });
  expect(step.charge.amount).toBe('0.75');
  const again = await payByInvoice(customer, { ...pay, orderId: second ?? 0n, methodId: method });
  expect(again.charge.amount).toBe('0.75');
  const foreman = { ...other.ctx, actor: operator.actor };
  await confirmInvoice(foreman, { invoiceId: BigInt(step.invoice_id) });
  expect((await stored(data.orders)).map(({ status, charged }) => [status, charged])).toEqual([
    ['in_processing', usd('0.75')],
    ['in_processing', usd('0.75')],
  ]);
  expect((await wallets(customer)).cash).toBe(0n);
  await confirmInvoice(foreman, { invoiceId: BigInt(data.payment?.invoice_id ?? 0) });
  expect((await wallets(customer)).cash).toBe(usd('2'));
  expect(await books()).toEqual([]);
});

test('a drip feed is paid whole, and a deleted unpaid order is never charged', async () => {
  const drip = await shop.service({ drip_feed_is_allowed: true });
  const customer = await shop.customer('3');
  const feed = { runs: 3, minutes_between_runs: 60, mode: 'flat', quantity_step: 0 };
  const { data } = await request(customer, {
    orders: [line({ service_id: Number(drip.id), drip_feed: feed }), line()],
  });
  const ids = data.orders.map(({ id }) => BigInt(id));
  await payByBalance(customer, { orderId: ids[1] ?? 0n, wantsDiscount: true, idempotencyKey: undefined });
  await deleteOrder(customer, ids[3] ?? 0n);
  await confirmInvoice(operator, { invoiceId: BigInt(data.payment?.invoice_id ?? 0) });
  expect((await stored(data.orders)).map(({ status }) => status)).toEqual([
    'in_processing',
    'in_processing',
    'in_processing',
    'canceled',
  ]);
  expect((await wallets(customer)).cash).toBe(usd('4'));
});

test('a guest who has nothing to pay learns nothing of what the owner of the address has running', async () => {
  const customer = await shop.customer('5');
  const email = 'runs@people.example';
  await db.updateTable('account').set({ email }).where('id', '=', customer.actor.accountId).execute();
  const { code: coupon_code } = await createCoupon(db, shop.panel, { percent_ppm: 1_000_000 });
  const orderLine = line();
  await placeOrders(customer, { orderRequest: { orders: [orderLine] }, idempotencyKey: undefined });
  for (const typed of [email, 'nobody@people.example']) {
    const { data } = await request(guest, { orders: [orderLine], coupon_code, email: typed });
    expect(await stored(data.orders)).toMatchObject([{ status: 'in_processing', charged: 0n }]);
  }
  const own = { orders: [orderLine], coupon_code };
  await expect(request(customer, own)).rejects.toMatchObject({ fields: [{ code: 'link_in_use' }] });
});

test('guests: the same answer for a known, a claimed and a new address; the order is nobody’s who can sign in', async () => {
  const owner = await createAccount(db, shop.panel, { email: 'owner@people.example', password_hash: 'x' });
  const thief = await createAccount(db, shop.panel, {
    email: null,
    claimed_email: 'claimed@people.example',
    password_hash: 'x',
  });
  const shape = (answer: Awaited<ReturnType<typeof request>>) =>
    // Every order has a link of its own.
    JSON.stringify(answer)
      .replace(/"order_token":"[\w-]+"/, '')
      .replace(/\d+/g, '0')
      .replace(/\w+@/g, '@');
  const known = await request(guest, { email: 'owner@people.example' });
  const claimed = await request(guest, { email: 'claimed@people.example' });
  const fresh = await request(guest, { email: 'fresh@people.example' });
  expect(known.user).toEqual({ isNewUser: true, email: 'owner@people.example' });
  expect(shape(claimed)).toBe(shape(known));
  expect(shape(fresh)).toBe(shape(known));
  const holder = async (answer: typeof known) => (await stored(answer.data.orders))[0]?.account_id;
  expect(await holder(known)).not.toBe(owner.id);
  expect(await holder(claimed)).not.toBe(thief.id);
  expect(await holder(await request(guest, { email: 'fresh@people.example' }))).toBe(await holder(fresh));
  await expect(request(guest)).rejects.toMatchObject({ fields: [{ field: 'email', code: 'required' }] });
});

test('the owner of the address is mailed once: to set a password, or to sign in', async () => {
  await createAccount(db, shop.panel, { email: 'has@people.example', password_hash: 'x' });
  for (const email of ['has@people.example', 'hasnot@people.example'])
    await request(guest, { email, orders: [line({ name: 'You won $1000' })] });
  const jobs = (await sentJobs(db, mailGuestJob)).slice(-2);
  for (const job of jobs)
    for (let run = 0; run < 2; run += 1)
      await mailGuest({ ...shop.ctx, requestId: String(job.accountId) }, job);
  const mails = await db
    .selectFrom('outbox_mail')
    .select(['recipient', 'text_body'])
    .where('recipient', 'in', ['has@people.example', 'hasnot@people.example'])
    .where('template', '=', 'guest-order')
    .orderBy('id')
    .execute();
  expect(
    mails.map(({ recipient, text_body }) => [recipient, /\/(login|password\/reset)\?/.exec(text_body)?.[1]]),
  ).toEqual([
    ['has@people.example', 'login'],
    ['hasnot@people.example', 'password/reset'],
  ]);
  for (const { text_body } of mails) {
    // Both links lead to the order, and nothing typed with it is in the mail.
    expect(text_body).toContain('redirect=%2Forders');
    expect(text_body).toContain('an order of $1.00');
    expect(text_body).not.toContain('You won');
  }
});

test('a coupon for everything leaves nothing to pay: the order goes off without an invoice', async () => {
  const coupon = await createCoupon(db, shop.panel, { percent_ppm: 1_000_000 });
  const customer = await shop.customer();
  const { data } = await request(customer, { coupon_code: coupon.code });
  expect(data.payment).toBeNull();
  expect(await stored(data.orders)).toMatchObject([{ status: 'in_processing', charged: 0n }]);
});

test('the limits of a method are told with their currency, whichever one is shown', async () => {
  const customer = await shop.customer();
  const narrow = await createMethod(shop.ctx, {
    strategy: 'message',
    accountNumber: '1',
    minAmount: usd('5'),
  });
  const refusal = { fields: [{ field: 'payment_method_id', code: 'too_small', values: { limit: '$5.00' } }] };
  await expect(request(customer, { payment_method_id: Number(narrow) })).rejects.toMatchObject(refusal);
  const { data } = await request(customer);
  const orderId = BigInt(data.orders[0]?.id ?? 0);
  const later = { orderId, methodId: narrow, wantsDiscount: false, idempotencyKey: undefined };
  await expect(payByInvoice(customer, later)).rejects.toMatchObject(refusal);
});
