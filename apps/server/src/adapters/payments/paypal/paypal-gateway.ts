import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { GatewayRefusal } from '../call-gateway.ts';
import { GatewayFailure, idsAsOneText, type PaymentGateway, type PaymentOrder } from '../gateway.ts';
import { type PaypalAccount, type PaypalCall, paypalCalls } from './paypal-calls.ts';
import { type PaypalOrder, paypalOrder } from './paypal-objects.ts';
import { orderReport } from './paypal-reports.ts';
import { readPaypalEvent } from './read-paypal-event.ts';
import { verifyPaypalWebhook } from './verify-paypal-webhook.ts';

/**
 * PayPal's Orders v2 (developer.paypal.com/docs/api/orders/v2). The payer only approves an order: it is paid when
 * we capture it, on the payer's return, on the approval webhook, or when the poller checks it.
 */
export function paypalGateway(account: PaypalAccount, fetch: GuardedFetch, clock: Clock): PaymentGateway {
  const call = paypalCalls(account, fetch, clock);
  return {
    start: async (order) => {
      const created = await call({
        method: 'POST',
        path: '/v2/checkout/orders',
        schema: paypalOrder,
        requestId: `order-${uniqueName(order)}`,
        body: JSON.stringify(orderRequest(order)),
      });
      const page = created.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!page) throw new GatewayFailure('PayPal gave no address to pay at');
      return { ref: created.id, url: page.href };
    },
    look: async (gatewayRef) => {
      const order = await settledOrder(call, gatewayRef);
      return order && orderReport(order, `look:${gatewayRef}`);
    },
    readWebhook: async (delivery) => {
      const event = await verifyPaypalWebhook(call, account, delivery);
      const report = await readPaypalEvent(event, {
        call,
        settledOrder: (id) => settledOrder(call, id),
      });
      return report ? [report] : [];
    },
    refund: async ({ paymentRef, turn, currency, units }) => {
      await call({
        method: 'POST',
        effect: 'once',
        path: `/v2/payments/captures/${encodeURIComponent(paymentRef)}/refund`,
        schema: z.object({ id: z.string() }),
        requestId: `refund-${paymentRef}-${turn}`,
        body: JSON.stringify({ amount: { currency_code: currency, value: formatDecimal(units, 8, 2) } }),
      });
      return {};
    },
  };
}

/** Captures an order that the payer has approved; PayPal takes the money once even if called twice. */
async function settledOrder(call: PaypalCall, id: string): Promise<PaypalOrder | undefined> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const find = () => call({ method: 'GET', path, schema: paypalOrder });
  try {
    const order = await find();
    if (order.status !== 'APPROVED') return order;
    const requestId = `capture-${id}`;
    return await call({
      method: 'POST',
      path: `${path}/capture`,
      schema: paypalOrder,
      requestId,
      body: '{}',
    });
  } catch (error) {
    const status = error instanceof GatewayRefusal ? error.status : undefined;
    // The order has expired: there is nothing to report, and the invoice expires by itself.
    if (status === 404) return undefined;
    // Captured by another process a moment ago, or declined by the bank so that the payer may choose another card.
    if (status === 422) return find();
    throw error;
  }
}

/** Other installations may share the account, so the invoice id alone would not be unique. */
function uniqueName({ panelId, invoiceId, createdAt }: PaymentOrder): string {
  return `${panelId}-${invoiceId}-${createdAt.getTime()}`;
}

function orderRequest(order: PaymentOrder): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: idsAsOneText(order),
        // PayPal accepts each number once, so a second order for the same invoice cannot be paid.
        invoice_id: uniqueName(order),
        description: order.title.slice(0, 127),
        amount: { currency_code: order.currency, value: formatDecimal(order.units, 8, 2) },
      },
    ],
    payment_source: {
      paypal: {
        ...(order.email ? { email_address: order.email } : {}),
        experience_context: {
          return_url: order.successUrl,
          cancel_url: order.cancelUrl,
          locale: pageLocale(order.locale),
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        },
      },
    },
  };
}

/** PayPal requires a language with a country: `de-DE`, `pt-BR`. */
function pageLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale.replace('_', '-')).maximize();
  return `${language}-${region}`;
}
