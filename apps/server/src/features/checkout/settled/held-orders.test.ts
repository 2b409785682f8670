import { expect, test } from 'vitest';
import { on } from '../../../platform/events/events.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { confirmInvoice } from '../../invoices/index.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { setBlockedLinks } from '../../links/index.ts';
import { approveOrder, orderPaid, rejectOrder, setFlaggedWords } from '../../orders/index.ts';
import { type Customer, newLink, openShop } from '../../orders/testing/shop.ts';
import type { OrderRequest } from '../order-request.ts';
import { placeOrders } from '../placing/place-orders.ts';
import { requestOrders } from '../placing/request-orders.ts';
import { invoiceListeners } from './invoice-listeners.ts';

const database = await testDatabase();
const { db } = database;
const paid: bigint[] = [];
const shop = await openShop(database, {
  listeners: [...invoiceListeners, on(orderPaid, async (_, { orderId }) => void paid.push(orderId))],
});
const operator = { ...shop.ctx, actor: { kind: 'system', name: 'operator' } as const };
await setFlaggedWords(operator, [' Casino ', 'bet*', 'casino', '']);

/** A service that publishes text written by the customer. */
async function withComments(name: string, values: object) {
  const panel_id = shop.panel.id;
  const service = await shop.service({ min: 1n, drip_feed_is_allowed: true, ...values });
  const { id: target_type_id } = await db
    .insertInto('target_type')
    .values({ panel_id, name, title: name, view_type: 'comments' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('target')
    .values({ panel_id, target_type_id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('service_target').values({ panel_id, service_id: service.id, target_id: id }).execute();
  return (text: string, more: object = {}): OrderRequest['orders'][number] => ({
    service_id: Number(service.id),
    url: newLink(),
    quantity: 100,
    targetable_values: [{ target_id: Number(id), values: [text] }],
    ...more,
  });
}
const comments = await withComments('counted', { calculable_quantity: true });
const worded = await withComments('plain', {});

const place = (customer: Customer, ...lines: OrderRequest['orders']) =>
  placeOrders(customer, { orderRequest: { orders: lines }, idempotencyKey: undefined });
const ordersOf = (customer: Customer) =>
  db
    .selectFrom('customer_order')
    .select(['id', 'status', 'charged', 'refunded', 'cancel_reason', 'cancel_description'])
    .where('panel_id', '=', customer.panel.id)
    .where('account_id', '=', customer.actor.accountId)
    .orderBy('id')
    .execute();
const cash = async (customer: Customer) =>
  (await walletBalances(customer, { customerId: customer.actor.accountId })).cash;

test('an order whose words are on the list is paid and waits; its neighbour goes out', async () => {
  const customer = await shop.customer('5');
  await place(customer, comments('Nice!\nTry this CÁSINO'), comments('Nice!\nLovely'));
  const [held, free] = await ordersOf(customer);
  expect([held?.status, free?.status]).toEqual(['in_moderation', 'in_processing']);
  expect(held?.charged).toBe(free?.charged);
  expect(paid).not.toContain(held?.id);
  expect(paid).toContain(free?.id);

  await approveOrder(operator, held?.id ?? 0n);
  expect(paid).toContain(held?.id);
  await expect(approveOrder(operator, held?.id ?? 0n)).rejects.toMatchObject({ code: 'wrong_state' });
});

test('a refused text is paid back whole, with the reason', async () => {
  const customer = await shop.customer('5');
  await place(customer, comments('betting tips'));
  const [held] = await ordersOf(customer);
  await rejectOrder(operator, { orderId: held?.id ?? 0n, reason: 'No gambling here.' });
  expect(await ordersOf(customer)).toMatchObject([
    { status: 'canceled', cancel_reason: 'moderation', cancel_description: 'No gambling here.' },
  ]);
  expect(await cash(customer)).toBe(usd('5'));
  await expect(rejectOrder(operator, { orderId: held?.id ?? 0n, reason: 'x' })).rejects.toMatchObject({
    code: 'wrong_state',
  });
});

test('all runs of a drip feed wait together and are let go together', async () => {
  const customer = await shop.customer('5');
  const drip_feed = { runs: 3, minutes_between_runs: 5, mode: 'flat', quantity_step: 0 } as const;
  await place(customer, worded('the casino', { drip_feed }));
  const runs = await ordersOf(customer);
  expect(runs.map(({ status }) => status)).toEqual(['in_moderation', 'in_moderation', 'in_moderation']);
  await approveOrder(operator, runs[1]?.id ?? 0n);
  expect((await ordersOf(customer)).map(({ status }) => status)).toEqual(runs.map(() => 'in_processing'));
});

test('what is paid later is read by the list of that day', async () => {
  const customer = await shop.customer();
  const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });
  const request = (text: string) =>
    requestOrders(
      customer,
      { orders: [comments(text)], payment_method_id: Number(methodId) },
      { idempotencyKey: undefined, address: '10.0.0.1' },
    );
  const query = [await request('poker night'), await request('quiet night')];
  await setFlaggedWords(operator, ['casino', 'bet*', 'poker']);
  for (const { data } of query)
    await confirmInvoice(operator, { invoiceId: BigInt(data.payment?.invoice_id ?? 0) });
  const [held, free] = await ordersOf(customer);
  expect([held?.status, free?.status]).toEqual(['in_moderation', 'in_processing']);
  expect(paid).not.toContain(held?.id);
});

test('no order is taken for a blocked link, however it is spelled; what is next to it is free', async () => {
  const customer = await shop.customer('5');
  await setBlockedLinks(operator, ['https://www.Example.com/Blocked/', 'bad.example']);
  const refused = [
    'https://example.com/blocked',
    'http://m.example.com/BLOCKED/page?x=1',
    'shop.bad.example/a',
  ];
  for (const url of refused)
    await expect(place(customer, comments('Nice', { url }))).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'orders.0.url', code: 'link_blocked' }],
    });
  await place(customer, comments('Nice', { url: 'https://example.com/blockedish' }));
  expect(await ordersOf(customer)).toHaveLength(1);
});

test('lists are checked, kept once each and on record; another panel has its own', async () => {
  await expect(setFlaggedWords(operator, ['*'])).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(setBlockedLinks(operator, ['nonsense'])).rejects.toMatchObject({
    fields: [{ field: 'links.0', code: 'not_a_url' }],
  });
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'after'])
    .where('panel_id', '=', shop.panel.id)
    .where('action', 'in', ['orders.set-flagged-words', 'links.set-blocked-links'])
    .orderBy('id')
    .execute();
  expect(entries[0]).toEqual({ action: 'orders.set-flagged-words', after: ['casino', 'bet*'] });

  const other = await openShop(database);
  const service = await other.service();
  const customer = await other.customer('5');
  const url = 'https://bad.example/a';
  await place(customer, { service_id: Number(service.id), quantity: 100, url });
  const foreign = { ...operator, panel: other.panel };
  const held = await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', shop.panel.id)
    .where('status', '=', 'in_moderation')
    .executeTakeFirstOrThrow();
  await expect(approveOrder(foreign, held.id)).rejects.toMatchObject({ code: 'wrong_state' });
});
