import { afterAll } from 'vitest';
import { startBtcpayServer } from '../../../testing/gateways/btcpay-server.ts';
import type { LocalServer } from '../../../testing/gateways/local-server.ts';
import { startNowpaymentsServer } from '../../../testing/gateways/nowpayments-server.ts';
import { startPaypalServer } from '../../../testing/gateways/paypal-server.ts';
import { type SignedDelivery, startStripeServer } from '../../../testing/gateways/stripe-server.ts';
import type { SavedMethod } from '../../payment-methods/index.ts';

/** How a payment deviates from what the invoice asked for. */
interface Deviation {
  cents?: number;
  currency?: string;
  ids?: { panel: string; invoice: string; account: string };
}

type DisputeStep = 'question' | 'opened' | 'repeated' | 'won' | 'lost';

/** What every gateway test uses; payments are identified by the URL the payer was sent to. */
export interface GatewayUnderTest {
  name: string;
  server: LocalServer;
  method: Partial<SavedMethod>;
  /** The payer pays; no webhook has been sent yet. */
  pay(url: string, deviation?: Deviation): void;
  /** The webhook after a payment; each call is a delivery of its own. */
  paidDelivery(url: string): SignedDelivery;
  /** The same with a wrong secret or an old timestamp. */
  invalidDeliveries: Record<string, (url: string) => SignedDelivery>;
  /** For gateways whose payment id is only known from a webhook. */
  underwayDelivery?(url: string): SignedDelivery;
  /** The webhook with the total refunded in the gateway's own dashboard. */
  refundDelivery?(url: string, cents: number): SignedDelivery;
  /** What the gateway refunded at our request, in cents. */
  refundsMade?(url: string): number[];
  disputeDelivery?(url: string, step: DisputeStep, cents: number, disputeId?: string): SignedDelivery;
}

const lastPart = (url: string) => url.split(/[/=]/).at(-1) ?? '';
const dollars = (cents: number) => (cents / 100).toFixed(2);

function unsigned({ body }: SignedDelivery): SignedDelivery {
  return { body, headers: { 'content-type': 'application/json' } };
}

async function stripeUnderTest(): Promise<GatewayUnderTest> {
  const server = await startStripeServer({ webhookSecret: 'whsec_test' });
  const session = (url: string) => server.objects.get(lastPart(url)) ?? {};
  const completed = (url: string) => server.event('checkout.session.completed', { ...session(url) });
  const about = (url: string) => ({ payment_intent: session(url).payment_intent, currency: 'usd' });
  const steps = {
    question: ['created', 'warning_needs_response'],
    opened: ['created', 'needs_response'],
    repeated: ['funds_withdrawn', 'needs_response'],
    won: ['closed', 'won'],
    lost: ['closed', 'lost'],
  } as const;
  return {
    name: 'Stripe',
    server,
    method: {
      strategy: 'stripe_checkout',
      gateway: { host: server.origin },
      secrets: { apiKey: 'sk_test_1', webhookSecret: 'whsec_test' },
      purposes: ['add_funds', 'recurring'],
    },
    pay: (url, { cents, currency, ids } = {}) => {
      server.pay(lastPart(url), {
        ...(cents ? { amount_total: cents } : {}),
        ...(currency ? { currency: currency.toLowerCase() } : {}),
        ...(ids ? { metadata: ids } : {}),
      });
    },
    paidDelivery: (url) => server.signed(completed(url)),
    invalidDeliveries: {
      'another secret': (url) => server.signed(completed(url), { secret: 'whsec_other' }),
      'an old signature': (url) => server.signed(completed(url), { at: new Date(Date.now() - 301_000) }),
      'no signature': (url) => unsigned(server.signed(completed(url))),
    },
    refundDelivery: (url, cents) =>
      server.signed(server.event('charge.refunded', { ...about(url), amount_refunded: cents })),
    refundsMade: (url) =>
      [...server.objects.values()]
        .filter(
          ({ object, payment_intent }) =>
            object === 'refund' && payment_intent === session(url).payment_intent,
        )
        .map(({ amount }) => Number(amount)),
    disputeDelivery: (url, step, cents, id = 'dp_1') => {
      const [type, status] = steps[step];
      const dispute = { id, ...about(url), amount: cents, status };
      return server.signed(server.event(`charge.dispute.${type}`, dispute));
    },
  };
}

async function btcpayUnderTest(): Promise<GatewayUnderTest> {
  const secrets = { apiKey: 'token', webhookSecret: 'hook-secret' };
  const server = await startBtcpayServer({ ...secrets, storeId: 'shop' });
  const settled = (url: string, options = {}) => server.signed('InvoiceSettled', lastPart(url), options);
  return {
    name: 'BTCPay',
    server,
    method: { strategy: 'crypto', gateway: { host: server.origin, store_id: 'shop' }, secrets },
    pay: (url, { cents, currency, ids } = {}) => {
      const invoice = server.invoices.get(lastPart(url));
      if (!invoice) throw new Error(`no invoice at ${url}`);
      invoice.status = 'Settled';
      if (cents) invoice.amount = dollars(cents);
      if (currency) invoice.currency = currency;
      if (ids) invoice.metadata = ids;
    },
    paidDelivery: settled,
    invalidDeliveries: {
      'another secret': (url) => settled(url, { secret: 'wrong' }),
      'an old signature': (url) => settled(url, { at: new Date(Date.now() - 301_000) }),
      'another store': (url) => settled(url, { storeId: 'other' }),
      'no signature': (url) => unsigned(settled(url)),
    },
    refundsMade: () => server.pullPayments.map(({ amount }) => Math.round(Number(amount) * 100)),
  };
}

