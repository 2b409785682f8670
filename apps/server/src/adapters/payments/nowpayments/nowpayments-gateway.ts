import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { z } from 'zod';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { callGateway, readJson } from '../call-gateway.ts';
import {
  type Delivery,
  idsAsOneText,
  type PaymentGateway,
  type PaymentOrder,
  WebhookRefused,
} from '../gateway.ts';
import { isSignature } from '../signature.ts';
import { nowpaymentsPayment, readPayment } from './nowpayments-payment.ts';

export interface NowpaymentsAccount {
  /** The API's base URL, without a trailing slash. */
  host: string;
  apiKey: string;
  ipnSecret: string;
}

const invoiceAnswer = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  invoice_url: z.url({ protocol: /^https?$/ }).max(2048),
});

const paymentPrefix = 'payment:';

/**
 * NOWPayments' hosted invoices (documenter.getpostman.com/view/7907941/2s93JusNJt). An API key finds a payment
 * by its own id only, so it cannot be polled before an IPN names that id. Its API has no refunds.
 */
export function nowpaymentsGateway(account: NowpaymentsAccount, fetch: GuardedFetch): PaymentGateway {
  const gateway = 'NOWPayments';
  const headers = { 'x-api-key': account.apiKey, 'content-type': 'application/json' };
  return {
    start: async (order) => {
      const invoice = await callGateway(fetch, {
        gateway,
        url: `${account.host}/v1/invoice`,
        method: 'POST',
        effect: 'repeatable',
        headers,
        schema: invoiceAnswer,
        body: JSON.stringify(invoiceRequest(order)),
      });
      return { ref: `invoice:${invoice.id}`, url: invoice.invoice_url };
    },
    look: async (gatewayRef) => {
      if (!gatewayRef.startsWith(paymentPrefix)) return undefined;
      const id = encodeURIComponent(gatewayRef.slice(paymentPrefix.length));
      const url = `${account.host}/v1/payment/${id}`;
      const payment = await callGateway(fetch, { gateway, url, headers, schema: nowpaymentsPayment });
      const report = readPayment(payment);
      return report?.news === 'underway' ? undefined : report;
    },
    readWebhook: async (delivery) => {
      const report = readPayment(readIpn(account.ipnSecret, delivery));
      return report ? [report] : [];
    },
  };
}

function invoiceRequest(order: PaymentOrder): object {
  return {
    price_amount: Number(formatDecimal(order.units, 8, 2)),
    price_currency: order.currency.toLowerCase(),
    order_id: idsAsOneText(order),
    order_description: order.title,
    ipn_callback_url: order.webhookUrl,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

/**
 * An IPN is signed with HMAC-SHA512 over its JSON, keys sorted at every depth. The documentation's own samples
 * disagree about lists (kept in one, turned into objects in another), so either form is accepted.
 */
function readIpn(secret: string, { body, header }: Delivery): z.output<typeof nowpaymentsPayment> {
  const signature = header('x-nowpayments-sig') ?? '';
  const content = readJson(body);
  const forms = [sorted(content, true), sorted(content, false)].map((form) => JSON.stringify(form) ?? '');
  if (!forms.some((form) => isSignature(secret, form, signature, 'sha512')))
    throw new WebhookRefused('the signature is wrong');
  const parsed = nowpaymentsPayment.safeParse(content);
  if (!parsed.success) throw new WebhookRefused('the delivery cannot be read', { cause: parsed.error });
  return parsed.data;
}

function sorted(value: unknown, keepsLists: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) && keepsLists) return value.map((entry) => sorted(entry, keepsLists));
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry, keepsLists)]));
}
