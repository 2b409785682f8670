import { afterAll, expect, test } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { type Listener, on } from '../../../platform/events/events.ts';
import { startStripeServer } from '../../../testing/gateways/stripe-server.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { addFunds } from '../../invoices/add-funds.ts';
import { cancelInvoice, invoiceSettled, invoices, settleInvoice } from '../../invoices/index.ts';
import { checkInvoiceJob } from '../../invoices/settling/check-invoice.job.ts';
import { checkInvoice } from '../../invoices/settling/check-invoice.ts';
import { sweepInvoices } from '../../invoices/settling/sweep-invoices.ts';
import { createMethod, evidenceOf, reloadInvoice } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, ledger, walletBalances } from '../../ledger/index.ts';
import { outcomes, usd } from '../../ledger/testing/fund-customer.ts';
import { getOrder, orders } from '../../orders/index.ts';
import { insertOrder } from '../../orders/testing/insert-order.ts';
import { type Customer, openShop } from '../../orders/testing/shop.ts';
import { payByBalance } from '../unpaid/pay-by-balance.ts';
import { payByInvoice } from '../unpaid/pay-by-invoice.ts';
import { invoiceListeners } from './invoice-listeners.ts';

const database = await testDatabase();
const { db } = database;
const stripe = await startStripeServer({ webhookSecret: 'whsec_test' });
afterAll(() => stripe.stop());
/** While set, recording a payment fails, as when the process dies after the gateway has charged. */
let dies = false;
const dying: Listener = on(invoiceSettled, async () => {
  if (dies) throw new Error('the process died');
});
const shop = await openShop(database, { listeners: [...invoiceListeners, dying] });
const service = await shop.service();
const methodId = await createMethod(shop.ctx, {
  strategy: 'stripe_checkout',
  gateway: { host: stripe.origin },
  secrets: { apiKey: 'sk_test_1', webhookSecret: 'whsec_test' },
  purposes: ['add_funds', 'checkout', 'recurring'],
});

