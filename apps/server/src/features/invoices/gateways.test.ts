import { afterAll, expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { startBtcpayServer } from '../../testing/gateways/btcpay-server.ts';
import { startStripeServer } from '../../testing/gateways/stripe-server.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { post, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { checkInvoice } from './check-invoice.ts';
import { refundAtGateway } from './refund-at-gateway.ts';
import { refundInvoice } from './refund-invoice.ts';
import { createMethod } from './testing/create-invoice.ts';

const database = await testDatabase();
const app = await testApp(database, { config: { allowLoopbackFetch: true } });
await switchCaptchaOff(database);
const stripe = await startStripeServer({ webhookSecret: 'whsec_test' });
const btcpay = await startBtcpayServer({ apiKey: 'token', storeId: 'shop', webhookSecret: 'hook-secret' });
afterAll(async () => {
  await stripe.stop();
  await btcpay.stop();
});

const panel = await database.db
  .selectFrom('panel')
  .select(['id', 'slug', 'name'])
  .orderBy('id')
  .executeTakeFirstOrThrow();
const ctx: Context = {
  ...app.installation.surroundings,
  panel,
  actor: { kind: 'system', name: 'test' },
  locale: 'en',
  requestId: 'test',
  log: app.installation.log,
};
const stripeMethod = await createMethod(ctx, {
  strategy: 'stripe_checkout',
  gateway: { host: stripe.origin },
  secrets: { apiKey: 'sk_test_1', webhookSecret: 'whsec_test' },
  purposes: ['add_funds', 'recurring'],
});
const cryptoMethod = await createMethod(ctx, {
  strategy: 'crypto',
  gateway: { host: btcpay.origin, store_id: 'shop' },
  secrets: { apiKey: 'token', webhookSecret: 'hook-secret' },
});
const visitor = await signUpVisitor(app);
const authorization = visitor.bearer;

const balance = async () => {
  const answer = await app.call('/api/v1/profile', { headers: { authorization } });
  return answer.json().data.balance as string;
};
const statusOf = async (id: number) =>
  (await app.call(`/api/v1/invoices/${id}`, { headers: { authorization } })).json().data.status as string;
const addFunds = async (methodId: bigint, amount = '20', headers: Record<string, string> = {}) => {
  const body = { amount, payment_method_id: Number(methodId) };
  const answer = await post(app, '/api/v1/add-funds', body, { headers: { authorization, ...headers } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data as { invoice_id: number; redirect_url: string };
};
const deliver = (
  methodId: bigint,
  { body, headers }: { body: string; headers: Record<string, string> },
  host = 'localhost',
) =>
  app.call(`/webhooks/payments/${methodId}`, {
    method: 'POST',
    payload: body,
    headers: { ...headers, host },
  });
const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

test('Stripe: a session, its signed webhook, one credit however often it comes', async () => {
  const key = { 'idempotency-key': 'one-form' };
  const first = await addFunds(stripeMethod, '20', key);
  const again = await addFunds(stripeMethod, '20', key);
  expect(again).toEqual(first);
  const before = Number(await balance());
  const session = sessionOf(first.redirect_url);
  expect(stripe.objects.get(session)).toMatchObject({
    mode: 'payment',
    amount_total: 2000,
    currency: 'usd',
    metadata: { panel: String(panel.id), invoice: String(first.invoice_id), account: String(visitor.id) },
    success_url: `http://localhost:3000/add-funds/success?invoice=${first.invoice_id}`,
  });
  const event = stripe.pay(session);
  for (let delivery = 0; delivery < 5; delivery += 1)
    expect((await deliver(stripeMethod, stripe.signed(event))).statusCode).toBe(204);
  expect(Number(await balance()) - before).toBe(20);
  expect(await statusOf(first.invoice_id)).toBe('paid');
});

test.each([
  ['another secret', { secret: 'whsec_other' }],
  ['an old signature', { at: new Date(Date.now() - 301_000) }],
])('Stripe: a webhook with %s is refused and credits nothing', async (_, options) => {
  const { invoice_id, redirect_url } = await addFunds(stripeMethod);
  const event = stripe.pay(sessionOf(redirect_url));
  expect((await deliver(stripeMethod, stripe.signed(event, options))).statusCode).toBe(400);
  expect((await deliver(stripeMethod, { body: JSON.stringify(event), headers: {} })).statusCode).toBe(400);
  expect(await statusOf(invoice_id)).toBe('open');
});

test('Stripe: a genuine payment of one dollar does not pay a bill of twenty', async () => {
  const before = await balance();
  const { invoice_id, redirect_url } = await addFunds(stripeMethod);
  await deliver(stripeMethod, stripe.signed(stripe.pay(sessionOf(redirect_url), { amount_total: 100 })));
  expect(await statusOf(invoice_id)).toBe('in_moderation');
  expect(await balance()).toBe(before);
});

test('Stripe: a webhook of this panel means nothing to another', async () => {
  const other = await createHostedPanel(database);
  const { invoice_id, redirect_url } = await addFunds(stripeMethod);
  const signed = stripe.signed(stripe.pay(sessionOf(redirect_url)));
  expect((await deliver(stripeMethod, signed, other.host)).statusCode).toBe(404);
  expect(await statusOf(invoice_id)).toBe('open');
  // The webhook got lost; whoever comes back from the payment page asks, and is credited.
  const checked = await post(app, `/api/v1/invoices/${invoice_id}/check`, {}, { headers: { authorization } });
  expect(checked.json().data.status).toBe('paid');
});

test('Stripe: a refund by an operator leaves the wallet first, then reaches the gateway', async () => {
  const before = await balance();
  const { invoice_id, redirect_url } = await addFunds(stripeMethod);
  await deliver(stripeMethod, stripe.signed(stripe.pay(sessionOf(redirect_url))));
  await refundInvoice(ctx, { invoiceId: BigInt(invoice_id), reason: 'asked for it' });
  expect(await balance()).toBe(before);
  await refundAtGateway(ctx, { invoiceId: BigInt(invoice_id) });
  await refundAtGateway(ctx, { invoiceId: BigInt(invoice_id) });
  expect(await statusOf(invoice_id)).toBe('refunded');
  const refunds = [...stripe.objects.values()].filter(({ object }) => object === 'refund');
  expect(refunds).toHaveLength(1);
});

test('Stripe: a linked card is charged, refused by its bank, and forgotten', async () => {
  const headers = { authorization };
  const cards = async () => (await app.call('/api/v1/recurring-payments-methods', { headers })).json().data;
  const wish = { payment_method_id: Number(stripeMethod) };
  const started = await post(app, '/api/v1/recurring-payments-methods', wish, { headers });
  const session = sessionOf(started.json().data.redirect_url);
  await deliver(stripeMethod, stripe.signed(stripe.pay(session)));
  const [card] = await cards();
  expect(card).toMatchObject({ name: 'Visa •••• 4242', type: 'visa', is_expired: false, has_failed: false });

  const before = Number(await balance());
  const body = {
    amount: '15',
    payment_method_id: Number(stripeMethod),
    recurring_payments_method_id: card.id,
  };
  const paid = await post(app, '/api/v1/add-funds', body, { headers });
  expect(paid.json().data).toMatchObject({ status: 'paid', redirect_url: null });
  expect(Number(await balance()) - before).toBe(15);

  await database.db
    .updateTable('linked_card')
    .set({ gateway_card: 'pm_declined' })
    .where('id', '=', BigInt(card.id))
    .execute();
  const declined = await post(app, '/api/v1/add-funds', body, { headers });
  expect(declined.json().data.status).toBe('failed');
  expect(Number(await balance()) - before).toBe(15);
  expect((await cards())[0].has_failed).toBe(true);

  const stranger = await signUpVisitor(app);
  const foreign = { headers: { authorization: stranger.bearer } };
  const path = `/api/v1/recurring-payments-methods/${card.id}`;
  expect((await app.call(path, { method: 'DELETE', ...foreign })).statusCode).toBe(404);
  const stolen = await post(app, '/api/v1/add-funds', body, foreign);
  expect(stolen.statusCode).toBe(422);
  expect((await app.call(path, { method: 'DELETE', headers })).statusCode).toBe(204);
  expect(await cards()).toEqual([]);
});

test('BTCPay: its webhook names no amount, so the invoice is looked up there', async () => {
  const before = Number(await balance());
  const { invoice_id, redirect_url } = await addFunds(cryptoMethod);
  const id = sessionOf(redirect_url);
  const invoice = btcpay.invoices.get(id);
  expect(invoice).toMatchObject({ amount: '20', currency: 'USD' });
  // A settled webhook for an invoice that the server does not call settled.
  await deliver(cryptoMethod, btcpay.signed('InvoiceSettled', id));
  expect(await statusOf(invoice_id)).toBe('open');
  if (invoice) invoice.status = 'Settled';
  expect(
    (await deliver(cryptoMethod, btcpay.signed('InvoiceSettled', id, { secret: 'wrong' }))).statusCode,
  ).toBe(400);
  const old = { at: new Date(Date.now() - 301_000) };
  expect((await deliver(cryptoMethod, btcpay.signed('InvoiceSettled', id, old))).statusCode).toBe(400);
  expect(await statusOf(invoice_id)).toBe('open');
  for (let delivery = 0; delivery < 3; delivery += 1)
    await deliver(cryptoMethod, btcpay.signed('InvoiceSettled', id));
  expect(Number(await balance()) - before).toBe(20);
});

test('BTCPay: the poller finds what no webhook told, and ends what ran out', async () => {
  const before = Number(await balance());
  const [paid, unpaid] = [await addFunds(cryptoMethod), await addFunds(cryptoMethod)];
  const invoice = btcpay.invoices.get(sessionOf(paid.redirect_url));
  if (invoice) invoice.status = 'Settled';
  const later = { ...ctx, clock: { now: () => new Date(Date.now() + 2 * 3_600_000) } };
  for (const { invoice_id } of [paid, unpaid])
    await checkInvoice(later, { invoiceId: BigInt(invoice_id), source: 'poller' });
  expect(await statusOf(paid.invoice_id)).toBe('paid');
  expect(await statusOf(unpaid.invoice_id)).toBe('expired');
  expect(Number(await balance()) - before).toBe(20);
});

test('a gateway that is away is said so, and the same form may try again', async () => {
  const away = await createMethod(ctx, {
    strategy: 'crypto',
    gateway: { host: 'http://127.0.0.1:9', store_id: 'shop' },
    secrets: { apiKey: 'token', webhookSecret: 'hook-secret' },
  });
  const body = { amount: '20', payment_method_id: Number(away) };
  const answer = await post(app, '/api/v1/add-funds', body, { headers: { authorization } });
  expect(answer.statusCode).toBe(502);
});
