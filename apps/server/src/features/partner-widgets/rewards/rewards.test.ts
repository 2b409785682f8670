import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import type { Context } from '../../../platform/context.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { placeOrders } from '../../checkout/placing/place-orders.ts';
import { requestOrders } from '../../checkout/placing/request-orders.ts';
import { invoiceListeners } from '../../checkout/settled/invoice-listeners.ts';
import { settleInvoice } from '../../invoices/index.ts';
import { closeDispute } from '../../invoices/reversals/close-dispute.ts';
import { refundInvoice } from '../../invoices/reversals/refund-invoice.ts';
import {
  createInvoice,
  createMethod,
  evidenceOf,
  reloadInvoice,
} from '../../invoices/testing/create-invoice.ts';
import { checkBooks, holdForWithdrawal, moveEarnings, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { orderLosses } from '../../order-losses/index.ts';
import { cancelOrder, completeOrder, handOverOrder } from '../../orders/index.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { staffWidget } from '../console/list-staff-widgets.ts';
import { partnerWidgets } from '../index.ts';
import { widgetStatistics } from '../widget-statistics.ts';
import { decideReward } from './decide-reward.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, {
  listeners: [...invoiceListeners, ...(orderLosses.listeners ?? []), ...(partnerWidgets.listeners ?? [])],
});
const { ctx, panel } = shop;
const methodId = await createMethod(ctx, { strategy: 'message', accountNumber: '1' });
const service = await shop.service();
/** Without the rows that a worker and a request for withdrawal would have made. */
const books = allBooks.filter(({ name }) => !/handed over|held money/.test(name));

type Account = Parameters<typeof createAccount>[2];

async function openWidget(values: Account = {}) {
  const email = `${crypto.randomUUID()}@partners.example`;
  const partner = await createAccount(db, panel, { email, ...values });
  const widget = await db
    .insertInto('order_widget')
    .values({ panel_id: panel.id, account_id: partner.id, name: 'Site', reward_ppm: 100_000 })
    .returningAll()
    .executeTakeFirstOrThrow();
  await expect.poll(async () => (await staffWidget(ctx, widget.id)).id).toBe(Number(widget.id));
  const visitor = (address?: string): Context => ({
    ...ctx,
    actor: { kind: 'widget', widgetId: widget.id, ...(address ? { address } : {}) },
  });
  const earned = async () => formatMoney((await walletBalances(ctx, { customerId: partner.id })).referral);
  const actor = { kind: 'user', accountId: partner.id, permissions: [], frozen: false } as const;
  const statistics = (group_by: 'date' | 'user' | 'service' | 'orderWidget' = 'date') =>
    widgetStatistics({ ...ctx, actor }, { group_by });
  return { email, partner, widget, visitor, earned, statistics };
}

