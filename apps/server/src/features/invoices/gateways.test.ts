import { afterAll, expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { appContext } from '../../testing/app-context.ts';
import { startBtcpayServer } from '../../testing/gateways/btcpay-server.ts';
import { startStripeServer } from '../../testing/gateways/stripe-server.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { booksRules } from '../ledger/books-rules.ts';
import { chargeWallets, checkBooks, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { post, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { checkInvoice } from './check-invoice.ts';
import { closeDispute } from './close-dispute.ts';
import { invoiceBooks } from './invoice-books.ts';
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

const ctx = await appContext(app, database);
const { panel } = ctx;
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
// Mails go to confirmed addresses only.
await database.db
  .updateTable('account')
  .set({ email: visitor.email, claimed_email: null, email_verified_at: new Date() })
  .where('id', '=', visitor.id)
  .execute();

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
  const standing = () => app.call('/settings', { headers: { host: other.host } });
  // The directory of panels hears of a new one a moment later.
  await expect.poll(async () => (await standing()).statusCode, { timeout: 10_000 }).toBe(200);
  const { invoice_id, redirect_url } = await addFunds(stripeMethod);
  const signed = stripe.signed(stripe.pay(sessionOf(redirect_url)));
  expect((await deliver(stripeMethod, signed, other.host)).statusCode).toBe(404);
  expect(await statusOf(invoice_id)).toBe('open');
  // The webhook got lost; whoever comes back from the payment page asks, and is credited.
  const checked = await post(app, `/api/v1/invoices/${invoice_id}/check`, {}, { headers: { authorization } });
  expect(checked.json().data.status).toBe('paid');
});

const payAtStripe = async () => {
  const { invoice_id, redirect_url } = await addFunds(stripeMethod);
  const session = sessionOf(redirect_url);
  await deliver(stripeMethod, stripe.signed(stripe.pay(session)));
  return { invoiceId: BigInt(invoice_id), intent: String(stripe.objects.get(session)?.payment_intent) };
};
const refundsOf = (intent: string) =>
  [...stripe.objects.values()].filter(
    ({ object, payment_intent }) => object === 'refund' && payment_intent === intent,
  );
const invoiceOf = async (id: bigint) =>
  (await app.call(`/api/v1/invoices/${id}`, { headers: { authorization } })).json().data;
const mailsOf = (template: string) =>
  database.db
    .selectFrom('outbox_mail')
    .select(['subject', 'text_body'])
    .where('recipient', '=', visitor.email)
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .execute();

test('Stripe: a refund by an operator leaves the wallet first, then reaches the gateway', async () => {
  const before = await balance();
  const { invoiceId, intent } = await payAtStripe();
  await refundInvoice(ctx, { invoiceId, reason: 'asked for it' });
  expect(await balance()).toBe(before);
  expect(await statusOf(Number(invoiceId))).toBe('refunding');
  await refundAtGateway(ctx, { invoiceId, turn: 1 });
  await refundAtGateway(ctx, { invoiceId, turn: 1 });
  expect(await statusOf(Number(invoiceId))).toBe('refunded');
  expect(refundsOf(intent)).toMatchObject([{ amount: '2000' }]);
});

test('Stripe: an operator refunds in parts, never more than came, and the last part ends it', async () => {
  const before = Number(await balance());
  const { invoiceId, intent } = await payAtStripe();
  const refund = (dollars: string) =>
    refundInvoice(ctx, { invoiceId, amount: usd(dollars), reason: 'a part' });
  await refund('5.259');
  expect(Number(await balance()) - before).toBeCloseTo(14.75);
  await refundAtGateway(ctx, { invoiceId, turn: 1 });
  expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', refunded_amount: '5.25' });
  expect((await mailsOf('payment-refunded'))[0]?.subject).toContain('$5.25');
  await expect(refund('14.76')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(refund('0.009')).rejects.toMatchObject({ code: 'invalid_input' });
  await refund('14.75');
  await refundAtGateway(ctx, { invoiceId, turn: 2 });
  expect(await statusOf(Number(invoiceId))).toBe('refunded');
  expect(Number(await balance())).toBeCloseTo(before);
  expect(refundsOf(intent)).toMatchObject([{ amount: '525' }, { amount: '1475' }]);
  const told = { payment_intent: intent, currency: 'usd', amount_refunded: 2000 };
  await deliver(stripeMethod, stripe.signed(stripe.event('charge.refunded', told)));
  expect(Number(await balance())).toBeCloseTo(before);
  expect(await checkBooks(database.db, allBooks)).toEqual([]);
});

test('Stripe: parts refunded at its own dashboard are taken as they are told, in any order', async () => {
  const before = Number(await balance());
  const { invoiceId, intent } = await payAtStripe();
  const tell = (amount_refunded: number) => {
    const charge = { payment_intent: intent, currency: 'usd', amount_refunded };
    return deliver(stripeMethod, stripe.signed(stripe.event('charge.refunded', charge)));
  };
  await tell(1200);
  await tell(500);
  await tell(1200);
  expect(Number(await balance()) - before).toBeCloseTo(8);
  expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', refunded_amount: '12' });
  await tell(2001);
  expect(Number(await balance()) - before).toBeCloseTo(8);
  await tell(2000);
  expect(Number(await balance())).toBeCloseTo(before);
  expect(await statusOf(Number(invoiceId))).toBe('refunded');
  expect(await checkBooks(database.db, allBooks)).toEqual([]);
});

test('Stripe: a dispute that is won gives everything back, told in any order; a question takes nothing', async () => {
  const payer = await signUpVisitor(app);
  const headers = { authorization: payer.bearer };
  const body = { amount: '20', payment_method_id: Number(stripeMethod) };
  const step = (await post(app, '/api/v1/add-funds', body, { headers })).json().data;
  const session = sessionOf(step.redirect_url);
  await deliver(stripeMethod, stripe.signed(stripe.pay(session)));
  const customerId = payer.id;
  await chargeWallets(ctx, { customerId, orderId: 900_001n, amount: usd('15') });
  const dispute = (type: string, status: string) => {
    const payment_intent = stripe.objects.get(session)?.payment_intent;
    const about = { payment_intent, currency: 'usd', amount: 1800, status };
    return deliver(stripeMethod, stripe.signed(stripe.event(`charge.dispute.${type}`, about)));
  };
  const frozen = async () =>
    (
      await database.db
        .selectFrom('account')
        .select('frozen_at')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow()
    ).frozen_at !== null;
  await dispute('created', 'warning_needs_response');
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('5'), owed: 0n });
  expect((await dispute('closed', 'won')).statusCode).toBe(409);
  await dispute('created', 'needs_response');
  await dispute('funds_withdrawn', 'needs_response');
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: 0n, owed: usd('13') });
  expect(await frozen()).toBe(true);
  for (let delivery = 0; delivery < 2; delivery += 1)
    expect((await dispute('closed', 'won')).statusCode).toBe(204);
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('5'), owed: 0n });
  expect(await frozen()).toBe(false);
  const { status } = await database.db
    .selectFrom('invoice')
    .select('status')
    .where('id', '=', BigInt(step.invoice_id))
    .executeTakeFirstOrThrow();
  expect(status).toBe('paid');
  // The next one is a dispute of its own.
  await dispute('created', 'needs_response');
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: 0n, owed: usd('13') });
  await closeDispute(ctx, { invoiceId: BigInt(step.invoice_id), reason: 'the bank wrote a letter' });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('5'), owed: 0n });
  expect(await checkBooks(database.db, [...booksRules, ...invoiceBooks])).toEqual([]);
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

  // Its bank decides later: nobody is led to a page where the same would be paid again.
  await database.db
    .updateTable('linked_card')
    .set({ gateway_card: 'pm_deciding' })
    .where('id', '=', BigInt(card.id))
    .execute();
  const deciding = (await post(app, '/api/v1/add-funds', body, { headers })).json().data;
  expect(deciding).toMatchObject({ status: 'open', redirect_url: null });
  const shown = await app.call(`/api/v1/invoices/${deciding.invoice_id}`, { headers });
  expect(shown.json().data).toMatchObject({ status: 'open', step: null });

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

test('BTCPay: the payer collects a refund at an address that is made once and told by mail', async () => {
  const before = Number(await balance());
  const { invoice_id, redirect_url } = await addFunds(cryptoMethod);
  const id = sessionOf(redirect_url);
  const invoice = btcpay.invoices.get(id);
  if (invoice) invoice.status = 'Settled';
  await deliver(cryptoMethod, btcpay.signed('InvoiceSettled', id));
  const invoiceId = BigInt(invoice_id);
  await refundInvoice(ctx, { invoiceId, amount: usd('7.5'), reason: 'a part' });
  await refundAtGateway(ctx, { invoiceId, turn: 1 });
  // As if the answer had been lost: asked again, the same one is found.
  await database.db
    .updateTable('invoice_reversal')
    .set({ done_at: null, asked_at: null })
    .where('invoice_id', '=', invoiceId)
    .execute();
  await refundAtGateway(ctx, { invoiceId, turn: 1 });
  expect(btcpay.pullPayments).toMatchObject([{ amount: '7.5', currency: 'USD' }]);
  expect(Number(await balance()) - before).toBeCloseTo(12.5);
  const [mail] = await mailsOf('payment-refunded');
  expect(mail?.text_body).toContain(btcpay.pullPayments[0]?.viewLink);
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
