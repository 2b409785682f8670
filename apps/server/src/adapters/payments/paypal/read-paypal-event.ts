import type { z } from 'zod';
import { GatewayFailure, type PaymentReport, WebhookRefused } from '../gateway.ts';
import type { PaypalCall } from './paypal-calls.ts';
import {
  captureOfRefund,
  type PaypalOrder,
  paypalCapture,
  paypalDispute,
  paypalOrder,
  paypalRefund,
} from './paypal-objects.ts';
import { captureReport, disputeReport, orderReport, reversalReport } from './paypal-reports.ts';
import type { PaypalEvent } from './verify-paypal-webhook.ts';

interface Tools {
  call: PaypalCall;
  settledOrder(id: string): Promise<PaypalOrder | undefined>;
}

/** What a verified event reports about a payment; undefined for events that change nothing. */
export async function readPaypalEvent(event: PaypalEvent, tools: Tools): Promise<PaymentReport | undefined> {
  switch (event.event_type) {
    case 'CHECKOUT.ORDER.APPROVED': {
      const order = await tools.settledOrder(read(paypalOrder, event).id);
      return order && orderReport(order, event.id);
    }
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.PENDING':
      return captureReport(read(paypalCapture, event), event.id);
    case 'PAYMENT.CAPTURE.REFUNDED':
      return refundReport(event, tools.call);
    case 'PAYMENT.CAPTURE.REVERSED': {
      const { captureId, amount } = readRefund(event);
      return reversalReport('disputed', event.id, { captureId, amount });
    }
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return disputeReport(read(paypalDispute, event), event.id);
    default:
      return undefined;
  }
}

/** Refunds are reported one by one; the total refunded so far is a field of the refund itself. */
async function refundReport(event: PaypalEvent, call: PaypalCall): Promise<PaymentReport> {
  const { captureId, total, refundId } = readRefund(event);
  const amount = total ?? (await findTotal(call, refundId));
  return reversalReport('refunded', event.id, { captureId, amount });
}

async function findTotal(call: PaypalCall, refundId: string) {
  const path = `/v2/payments/refunds/${encodeURIComponent(refundId)}`;
  const refund = await call({ method: 'GET', path, schema: paypalRefund });
  const total = refund.seller_payable_breakdown?.total_refunded_amount;
  if (!total) throw new GatewayFailure('PayPal does not say how much was refunded');
  return total;
}

function readRefund(event: PaypalEvent) {
  const refund = read(paypalRefund, event);
  const captureId = captureOfRefund(refund);
  if (!captureId) throw new WebhookRefused('the event names no capture');
  const total = refund.seller_payable_breakdown?.total_refunded_amount;
  return { captureId, refundId: refund.id, amount: refund.amount, total };
}

function read<Resource>(schema: z.ZodType<Resource>, { resource }: PaypalEvent): Resource {
  const parsed = schema.safeParse(resource);
  if (!parsed.success) throw new WebhookRefused('the event cannot be read', { cause: parsed.error });
  return parsed.data;
}