/** A guest orders for a dollar through the widget, pays, and the order is at a provider. */
async function buy(from: Context, { email = `${crypto.randomUUID()}@people.example`, lines = 1 } = {}) {
  const orders = Array.from({ length: lines }, () => ({
    service_id: Number(service.id),
    quantity: 1000,
    url: newLink(),
  }));
  const body = { orders, payment_method_id: Number(methodId), email };
  const { data } = await requestOrders(from, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const invoice = await reloadInvoice(ctx, { id: BigInt(data.payment?.invoice_id ?? 0) });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  const orderIds = data.orders.map(({ id }) => BigInt(id));
  for (const id of orderIds) expect(await handOverOrder(ctx, id)).toBe(true);
  return { invoice, orderIds, orderId: orderIds[0] ?? 0n };
}

const reward = (orderId: bigint) =>
  db.selectFrom('widget_reward').selectAll().where('order_id', '=', orderId).executeTakeFirst();
/** What the partner will be told. */
const news = async (accountId: bigint) => {
  const rows = await db
    .selectFrom('reward_notice')
    .select(['event', 'amount'])
    .where('account_id', '=', accountId)
    .where('program', '=', 'widget')
    .orderBy('event')
    .execute();
  return rows.map(({ event, amount }) => `${event} ${formatMoney(money(amount))}`);
};
const dispute = async (id: bigint) => {
  const invoice = await reloadInvoice(ctx, { id });
  await settleInvoice(ctx, id, evidenceOf(ctx, invoice, { news: 'disputed' }));
};
const win = (invoiceId: bigint) =>
  closeDispute(ctx, { invoiceId, outcome: 'won', reason: 'the bank agreed' });
const booksAreClean = async () => expect(await checkBooks(db, books)).toEqual([]);

test('a reward is pending until the order has ended, and paid once', async () => {
  const { visitor, earned, statistics } = await openWidget();
  const { orderId } = await buy(visitor());
  expect((await statistics()).total).toMatchObject({ orders: 1, turnover: '1', pending: '0.1', paid: '0' });
  expect(await earned()).toBe('0');
  await Promise.all([completeOrder(ctx, orderId), completeOrder(ctx, orderId)]);
  await completeOrder(ctx, orderId);
  expect(await earned()).toBe('0.1');
  expect((await statistics()).total).toMatchObject({ pending: '0', held: '0', paid: '0.1' });
  await booksAreClean();
});

test('a partial delivery earns on what was kept, a cancelled order on nothing', async () => {
  const { visitor, earned } = await openWidget();
  const [half, none] = [await buy(visitor()), await buy(visitor())];
  await cancelOrder(ctx, { orderId: half.orderId, reason: 'provider', delivered: 500n });
  await cancelOrder(ctx, { orderId: none.orderId, reason: 'provider', delivered: 0n });
  expect(await earned()).toBe('0.05');
  expect(await reward(none.orderId)).toBeUndefined();
  await booksAreClean();
});

test('the share is the one promised when the order was made', async () => {
  const { visitor, earned, widget } = await openWidget();
  const { orderId } = await buy(visitor());
  await db.updateTable('order_widget').set({ reward_ppm: 300_000 }).where('id', '=', widget.id).execute();
  await completeOrder(ctx, orderId);
  expect(await earned()).toBe('0.1');
});

test('a disputed payment takes the reward back, also what was withdrawn of it', async () => {
  const { visitor, earned, partner, statistics } = await openWidget();
  const { orderId, invoice } = await buy(visitor());
  await completeOrder(ctx, orderId);
  const { referral } = await walletBalances(ctx, { customerId: partner.id });
  await holdForWithdrawal(ctx, {
    withdrawalId: 1n,
    customerId: partner.id,
    amount: referral,
  });
  await dispute(invoice.id);
  expect(await earned()).toBe('0');
  expect(formatMoney((await walletBalances(ctx, { customerId: partner.id })).owed)).toBe('0.1');
  expect(await reward(orderId)).toMatchObject({ status: 'reversed', amount: 0n });
  expect((await statistics()).total.paid).toBe('0');
  expect(await news(partner.id)).toEqual(['earned 0.1', 'reversed 0.1']);
});

test('a payment that went back before the order ended earns nothing until its dispute is won', async () => {
  const { visitor, earned, statistics } = await openWidget();
  const { orderId, invoice } = await buy(visitor());
  await dispute(invoice.id);
  expect((await statistics()).total).toMatchObject({ pending: '0' });
  await completeOrder(ctx, orderId);
  expect(await earned()).toBe('0');
  expect(await reward(orderId)).toMatchObject({ status: 'reversed', amount: 0n });
  await win(invoice.id);
  expect(await earned()).toBe('0.1');
  await booksAreClean();
});

test('a dispute that is won brings the reward back, what the balance had paid to the balance', async () => {
  const { visitor, earned, partner } = await openWidget();
  const { orderId, invoice } = await buy(visitor());
  await completeOrder(ctx, orderId);
  await moveEarnings(ctx, {
    ...{ customerId: partner.id, wallet: 'referral' },
    ...{ amount: usd('0.06'), key: `moved:${orderId}` },
  });
  await dispute(invoice.id);
  await dispute(invoice.id);
  expect(await walletBalances(ctx, { customerId: partner.id })).toMatchObject({ referral: 0n, cash: 0n });
  expect(await reward(orderId)).toMatchObject({ status: 'reversed', uncovered: usd('0.06') });
  await booksAreClean();
  await win(invoice.id);
  expect(await earned()).toBe('0.04');
  expect((await walletBalances(ctx, { customerId: partner.id })).cash).toBe(usd('0.06'));
  expect(await reward(orderId)).toMatchObject({ status: 'paid', amount: usd('0.1'), uncovered: 0n });
  await booksAreClean();
});

test('a debt that is repaid brings the reward back, and a later reversal takes only what it takes', async () => {
  const { visitor, earned } = await openWidget();
  const { orderId, invoice } = await buy(visitor());
  await completeOrder(ctx, orderId);
  await dispute(invoice.id);
  const { account_id: accountId } = await reloadInvoice(ctx, invoice);
  const topUp = async (amount: string) => {
    const paidIn = await createInvoice(ctx, { accountId, methodId, amount: usd(amount) });
    await settleInvoice(ctx, paidIn.id, evidenceOf(ctx, paidIn));
    return paidIn;
  };
  await topUp('0.4');
  expect(await earned()).toBe('0');
  const last = await topUp('0.6');
  expect(await earned()).toBe('0.1');
  await booksAreClean();
  await dispute(last.id);
  expect(await earned()).toBe('0.04');
  await win(last.id);
  await win(invoice.id);
  expect(await earned()).toBe('0.1');
  await booksAreClean();
});

test('of a top-up that goes back only what was spent counts, the newest orders first', async () => {
  const { widget, earned } = await openWidget();
  const customer = await shop.customer();
  const { accountId } = customer.actor;
  const paidIn = await createInvoice(ctx, { accountId, methodId, amount: usd('3') });
  await settleInvoice(ctx, paidIn.id, evidenceOf(ctx, paidIn));
  const actor = { ...customer.actor, viaWidget: { widgetId: widget.id } } as Context['actor'];
  const place = async () => {
    const orderRequest = { orders: [{ service_id: Number(service.id), quantity: 1000, url: newLink() }] };
    const placed = await placeOrders({ ...ctx, actor }, { orderRequest, idempotencyKey: undefined });
    return BigInt(placed.orders[0]?.id ?? 0);
  };
  const [older, newer] = [await place(), await place()];
  for (const orderId of [older, newer]) await completeOrder(ctx, orderId);
  expect(await earned()).toBe('0.2');
  await refundInvoice(ctx, { invoiceId: paidIn.id, amount: usd('1'), reason: 'not spent' });
  expect(await earned()).toBe('0.2');
  await dispute(paidIn.id);
  expect(await earned()).toBe('0');
  await win(paidIn.id);
  expect(await earned()).toBe('0.2');
  for (const orderId of [older, newer])
    expect(await reward(orderId)).toMatchObject({ status: 'paid', amount: usd('0.1') });
  await booksAreClean();
});

test('what waited for a person waits again after its dispute was won, and what was refused stays so', async () => {
  const { visitor, earned, email, partner } = await openWidget();
  const [waiting, refused] = [
    await buy(visitor(), { email: email.replace('@', '+1@') }),
    await buy(visitor()),
  ];
  await db
    .insertInto('linked_card')
    .values(
      [partner.id, (await reloadInvoice(ctx, refused.invoice)).account_id].map((account_id) => ({
        ...{ panel_id: panel.id, account_id, method_id: methodId, status: 'active' as const },
        ...{ gateway_customer: 'customer', gateway_card: 'card', brand: 'Visa', last_digits: '4242' },
        ...{ expires_year: 2030, expires_month: 4 },
      })),
    )
    .execute();
  for (const { orderId } of [waiting, refused]) await completeOrder(ctx, orderId);
  const actor = { kind: 'user', accountId: partner.id, permissions: [], frozen: false } as const;
  await decideReward({ ...ctx, actor }, refused.orderId, { status: 'refused', reason: 'the same card' });
  for (const { invoice } of [waiting, refused]) await dispute(invoice.id);
  expect(await reward(waiting.orderId)).toMatchObject({ status: 'reversed' });
  for (const { invoice } of [waiting, refused]) await win(invoice.id);
  expect(await reward(waiting.orderId)).toMatchObject({ status: 'held', amount: usd('0.1') });
  expect(await reward(refused.orderId)).toMatchObject({ status: 'refused', amount: 0n });
  expect(await earned()).toBe('0');
  await booksAreClean();
});

test('an order that completes while its payment is disputed is counted one way or the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { visitor, earned } = await openWidget();
    const { orderId, invoice } = await buy(visitor());
    await Promise.all([completeOrder(ctx, orderId), dispute(invoice.id)]);
    expect(await earned()).toBe('0');
    expect(await reward(orderId)).toMatchObject({ status: 'reversed', cash: usd('1') });
  }
  await booksAreClean();
});

