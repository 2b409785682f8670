import { ppm } from '@marquee/domain/money/ratio.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { invoices } from '../../invoices/index.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, ledger, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { orders } from '../../orders/index.ts';
import { type Customer, newLink, openShop } from '../../orders/testing/shop.ts';
import { getTotalCost } from '../../quotes/get-costs.ts';
import { requestOrdersWithCard } from '../placing/request-orders-with-card.ts';
import { payByInvoice } from '../unpaid/pay-by-invoice.ts';
import { invoiceListeners } from './invoice-listeners.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, { listeners: invoiceListeners });
const service = await shop.service();
const recurring = { purposes: ['checkout', 'recurring'] as const };
// Two gateways store cards, each with its own terms.
await createMethod(shop.ctx, { ...recurring, feePpm: ppm(500_000) });
const methodId = await createMethod(shop.ctx, { ...recurring, feePpm: ppm(100_000) });

async function linkCard({ actor }: Customer, card: 'good' | 'declined'): Promise<number> {
  const { id } = await db
    .insertInto('linked_card')
    .values({
      panel_id: shop.panel.id,
      account_id: actor.accountId,
      method_id: methodId,
      gateway_customer: 'customer',
      gateway_card: `${card}:1`,
      status: 'active',
      linked_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

const line = () => ({ service_id: Number(service.id), quantity: 1000, url: newLink() });
const order = (customer: Customer, cardId: number) =>
  requestOrdersWithCard(
    customer,
    { orders: [line()], recurring_payments_method_id: cardId, total: '1.1' },
    undefined,
  );
const stored = (id: number | undefined) =>
  db
    .selectFrom('customer_order')
    .select(['status', 'charged'])
    .where('panel_id', '=', shop.panel.id)
    .where('id', '=', BigInt(id ?? 0))
    .executeTakeFirstOrThrow();
const books = () =>
  checkBooks(
    db,
    [ledger, orders, invoices].flatMap((feature) => feature.books ?? []),
  );

test('a linked card pays at once, on the terms of the gateway that keeps it', async () => {
  const customer = await shop.customer();
  const cardId = await linkCard(customer, 'good');
  const quote = await getTotalCost(customer, {
    services: [line()],
    recurring_payments_method_id: cardId,
    order_widget_type: 'single',
  });
  expect(quote.data).toMatchObject({ total: '1.1', fee: '0.1' });
  const placed = await order(customer, cardId);
  expect(placed).toMatchObject({ total: '1.1', payment: { status: 'paid' } });
  expect(await stored(placed.orders[0]?.id)).toEqual({ status: 'in_processing', charged: usd('1') });
  expect(await walletBalances(customer, { customerId: customer.actor.accountId })).toMatchObject({
    cash: 0n,
  });
  expect(await books()).toEqual([]);
});

test('a card that is refused leaves the order unpaid; another card pays it later', async () => {
  const customer = await shop.customer();
  const refused = await order(customer, await linkCard(customer, 'declined'));
  expect(refused.payment?.status).toBe('failed');
  const [placed] = refused.orders;
  expect(await stored(placed?.id)).toEqual({ status: 'unpaid', charged: 0n });

  const pay = {
    orderId: BigInt(placed?.id ?? 0),
    cardId: BigInt(await linkCard(customer, 'good')),
    wantsDiscount: false,
    idempotencyKey: 'once',
  };
  const step = await payByInvoice(customer, pay);
  expect(step).toMatchObject({ status: 'paid', charge: { amount: '1.1' } });
  expect(await payByInvoice(customer, pay)).toMatchObject({ invoice_id: step.invoice_id });
  expect(await stored(placed?.id)).toEqual({ status: 'in_processing', charged: usd('1') });
  expect(await books()).toEqual([]);
});

test('nobody pays with somebody else’s card, or with none', async () => {
  const [owner, stranger] = [await shop.customer(), await shop.customer()];
  const cardId = await linkCard(owner, 'good');
  await expect(order(stranger, cardId)).rejects.toMatchObject({
    fields: [{ field: 'recurring_payments_method_id', code: 'invalid' }],
  });
  const refused = await order(stranger, await linkCard(stranger, 'declined'));
  const orderId = BigInt(refused.orders[0]?.id ?? 0);
  const pay = (means: object) =>
    payByInvoice(stranger, { orderId, ...means, wantsDiscount: false, idempotencyKey: undefined });
  await expect(pay({ cardId: BigInt(cardId) })).rejects.toMatchObject({
    fields: [{ field: 'recurring_payments_method_id', code: 'invalid' }],
  });
  await expect(pay({})).rejects.toMatchObject({ fields: [{ field: 'payment_method_id', code: 'invalid' }] });
  expect(await stored(refused.orders[0]?.id)).toEqual({ status: 'unpaid', charged: 0n });
});

test('the same orders five times at once and without a key are charged once; other orders beside them are charged too', async () => {
  const customer = await shop.customer();
  const cardId = await linkCard(customer, 'good');
  const pay = (orders: ReturnType<typeof line>[]) =>
    requestOrdersWithCard(customer, { orders, recurring_payments_method_id: cardId }, undefined);
  const [same, other] = [[line(), line()], [line()]];
  // One that is priced only after the first has paid is refused: the link is in use.
  const answers = await Promise.allSettled([
    pay(same),
    pay(same),
    pay(same),
    pay(other),
    pay(same),
    pay(same),
  ]);
  expect(answers.map(({ status }) => status)).toContain('fulfilled');
  const charges = await db
    .selectFrom('invoice')
    .select(['status', 'amount'])
    .where('card_id', '=', BigInt(cardId))
    .orderBy('amount')
    .execute();
  expect(charges).toEqual([
    { status: 'paid', amount: usd('1') },
    { status: 'paid', amount: usd('2') },
  ]);
  expect(await walletBalances(customer, { customerId: customer.actor.accountId })).toMatchObject({
    cash: 0n,
  });
  expect(await books()).toEqual([]);
});
