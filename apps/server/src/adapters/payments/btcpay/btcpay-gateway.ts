import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { z } from 'zod';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { readJson } from '../call-gateway.ts';
import {
  type Delivery,
  GatewayFailure,
  idsAsText,
  idsFromText,
  longestDelivery,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentReport,
  type Started,
  WebhookRefused,
} from '../gateway.ts';
import { isSignature } from '../signature.ts';
import { type BtcpayAccount, btcpayCalls } from './btcpay-calls.ts';
import { refundAtBtcpay } from './btcpay-refunds.ts';

const invoiceAnswer = z.object({
  id: z.string().min(1).max(200),
  checkoutLink: z.string().max(2048).optional(),
  status: z.string().max(40),
  additionalStatus: z.string().max(40).optional(),
  amount: z.union([z.string(), z.number()]).transform(String),
  currency: z.string().max(10),
  metadata: z.unknown().optional(),
});
type InvoiceAnswer = z.output<typeof invoiceAnswer>;

const deliveryBody = z.object({
  deliveryId: z.string().min(1).max(200),
  type: z.string().max(60),
  timestamp: z.int(),
  storeId: z.string().max(200),
  invoiceId: z.string().max(200).optional(),
});

/** BTCPay Server through its Greenfield API. Webhooks carry no amount, so each invoice is looked up. */
export function btcpayGateway(account: BtcpayAccount, guardedFetch: GuardedFetch): PaymentGateway {
  const call = btcpayCalls(account, guardedFetch);
  const find = (id: string) => call('GET', `/invoices/${encodeURIComponent(id)}`, invoiceAnswer);

  return {
    start: async (order) => started(await call('POST', '/invoices', invoiceAnswer, invoiceRequest(order))),
    look: async (gatewayRef) => toReport(await find(gatewayRef), `look:${gatewayRef}`),
    readWebhook: async (delivery) => {
      const event = readDelivery(account, delivery);
      if (!event.invoiceId || !event.type.startsWith('Invoice')) return [];
      const report = toReport(await find(event.invoiceId), event.deliveryId);
      return report ? [report] : [];
    },
    refund: (order) => refundAtBtcpay(call, order),
  };
}

function readDelivery(
  account: BtcpayAccount,
  { body, header, now }: Delivery,
): z.output<typeof deliveryBody> {
  const signature = (header('btcpay-sig') ?? '').replace(/^sha256=/, '');
  if (!isSignature(account.webhookSecret, body, signature))
    throw new WebhookRefused('the signature is wrong');
  const parsed = deliveryBody.safeParse(readJson(body));
  if (!parsed.success) throw new WebhookRefused('the delivery cannot be read', { cause: parsed.error });
  const age = Math.abs(now.getTime() / 1000 - parsed.data.timestamp);
  if (age > longestDelivery) throw new WebhookRefused('the delivery is too old');
  if (parsed.data.storeId !== account.storeId) throw new WebhookRefused('the delivery is of another store');
  return parsed.data;
}

function invoiceRequest(order: PaymentOrder): object {
  const minutes = Math.ceil((order.expiresAt.getTime() - order.createdAt.getTime()) / 60_000);
  return {
    amount: formatDecimal(order.units, 8),
    currency: order.currency,
    metadata: {
      orderId: `${order.panelId}-${order.invoiceId}`,
      itemDesc: order.title,
      ...(order.email ? { buyerEmail: order.email } : {}),
      ...idsAsText(order),
    },
    checkout: { redirectURL: order.successUrl, redirectAutomatically: true, expirationMinutes: minutes },
  };
}

function started(answer: InvoiceAnswer): Started {
  if (!answer.checkoutLink) throw new GatewayFailure('BTCPay gave no address to pay at');
  return { ref: answer.id, url: answer.checkoutLink };
}

const newsByStatus: Record<string, PaymentReport['news'] | undefined> = {
  Settled: 'paid',
  Invalid: 'failed',
  Expired: 'expired',
};

function toReport(answer: InvoiceAnswer, eventId: string): PaymentReport | undefined {
  const news = newsByStatus[answer.status];
  if (!news) return undefined;
  return {
    news,
    eventId: `${eventId}:${news}`,
    gatewayRef: answer.id,
    paymentRef: answer.id,
    ids: idsFromText(answer.metadata),
    currency: answer.currency,
    units: parseMoney(answer.amount) ?? -1n,
  };
}