test('nobody earns on what looks like their own purchase before a person has looked', async () => {
  const { visitor, earned, email, partner, statistics } = await openWidget();
  await db
    .insertInto('session')
    .values({
      panel_id: panel.id,
      account_id: partner.id,
      refresh_hash: Buffer.from('x'),
      address: '203.0.113.7',
      user_agent: '',
      last_seen_at: ctx.clock.now(),
      expires_at: new Date(ctx.clock.now().getTime() + 1000),
    })
    .execute();
  const device = await buy(visitor('203.0.113.7'));
  const address = await buy(visitor('198.51.100.1'), { email: email.replace('@', '+again@') });
  for (const { orderId } of [device, address]) await completeOrder(ctx, orderId);
  expect(await reward(device.orderId)).toMatchObject({ status: 'held', signs: ['same_device'] });
  expect(await reward(address.orderId)).toMatchObject({ status: 'held', signs: ['same_email'] });
  expect(await earned()).toBe('0');
  expect((await statistics()).total).toMatchObject({ held: '0.2', paid: '0' });
  await booksAreClean();

  const staff: Context = {
    ...ctx,
    actor: { kind: 'user', accountId: partner.id, permissions: [], frozen: false },
  };
  const pay = () => decideReward(staff, device.orderId, { status: 'paid' });
  await Promise.all([pay(), pay()]);
  await decideReward(staff, address.orderId, { status: 'refused', reason: 'own address' });
  await expect(decideReward(staff, address.orderId, { status: 'paid' })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  await expect(decideReward(staff, 999_999n, { status: 'paid' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await earned()).toBe('0.1');
  expect(await news(partner.id)).toEqual(['earned 0.1', 'held 0.2', 'refused 0.1']);
  await booksAreClean();
});

test('a partner who orders through the own widget, signed in, earns nothing at all', async () => {
  const customer = await shop.customer('5');
  const { accountId } = customer.actor;
  const widget = await db
    .insertInto('order_widget')
    .values({ panel_id: panel.id, account_id: accountId, name: 'Mine', reward_ppm: 300_000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { ...customer.actor, viaWidget: { widgetId: widget.id } } as Context['actor'];
  const orderRequest = { orders: [{ service_id: Number(service.id), quantity: 1000, url: newLink() }] };
  const placed = await placeOrders({ ...ctx, actor }, { orderRequest, idempotencyKey: undefined });
  const orderId = BigInt(placed.orders[0]?.id ?? 0);
  await completeOrder(ctx, orderId);
  expect(await reward(orderId)).toMatchObject({ status: 'refused', signs: ['same_account', 'same_email'] });
  expect((await walletBalances(ctx, { customerId: accountId })).referral).toBe(0n);
  expect(await news(accountId)).toEqual([]);
});

test('partners see numbers instead of their customers, and nothing of other partners', async () => {
  const [one, other] = [await openWidget(), await openWidget()];
  const { orderId } = await buy(one.visitor());
  await completeOrder(ctx, orderId);
  const { data } = await one.statistics('user');
  expect(data).toHaveLength(1);
  expect(data[0]?.label).toMatch(/^[0-9A-F]{8}$/);
  expect((await one.statistics('service')).data[0]).toMatchObject({ key: String(service.id), orders: 1 });
  expect((await one.statistics('orderWidget')).data[0]).toMatchObject({ label: 'Site', paid: '0.1' });
  expect((await other.statistics()).data).toEqual([]);
});
