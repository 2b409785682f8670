import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import { startBtcpayServer } from '../../../testing/gateways/btcpay-server.ts';
import { startNowpaymentsServer } from '../../../testing/gateways/nowpayments-server.ts';
import { startPaypalServer } from '../../../testing/gateways/paypal-server.ts';
import { startStripeServer } from '../../../testing/gateways/stripe-server.ts';
import { checkBooks, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { post } from '../../sessions/testing/visitor.ts';
import { refundAtGateway } from '../reversals/refund-at-gateway.ts';
import { refundInvoice } from '../reversals/refund-invoice.ts';
import { createMethod, reloadInvoice } from '../testing/create-invoice.ts';
import { payingPanel } from '../testing/paying-panel.ts';

const { app, ctx, database, deliver, newPayer } = await payingPanel();
const { panel } = ctx;
const stripe = await startStripeServer({ webhookSecret: 'whsec_test' });
const btcpay = await startBtcpayServer({ apiKey: 'token', storeId: 'shop', webhookSecret: 'hook-secret' });
const paypal = await startPaypalServer({ clientId: 'client', clientSecret: 'secret', webhookId: 'HOOK' });
const nowpayments = await startNowpaymentsServer({ apiKey: 'key', ipnSecret: 'ipn-secret' });
afterAll(() => Promise.all([stripe, btcpay, paypal, nowpayments].map((server) => server.stop())));

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
const paypalMethod = await createMethod(ctx, {
  strategy: 'paypal',
  gateway: { host: paypal.origin, client_id: 'client', webhook_id: 'HOOK' },
  secrets: { clientSecret: 'secret' },
});
const coinMethod = await createMethod(ctx, {
  strategy: 'nowpayments',
  gateway: { host: nowpayments.origin },
  secrets: { apiKey: 'key', ipnSecret: 'ipn-secret' },
});
const payer = await newPayer();
const { headers } = payer;
const lastPart = (url: string) => url.split(/[/=]/).at(-1) ?? '';
const successUrl = (invoiceId: number) => `http://localhost/add-funds/success?invoice=${invoiceId}`;

test('Stripe is told what the payment is for, and where the payer goes on', async () => {
  const { invoice_id, redirect_url } = await payer.addFunds(stripeMethod);
  expect(stripe.objects.get(lastPart(redirect_url))).toMatchObject({
    mode: 'payment',
    amount_total: 2000,
    currency: 'usd',
    metadata: { panel: String(panel.id), invoice: String(invoice_id), account: String(payer.id) },
    success_url: successUrl(invoice_id),
  });
});

test('Stripe: a linked card is charged, refused by its bank, and forgotten', async () => {
  const cards = () => payer.get('/api/v1/recurring-payments-methods');
  const input = { payment_method_id: Number(stripeMethod) };
  const started = await post(app, '/api/v1/recurring-payments-methods', input, { headers });
  const session = lastPart(started.json().data.redirect_url);
  await deliver(stripeMethod, stripe.signed(stripe.pay(session)));
  const [card] = await cards();
  expect(card).toMatchObject({ name: 'Visa •••• 4242', type: 'visa', is_expired: false, has_failed: false });

  const before = await payer.balance();
  const body = {
    amount: '15',
    payment_method_id: Number(stripeMethod),
    recurring_payments_method_id: card.id,
  };
  const setCard = (gateway_card: string) =>
    database.db.updateTable('linked_card').set({ gateway_card }).where('id', '=', BigInt(card.id)).execute();
  const paid = await post(app, '/api/v1/add-funds', body, { headers });
  expect(paid.json().data).toMatchObject({ status: 'paid', redirect_url: null });
  expect((await payer.balance()) - before).toBe(15);

  await setCard('pm_declined');
  const declined = await post(app, '/api/v1/add-funds', body, { headers });
  expect(declined.json().data.status).toBe('failed');
  expect((await payer.balance()) - before).toBe(15);
  expect((await cards())[0].has_failed).toBe(true);

  // The bank decides later: nobody is sent to a page where they would pay twice.
  await setCard('pm_deciding');
  const deciding = (await post(app, '/api/v1/add-funds', body, { headers })).json().data;
  expect(deciding).toMatchObject({ status: 'open', redirect_url: null });
  expect(await payer.invoice(deciding.invoice_id)).toMatchObject({ status: 'open', step: null });

  const foreign = { headers: (await newPayer()).headers };
  const path = `/api/v1/recurring-payments-methods/${card.id}`;
  expect((await app.call(path, { method: 'DELETE', ...foreign })).statusCode).toBe(404);
  const stolen = await post(app, '/api/v1/add-funds', body, foreign);
  expect(stolen.statusCode).toBe(422);
  expect((await app.call(path, { method: 'DELETE', headers })).statusCode).toBe(204);
  expect(await cards()).toEqual([]);
});

test('BTCPay: its webhook names no amount, so the invoice is looked up there', async () => {
  const before = await payer.balance();
  const { invoice_id, redirect_url } = await payer.addFunds(cryptoMethod);
  const id = lastPart(redirect_url);
  const invoice = btcpay.invoices.get(id);
  expect(invoice).toMatchObject({ amount: '20', currency: 'USD' });
  // A settled webhook for an invoice that the server does not call settled.
  await deliver(cryptoMethod, btcpay.signed('InvoiceSettled', id));
  expect(await payer.status(invoice_id)).toBe('open');
  if (invoice) invoice.status = 'Settled';
  for (let delivery = 0; delivery < 3; delivery += 1)
    await deliver(cryptoMethod, btcpay.signed('InvoiceSettled', id));
  expect((await payer.balance()) - before).toBe(20);
});

test('BTCPay: the payer collects a refund at an address that is made once and told by mail', async () => {
  const { invoice_id, redirect_url } = await payer.addFunds(cryptoMethod);
  const invoice = btcpay.invoices.get(lastPart(redirect_url));
  if (invoice) invoice.status = 'Settled';
  const before = await payer.balance();
  await deliver(cryptoMethod, btcpay.signed('InvoiceSettled', lastPart(redirect_url)));
  const invoiceId = BigInt(invoice_id);
  await refundInvoice(ctx, { invoiceId, amount: usd('7.5'), reason: 'a part' });
  await refundAtGateway(ctx, { invoiceId, turn: 1 });
  expect(btcpay.pullPayments).toMatchObject([{ amount: '7.5', currency: 'USD' }]);
  expect((await payer.balance()) - before).toBeCloseTo(12.5);
  const [mail] = await payer.mails('payment-refunded');
  expect(mail?.text_body).toContain(btcpay.pullPayments[0]?.viewLink);
});

test('PayPal is told what the payment is for; one token serves many calls, and a lost one is fetched anew', async () => {
  const { invoice_id, redirect_url } = await payer.addFunds(paypalMethod);
  expect(paypal.orders.get(lastPart(redirect_url))).toMatchObject({
    purchase_units: [
      {
        custom_id: `${panel.id}-${invoice_id}-${payer.id}`,
        amount: { currency_code: 'USD', value: '20.00' },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: successUrl(invoice_id),
          locale: 'en-US',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  });
  await payer.addFunds(paypalMethod);
  expect(paypal.tokens.length).toBe(1);
  paypal.tokens.splice(0);
  await payer.addFunds(paypalMethod);
  expect(paypal.tokens.length).toBe(1);
});

test.each([
  ['COMPLETED', 'COMPLETED', 'paid'],
  ['DENIED', 'DECLINED', 'failed'],
  ['PENDING', 'PENDING', 'open'],
])('PayPal: the capture was %s', async (type, status, becomes) => {
  const { invoice_id, redirect_url } = await payer.addFunds(paypalMethod);
  const capture = paypal.capture(lastPart(redirect_url), { status });
  await deliver(paypalMethod, paypal.signed(paypal.event(`PAYMENT.CAPTURE.${type}`, capture)));
  expect(await payer.status(invoice_id)).toBe(becomes);
});

test('PayPal: nothing is paid before the payer has approved, and an order that is gone runs out', async () => {
  const { invoice_id, redirect_url } = await payer.addFunds(paypalMethod);
  expect(await payer.comeBack(invoice_id)).toBe('open');
  paypal.orders.delete(lastPart(redirect_url));
  expect(await payer.comeBack(invoice_id)).toBe('open');
});

async function paidAtPaypal() {
  const one = await newPayer();
  const { invoice_id, redirect_url } = await one.addFunds(paypalMethod);
  paypal.approve(lastPart(redirect_url));
  expect(await one.comeBack(invoice_id)).toBe('paid');
  const capture = [...paypal.captures.values()].at(-1);
  return { one, invoice_id, captureId: capture?.id ?? '' };
}

test('PayPal: a refund whose event leaves out the total is looked up', async () => {
  const { one, captureId } = await paidAtPaypal();
  paypal.refund(captureId, '5.00');
  const { seller_payable_breakdown: _, ...second } = paypal.refund(captureId, '7.00');
  await deliver(paypalMethod, paypal.signed(paypal.event('PAYMENT.CAPTURE.REFUNDED', second)));
  expect(await one.balance()).toBe(8);
});

test('PayPal: a payment that the bank takes back is a dispute; an event that cannot be read is refused', async () => {
  const { one, invoice_id, captureId } = await paidAtPaypal();
  const reversal = paypal.refund(captureId, '20.00');
  const event = paypal.signed(paypal.event('PAYMENT.CAPTURE.REVERSED', reversal));
  for (let time = 0; time < 2; time += 1) expect((await deliver(paypalMethod, event)).statusCode).toBe(204);
  expect((await reloadInvoice(ctx, { id: BigInt(invoice_id) })).status).toBe('disputed');
  expect(await walletBalances(ctx, { customerId: one.id })).toMatchObject({ cash: 0n, owed: 0n });
  for (const type of ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.COMPLETED', 'CUSTOMER.DISPUTE.CREATED'])
    expect((await deliver(paypalMethod, paypal.signed(paypal.event(type, { id: 7 })))).statusCode).toBe(400);
  const unknown = paypal.signed(paypal.event('PAYMENT.SALE.COMPLETED', {}));
  expect((await deliver(paypalMethod, unknown)).statusCode).toBe(204);
});

test('NOWPayments is told what the payment is for, and where to tell us', async () => {
  const { invoice_id, redirect_url } = await payer.addFunds(coinMethod);
  expect(nowpayments.invoices.get(lastPart(redirect_url))).toMatchObject({
    price_amount: 20,
    price_currency: 'usd',
    order_id: `${panel.id}-${invoice_id}-${payer.id}`,
    ipn_callback_url: `http://localhost/webhooks/payments/${coinMethod}`,
    success_url: successUrl(invoice_id),
  });
});

const tell = (payment: object) => deliver(coinMethod, nowpayments.signed(payment));
const setAside = async (invoiceId: number) => {
  const { rows } = await sql<{ waiting: bigint }>`
    select coalesce(sum(case when credit.kind = 'suspense' then amount else -amount end), 0)::bigint as waiting
      from ledger_txn as txn
      join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
      join ledger_account as debit on debit.panel_id = txn.panel_id and debit.id = posting.debit_account
      join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
     where txn.ref_type = 'invoice' and txn.ref_id = ${invoiceId}
       and 'suspense' in (debit.kind, credit.kind)`.execute(database.db);
  return rows[0]?.waiting;
};

test('NOWPayments: paid in part is not paid; should the same payment become whole, nothing stays aside', async () => {
  const one = await newPayer();
  const { invoice_id, redirect_url } = await one.addFunds(coinMethod);
  const payment = nowpayments.pay(lastPart(redirect_url), {
    payment_status: 'partially_paid',
    actually_paid: 0.00031 * 0.6,
  });
  for (let time = 0; time < 2; time += 1) expect((await tell(payment)).statusCode).toBe(204);
  expect(await one.invoice(invoice_id)).toMatchObject({
    status: 'in_moderation',
    review_reason: 'wrong_amount',
  });
  expect(await one.balance()).toBe(0);
  expect(await setAside(invoice_id)).toBe(usd('12'));
  await tell({ ...payment, payment_status: 'finished' });
  expect(await one.status(invoice_id)).toBe('in_moderation');
  await tell({ ...payment, payment_status: 'finished', actually_paid: payment.pay_amount });
  expect(await one.status(invoice_id)).toBe('paid');
  expect(await one.balance()).toBe(20);
  expect(await setAside(invoice_id)).toBe(0n);
});

test.each([
  ['a further deposit', { parent_payment_id: 123_456 }],
  ['a deposit of less', { actually_paid: 0.0001 }],
  ['a deposit of an unknown amount', { pay_amount: 0 }],
])('NOWPayments: %s is finished, and pays nothing by itself', async (_, change) => {
  const one = await newPayer();
  const { invoice_id, redirect_url } = await one.addFunds(coinMethod);
  await tell(nowpayments.pay(lastPart(redirect_url), change));
  expect(await one.status(invoice_id)).toBe('in_moderation');
  expect(await one.balance()).toBe(0);
});

test.each([
  ['waiting', 'open'],
  ['confirming', 'open'],
  ['confirmed', 'open'],
  ['sending', 'open'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['refunded', 'refunded'],
  ['of another world', 'open'],
])('NOWPayments: a payment that is %s leaves the invoice %s', async (payment_status, becomes) => {
  const { invoice_id, redirect_url } = await payer.addFunds(coinMethod);
  expect((await tell(nowpayments.pay(lastPart(redirect_url), { payment_status }))).statusCode).toBe(204);
  expect(await payer.status(invoice_id)).toBe(becomes);
});

test('NOWPayments: out of order, late steps change nothing; lists are signed one way or the other', async () => {
  const one = await newPayer();
  const { invoice_id, redirect_url } = await one.addFunds(coinMethod);
  const payment = nowpayments.pay(lastPart(redirect_url), { payment_extra_ids: [3, 1, 2] });
  const flat = nowpayments.signed(payment, { listsAsObjects: true });
  expect((await deliver(coinMethod, flat)).statusCode).toBe(204);
  expect((await tell(payment)).statusCode).toBe(204);
  for (const payment_status of ['sending', 'confirming', 'waiting', 'expired', 'failed'])
    expect((await tell({ ...payment, payment_status })).statusCode).toBe(204);
  expect(await one.status(invoice_id)).toBe('paid');
  expect(await one.balance()).toBe(20);
  const second = nowpayments.pay(lastPart(redirect_url));
  await tell(second);
  expect(await one.balance()).toBe(20);
});

test('after all of it the books agree', async () => {
  expect(await checkBooks(database.db, allBooks)).toEqual([]);
});