async function linkCard({ actor }: Customer, card = 'good'): Promise<bigint> {
  const { id } = await db
    .insertInto('linked_card')
    .values({
      panel_id: shop.panel.id,
      account_id: actor.accountId,
      method_id: methodId,
      gateway_customer: 'cus_1',
      gateway_card: `pm_${card}`,
      status: 'active',
      linked_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function unpaidOrder(cash = '0') {
  const customer = await shop.customer(cash);
  const order = await insertOrder(shop.ctx, customer.actor.accountId, { service_id: service.id });
  return { customer, orderId: order.id, groupId: order.group_id };
}

const charges = ({ actor }: Customer) =>
  [...stripe.objects.values()].filter(
    ({ object, metadata }) =>
      object === 'payment_intent' && (metadata as { account?: string }).account === String(actor.accountId),
  );
const pay = (customer: Customer, orderId: bigint, by: { cardId: bigint } | { methodId: bigint }) =>
  payByInvoice(customer, { orderId, ...by, wantsDiscount: false, idempotencyKey: undefined });
const cash = async ({ actor }: Customer) =>
  (await walletBalances(shop.ctx, { customerId: actor.accountId })).cash;
const books = () =>
  checkBooks(
    db,
    [ledger, orders, invoices].flatMap((feature) => feature.books ?? []),
  );
/** What the minute's sweep finds to do, done. */
async function sweep(ctx: Context) {
  const before = (await sentJobs(db, checkInvoiceJob)).length;
  await sweepInvoices(ctx);
  for (const { invoiceId } of (await sentJobs(db, checkInvoiceJob)).slice(before))
    await checkInvoice(ctx, { invoiceId, source: 'poller' });
}
const later = (minutes: number): Context => ({
  ...shop.ctx,
  clock: { now: () => new Date(shop.ctx.clock.now().getTime() + minutes * 60_000) },
});

test.each([5, 50])('%s calls at once without a key charge the card once for one order', async (calls) => {
  const { customer, orderId } = await unpaidOrder();
  const cardId = await linkCard(customer);
  const { fulfilled, refused } = await outcomes(
    Array.from({ length: calls }, () => pay(customer, orderId, { cardId })),
  );
  expect(refused).toEqual({});
  expect(new Set(fulfilled.map(({ invoice_id }) => invoice_id)).size).toBe(1);
  expect(charges(customer)).toHaveLength(1);
  expect(await getOrder(customer, orderId)).toMatchObject({ status: 'in_processing' });
  expect(await cash(customer)).toBe(0n);
  expect(await books()).toEqual([]);
});

test('calls at once with keys of their own charge once too', async () => {
  const { customer, orderId } = await unpaidOrder();
  const cardId = await linkCard(customer);
  const { refused } = await outcomes(
    Array.from({ length: 10 }, (_, call) =>
      payByInvoice(customer, { orderId, cardId, wantsDiscount: false, idempotencyKey: `key-${call}` }),
    ),
  );
  expect(refused).toEqual({});
  expect(charges(customer)).toHaveLength(1);
});

test('while the bank decides, neither another card, another method nor the balance pays', async () => {
  const { customer, orderId } = await unpaidOrder('5');
  const deciding = await linkCard(customer, 'deciding');
  const first = await pay(customer, orderId, { cardId: deciding });
  expect(first.status).toBe('open');
  expect((await pay(customer, orderId, { cardId: deciding })).invoice_id).toBe(first.invoice_id);
  const wrong = { code: 'wrong_state' };
  const other = await linkCard(customer);
  await expect(pay(customer, orderId, { cardId: other })).rejects.toMatchObject(wrong);
  await expect(pay(customer, orderId, { methodId })).rejects.toMatchObject(wrong);
  const byBalance = { orderId, wantsDiscount: false, idempotencyKey: undefined };
  await expect(payByBalance(customer, byBalance)).rejects.toMatchObject(wrong);
  const canceled = cancelInvoice(customer, {
    invoiceId: BigInt(first.invoice_id),
    accountId: customer.actor.accountId,
  });
  await expect(canceled).rejects.toMatchObject(wrong);
  expect(charges(customer)).toHaveLength(1);
});

test('a card that was declined can be followed by another', async () => {
  const { customer, orderId } = await unpaidOrder();
  const declined = await pay(customer, orderId, { cardId: await linkCard(customer, 'declined') });
  expect(declined.status).toBe('failed');
  const paid = await pay(customer, orderId, { cardId: await linkCard(customer) });
  expect(paid.status).toBe('paid');
  expect(charges(customer).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
});

test('a process that dies between charge and record is caught up with by the sweep, with one charge', async () => {
  const { customer, orderId } = await unpaidOrder();
  const cardId = await linkCard(customer);
  dies = true;
  await expect(pay(customer, orderId, { cardId })).rejects.toThrow('the process died');
  dies = false;
  expect(await getOrder(customer, orderId)).toMatchObject({ status: 'in_moderation' });
  // Asked again at once, the second call leaves the first its time.
  expect((await pay(customer, orderId, { cardId })).status).toBe('open');
  await sweep(later(3));
  expect(await getOrder(customer, orderId)).toMatchObject({ status: 'in_processing' });
  expect(charges(customer)).toHaveLength(1);
  expect(await books()).toEqual([]);
});

test('a gateway that cannot be reached is asked again under the same key, by the payer or the sweep', async () => {
  const { customer, orderId } = await unpaidOrder();
  const cardId = await linkCard(customer);
  stripe.fault = 'server_error';
  await expect(pay(customer, orderId, { cardId })).rejects.toMatchObject({ code: 'upstream_failed' });
  await expect(pay(customer, orderId, { cardId })).rejects.toMatchObject({ code: 'upstream_failed' });
  await sweep(later(3));
  stripe.fault = undefined;
  expect((await pay(customer, orderId, { cardId })).status).toBe('paid');
  expect(charges(customer)).toHaveLength(1);
});

test('an attempt that is a day old is not charged: gateways forget their keys', async () => {
  const { customer, orderId } = await unpaidOrder();
  stripe.fault = 'server_error';
  const paying = pay(customer, orderId, { cardId: await linkCard(customer) });
  await expect(paying).rejects.toMatchObject({ code: 'upstream_failed' });
  stripe.fault = undefined;
  await sweep(later(25 * 60));
  expect(charges(customer)).toHaveLength(0);
  expect(await getOrder(customer, orderId)).toMatchObject({ status: 'unpaid' });
});

test('top-ups by one card at once are one charge; another amount has to wait', async () => {
  const customer = await shop.customer();
  const cardId = await linkCard(customer, 'deciding');
  const add = (amount: string) =>
    addFunds(customer, {
      accountId: customer.actor.accountId,
      methodId,
      cardId,
      amount: usd(amount),
      couponCode: undefined,
      successPath: undefined,
      cancelPath: undefined,
      key: undefined,
    });
  const { fulfilled, refused } = await outcomes(Array.from({ length: 20 }, () => add('20')));
  expect(refused).toEqual({});
  expect(new Set(fulfilled.map(({ invoice }) => invoice.id)).size).toBe(1);
  expect(charges(customer)).toHaveLength(1);
  await expect(add('30')).rejects.toMatchObject({ code: 'wrong_state' });
});

test('two invoices of one order may both be paid: the second payment is on the balance', async () => {
  const { customer, orderId } = await unpaidOrder();
  const [first, second] = [
    await pay(customer, orderId, { methodId }),
    await pay(customer, orderId, { methodId }),
  ];
  for (const { invoice_id } of [first, second]) {
    const invoice = await reloadInvoice(shop.ctx, { id: BigInt(invoice_id) });
    await settleInvoice(shop.ctx, invoice.id, evidenceOf(shop.ctx, invoice));
  }
  expect(await getOrder(customer, orderId)).toMatchObject({ status: 'in_processing' });
  expect(await cash(customer)).toBe(usd('1'));
  expect(await books()).toEqual([]);
});
