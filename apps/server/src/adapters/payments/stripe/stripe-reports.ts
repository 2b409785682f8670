import type Stripe from 'stripe';
import { idsFromText, type PaymentReport, unitsOf } from '../gateway.ts';

type Expandable = string | { id: string } | null | undefined;

export function readId(reference: Expandable): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

export function sessionReport(
  session: Stripe.Checkout.Session,
  news: PaymentReport['news'],
  eventId: string,
): PaymentReport {
  return {
    news,
    eventId,
    gatewayRef: session.id,
    paymentRef: readId(session.payment_intent),
    ids: idsFromText(session.metadata),
    currency: (session.currency ?? '').toUpperCase(),
    units: unitsOf(session.amount_total ?? 0),
  };
}

export function intentReport(
  intent: Stripe.PaymentIntent,
  news: PaymentReport['news'],
  eventId: string,
): PaymentReport {
  return {
    news,
    eventId,
    gatewayRef: null,
    paymentRef: intent.id,
    ids: idsFromText(intent.metadata),
    currency: intent.currency.toUpperCase(),
    units: unitsOf(news === 'paid' ? intent.amount_received : intent.amount),
  };
}

export function refundReport(charge: Stripe.Charge, eventId: string): PaymentReport {
  return {
    news: 'refunded',
    eventId,
    gatewayRef: null,
    paymentRef: readId(charge.payment_intent),
    ids: null,
    currency: charge.currency.toUpperCase(),
    units: unitsOf(charge.amount_refunded),
  };
}

/** A bank's inquiry moves no money. */
function disputeNews(status: Stripe.Dispute.Status): PaymentReport['news'] | undefined {
  if (status === 'won') return 'dispute_won';
  if (status === 'lost') return 'dispute_lost';
  return status === 'needs_response' || status === 'under_review' ? 'disputed' : undefined;
}

export function disputeReport(dispute: Stripe.Dispute, eventId: string): PaymentReport | undefined {
  const news = disputeNews(dispute.status);
  if (!news) return undefined;
  return {
    news,
    eventId,
    gatewayRef: null,
    paymentRef: readId(dispute.payment_intent),
    ids: null,
    currency: dispute.currency.toUpperCase(),
    units: unitsOf(dispute.amount),
    disputeRef: dispute.id,
  };
}