async function paypalUnderTest(): Promise<GatewayUnderTest> {
  const account = { clientId: 'client', clientSecret: 'client-secret', webhookId: 'WEBHOOK1' };
  const server = await startPaypalServer(account);
  const order = (url: string) => {
    const found = server.orders.get(lastPart(url));
    if (!found) throw new Error(`no order at ${url}`);
    return found;
  };
  /** If our server has not captured it yet, it is captured here. */
  const captureOf = (url: string) => {
    const found = [...server.captures.values()].find(
      ({ supplementary_data }) => supplementary_data.related_ids.order_id === lastPart(url),
    );
    return (found ?? server.capture(lastPart(url))).id;
  };
  const approved = (url: string) => server.event('CHECKOUT.ORDER.APPROVED', order(url));
  const claim = { dispute_life_cycle_stage: 'CHARGEBACK' };
  const usd = (cents: number) => ({ currency_code: 'USD', value: dollars(cents) });
  const steps = {
    question: ['CREATED', { dispute_life_cycle_stage: 'INQUIRY' }],
    opened: ['CREATED', claim],
    repeated: ['UPDATED', claim],
    won: ['RESOLVED', { ...claim, dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } }],
    lost: ['RESOLVED', { ...claim, dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } }],
  } as const;
  return {
    name: 'PayPal',
    server,
    method: {
      strategy: 'paypal',
      gateway: { host: server.origin, client_id: account.clientId, webhook_id: account.webhookId },
      secrets: { clientSecret: account.clientSecret },
    },
    pay: (url, { cents, currency, ids } = {}) => {
      const [unit] = order(url).purchase_units;
      if (!unit) throw new Error('an order without purchase units');
      if (cents) unit.amount = { ...unit.amount, value: dollars(cents) };
      if (currency) unit.amount = { ...unit.amount, currency_code: currency };
      if (ids) unit.custom_id = `${ids.panel}-${ids.invoice}-${ids.account}`;
      server.approve(lastPart(url));
    },
    paidDelivery: (url) => server.signed(approved(url)),
    invalidDeliveries: {
      'a signature for another webhook': (url) => server.signed(approved(url), { webhookId: 'OTHER' }),
      'another event under its signature': (url) => ({
        ...server.signed(approved(url)),
        body: JSON.stringify(approved(url)),
      }),
      'no signature': (url) => unsigned(server.signed(approved(url))),
    },
    refundDelivery: (url, cents) => {
      const before = server.refunds.filter(({ captureId }) => captureId === captureOf(url));
      const gone = before.reduce((total, { amount }) => total + Math.round(Number(amount.value) * 100), 0);
      const refund = server.refund(captureOf(url), dollars(Math.max(0, cents - gone)));
      // A late or reordered event still states the total at the time it was made.
      const total_refunded_amount = usd(cents);
      return server.signed(
        server.event('PAYMENT.CAPTURE.REFUNDED', {
          ...refund,
          seller_payable_breakdown: { total_refunded_amount },
        }),
      );
    },
    refundsMade: (url) =>
      server.refunds
        .filter(({ captureId }) => captureId === captureOf(url))
        .map(({ amount }) => Math.round(Number(amount.value) * 100)),
    disputeDelivery: (url, step, cents, dispute_id = 'PP-D-1') => {
      const [type, state] = steps[step];
      const disputed_transactions = [{ seller_transaction_id: captureOf(url) }];
      const dispute = { dispute_id, disputed_transactions, dispute_amount: usd(cents), ...state };
      return server.signed(server.event(`CUSTOMER.DISPUTE.${type}`, dispute));
    },
  };
}

async function nowpaymentsUnderTest(): Promise<GatewayUnderTest> {
  const secrets = { apiKey: 'key', ipnSecret: 'ipn-secret' };
  const server = await startNowpaymentsServer(secrets);
  const payment = (url: string) => {
    const found = [...server.payments.values()].find(({ invoice_id }) => invoice_id === lastPart(url));
    if (!found) throw new Error(`no payment at ${url}`);
    return found;
  };
  return {
    name: 'NOWPayments',
    server,
    method: { strategy: 'nowpayments', gateway: { host: server.origin }, secrets },
    pay: (url, { cents, currency, ids } = {}) => {
      server.pay(lastPart(url), {
        ...(cents ? { price_amount: cents / 100 } : {}),
        ...(currency ? { price_currency: currency.toLowerCase() } : {}),
        ...(ids ? { order_id: `${ids.panel}-${ids.invoice}-${ids.account}` } : {}),
      });
    },
    paidDelivery: (url) => server.signed(payment(url)),
    invalidDeliveries: {
      'another secret': (url) => server.signed(payment(url), { secret: 'other' }),
      'another amount under its signature': (url) => ({
        ...server.signed(payment(url)),
        body: JSON.stringify({ ...payment(url), price_amount: 2000 }),
      }),
      'no signature': (url) => unsigned(server.signed(payment(url))),
    },
    underwayDelivery: (url) => server.signed({ ...payment(url), payment_status: 'confirming' }),
  };
}

/** Local servers that behave like the gateways, stopped after the calling test file. */
export async function gatewaysUnderTest(): Promise<GatewayUnderTest[]> {
  const gateways = await Promise.all([
    stripeUnderTest(),
    btcpayUnderTest(),
    paypalUnderTest(),
    nowpaymentsUnderTest(),
  ]);
  afterAll(() => Promise.all(gateways.map(({ server }) => server.stop())));
  return gateways;
}
