import { idsFromOneText, type PaymentReport } from '../gateway.ts';
import {
  type PaypalAmount,
  type PaypalCapture,
  type PaypalDispute,
  type PaypalOrder,
  unitsOfAmount,
} from './paypal-objects.ts';

const newsByStatus: Record<string, PaymentReport['news'] | undefined> = {
  COMPLETED: 'paid',
  // Paid in full before the partial refund, which is reported separately.
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  DECLINED: 'failed',
  FAILED: 'failed',
};

export function captureReport(capture: PaypalCapture, eventId: string): PaymentReport | undefined {
  const news = newsByStatus[capture.status];
  if (!news) return undefined;
  return {
    news,
    eventId: `${eventId}:${news}`,
    gatewayRef: capture.supplementary_data?.related_ids?.order_id ?? null,
    paymentRef: capture.id,
    ids: idsFromOneText(capture.custom_id),
    ...sum(capture.amount),
  };
}

export function orderReport(order: PaypalOrder, eventId: string): PaymentReport | undefined {
  const unit = order.purchase_units?.[0];
  const capture = unit?.payments?.captures?.at(-1);
  const report =
    capture && captureReport({ ...capture, custom_id: unit?.custom_id ?? capture.custom_id }, eventId);
  return report && { ...report, gatewayRef: order.id };
}

/** Found by its capture, since PayPal does not repeat our ids here. */
export function reversalReport(
  news: 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost',
  eventId: string,
  { captureId, amount }: { captureId: string; amount: PaypalAmount },
): PaymentReport {
  return { news, eventId, gatewayRef: null, paymentRef: captureId, ids: null, ...sum(amount) };
}

/** Outcomes in the Disputes v1 reference that leave the money with the merchant. */
const wonOutcomes: readonly string[] = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'];

/**
 * An inquiry moves no money; it may become a claim later. The money of a lost dispute goes with the reversal of
 * its payment.
 */
export function disputeReport(dispute: PaypalDispute, eventId: string): PaymentReport | undefined {
  const captureId = dispute.disputed_transactions[0]?.seller_transaction_id;
  if (!captureId || dispute.dispute_life_cycle_stage === 'INQUIRY') return undefined;
  const outcome = dispute.dispute_outcome?.outcome_code;
  const end = outcome && (wonOutcomes.includes(outcome) ? 'dispute_won' : 'dispute_lost');
  const report = reversalReport(end || 'disputed', eventId, { captureId, amount: dispute.dispute_amount });
  return { ...report, disputeRef: dispute.dispute_id };
}

function sum(amount: PaypalAmount): Pick<PaymentReport, 'currency' | 'units'> {
  return { currency: amount.currency_code, units: unitsOfAmount(amount) };
}
