import Stripe from 'stripe';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import {
  coins,
  type Delivery,
  GatewayFailure,
  type GatewayReport,
  idsAsText,
  longestDelivery,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
  WebhookRefused,
} from '../gateway.ts';
import { cardReport, stripeCards } from './stripe-cards.ts';
import { callStripe, checkoutLocale, guardedClient } from './stripe-client.ts';

import { disputeReport, intentReport, refundReport, sessionReport } from './stripe-reports.ts';

export interface StripeAccount {
  /** Defaults to Stripe's API; another address is for compatible servers. */
  host?: string | undefined;
  apiKey: string;
  webhookSecret: string;
}

export function stripeGateway(account: StripeAccount, fetch: GuardedFetch): PaymentGateway {
  const stripe = new Stripe(account.apiKey, {
    ...serverAt(account.host),
    httpClient: Stripe.createFetchHttpClient(guardedClient(fetch)),
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    start: async (order) => {
      const session = await callStripe(
        stripe.checkout.sessions.create(sessionRequest(order), {
          idempotencyKey: `invoice:${order.panelId}:${order.invoiceId}`,
        }),
      );
      if (!session.url) throw new GatewayFailure('Stripe gave no address to pay at');
      return { ref: session.id, url: session.url };
    },
    look: async (gatewayRef) => {
      if (gatewayRef.startsWith('pi_')) {
        const intent = await callStripe(stripe.paymentIntents.retrieve(gatewayRef));
        return intent.status === 'succeeded'
          ? intentReport(intent, 'paid', `look:${gatewayRef}:paid`)
          : undefined;
      }
      const session = await callStripe(stripe.checkout.sessions.retrieve(gatewayRef));
      if (session.payment_status === 'paid') return sessionReport(session, 'paid', `look:${gatewayRef}:paid`);
      if (session.status === 'expired')
        return sessionReport(session, 'expired', `look:${gatewayRef}:expired`);
      return undefined;
    },
    readWebhook: async (delivery) => {
      const event = readEvent(stripe, account, delivery);
      const report = await readEventReport(stripe, event);
      return report ? [report] : [];
    },
    refund: async ({ paymentRef, panelId, invoiceId, turn, units }) => {
      const refund = await callStripe(
        stripe.refunds.create(
          { payment_intent: paymentRef, amount: coins(units) },
          { idempotencyKey: `refund:${panelId}:${invoiceId}:${turn}` },
        ),
      );
      // The library accepts any answer; without an id nothing was refunded.
      if (!refund.id) throw new GatewayFailure('Stripe does not name the refund');
      return {};
    },
    cards: stripeCards(stripe),
  };
}

function serverAt(host: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!host) return {};
  const url = new URL(host);
  const isPlain = url.protocol === 'http:';
  return {
    host: url.hostname,
    port: url.port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  };
}

function sessionRequest(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = idsAsText(order);
  return {
    mode: 'payment',
    client_reference_id: String(order.invoiceId),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: coins(order.units),
          product_data: { name: order.title },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description: order.title },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    locale: checkoutLocale(order.locale),
    // Stripe allows a session between half an hour and a day.
    expires_at: Math.floor(
      Math.min(order.expiresAt.getTime(), order.createdAt.getTime() + 86_000_000) / 1000,
    ),
    ...(order.email ? { customer_email: order.email } : {}),
  };
}

function readEvent(stripe: Stripe, account: StripeAccount, { body, header, now }: Delivery): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(
      body,
      header('stripe-signature') ?? '',
      account.webhookSecret,
      longestDelivery,
      undefined,
      now.getTime(),
    );
  } catch (cause) {
    throw new WebhookRefused('the signature is wrong or too old', { cause });
  }
}

async function readEventReport(stripe: Stripe, event: Stripe.Event): Promise<GatewayReport | undefined> {
  const session = (news: PaymentReport['news'], from: Stripe.Checkout.Session) =>
    sessionReport(from, news, event.id);
  switch (event.type) {
    case 'checkout.session.completed': {
      const { object } = event.data;
      if (object.mode === 'setup') {
        const full = await callStripe(
          stripe.checkout.sessions.retrieve(object.id, { expand: ['setup_intent.payment_method'] }),
        );
        return cardReport(full, event.id);
      }
      return object.payment_status === 'paid' ? session('paid', object) : undefined;
    }
    case 'checkout.session.async_payment_succeeded':
      return session('paid', event.data.object);
    case 'checkout.session.async_payment_failed':
      return session('failed', event.data.object);
    case 'checkout.session.expired':
      return session('expired', event.data.object);
    case 'payment_intent.succeeded':
      return intentReport(event.data.object, 'paid', event.id);
    case 'charge.refunded':
      return refundReport(event.data.object, event.id);
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return disputeReport(event.data.object, event.id);
    default:
      return undefined;
  }
}
