import {
  type InvoiceTransition,
  invoiceTransition,
  type PaymentEvent,
} from '@marquee/domain/payments/invoice-status.ts';
import { findPaymentMismatch, type PaymentMismatch } from '@marquee/domain/payments/payment-mismatch.ts';
import type { PaymentIds } from '../../../adapters/payments/gateway.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { panelOrigin } from '../../panels/index.ts';
import { getSettings } from '../../settings/index.ts';
import { type Invoice, lateMoney, lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';
import { endReportedDispute } from '../reversals/end-dispute.ts';
import { openDispute } from '../reversals/open-dispute.ts';
import { reverseUncredited } from '../reversals/reverse-uncredited.ts';
import { takeRefund } from '../reversals/take-refund.ts';
import { creditInvoice } from './credit-invoice.ts';
import { endInvoice, releaseInvoice } from './end-invoice.ts';
import { releaseSetAside, setAside } from './set-aside.ts';

/** The review reason for an invoice that was partly refunded, perhaps before we knew that it was paid. */
const partialRefund = 'partial_refund';

/** A report about a payment, with everything that must match the invoice. */
export interface Evidence {
  source: 'webhook' | 'return' | 'poller';
  methodId: bigint;
  news: PaymentEvent;
  eventId: string;
  gatewayRef: string | null;
  paymentRef: string | null;
  ids: PaymentIds | null;
  currency: string;
  /** For a refund the total refunded so far, for a dispute the amount disputed now. */
  units: bigint;
  /** The gateway's id of a dispute, where it names one. */
  disputeRef?: string | undefined;
}

/**
 * The only entry for news about a payment, whatever the source. The invoice is locked first and each event is
 * recorded once, so that a hundred deliveries of one payment make one credit.
 */
export async function settleInvoice(ctx: Context, invoiceId: bigint, evidence: Evidence): Promise<void> {
  // Read before the transaction: one that waits for a second connection can starve the pool.
  await Promise.all([getSettings(ctx), panelOrigin(ctx)]);
  return inTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (!invoice || invoice.method_id !== evidence.methodId) return refuse('not_found');
    const { problem, isSecond, reversal, move, verdict } = judge(tx, invoice, evidence);
    const { news } = evidence;
    if (!(await recordEvent(tx, invoice, { ...evidence, kind: news, verdict }))) return;

    if (problem) await handleMismatch(tx, invoice, evidence, problem);
    else if (isSecond) await handleSecondPayment(tx, invoice, evidence);
    else if (reversal) await followReversal(tx, invoice, reversal, evidence);
    else if (move) await applyNews(tx, invoice, evidence, move);
    // The end of a dispute that has not been reported yet: refused for now, so that the gateway sends it again.
    else if (news === 'dispute_won') refuse('wrong_state');
  });
}

interface Judgement {
  problem: PaymentMismatch | undefined;
  isSecond: boolean;
  /** News about money that was credited. */
  reversal: ReversalNews | undefined;
  move: InvoiceTransition | undefined;
  /** What is recorded with the event. */
  verdict: string;
}

/** What the evidence says about the invoice as it stands. */
export function judge(tx: Context, invoice: Invoice, evidence: Evidence): Judgement {
  const problem = findMismatch(tx, invoice, evidence);
  const { news } = evidence;
  const reversal = invoice.paid_at !== null && isReversal(news) ? news : undefined;
  const isLate = invoice.review_reason === lateMoney;
  const move = reversal ? undefined : invoiceTransition({ status: invoice.status, isLate }, news);
  const isSecond = isAnotherPayment(invoice, evidence);
  const isNews = move !== undefined || reversal !== undefined;
  const verdict = problem ?? (isSecond ? 'second_payment' : isNews ? 'believed' : 'known');
  return { problem, isSecond, reversal, move, verdict };
}

const reversals = ['refunded', 'disputed', 'dispute_won', 'dispute_lost'] as const;
type ReversalNews = (typeof reversals)[number];

function isReversal(news: PaymentEvent): news is ReversalNews {
  return reversals.some((reversal) => reversal === news);
}

/** What was credited goes back, or comes back after all. */
async function followReversal(
  tx: Context,
  invoice: Invoice,
  news: ReversalNews,
  { units, disputeRef: ref }: Evidence,
): Promise<void> {
  if (news === 'dispute_won') return endReportedDispute(tx, invoice, { outcome: 'won', ref });
  if (news === 'dispute_lost') return endReportedDispute(tx, invoice, { outcome: 'lost', ref });
  await releaseSetAside(tx, invoice);
  await (news === 'refunded' ? takeRefund(tx, invoice, { units }) : openDispute(tx, invoice, { units, ref }));
}

async function applyNews(
  tx: Context,
  invoice: Invoice,
  evidence: Evidence,
  move: InvoiceTransition,
): Promise<void> {
  const { news, paymentRef } = evidence;
  if (news === 'failed' || news === 'expired') return endInvoice(tx, invoice, news);
  if (news === 'paid') {
    const isInTime = move.money === 'credit';
    if (isInTime && invoice.review_reason !== partialRefund) {
      // First reported as too little, the same payment is complete now: what was set aside is part of it.
      if (paymentRef !== null && invoice.payment_ref === paymentRef) await releaseSetAside(tx, invoice);
      return creditInvoice(tx, invoice, evidence);
    }
    await setAside(tx, invoice, evidence);
    return sendToReview(tx, invoice, isInTime ? partialRefund : lateMoney, paymentRef);
  }
  if (news === 'dispute_won') return sendToReview(tx, invoice, lateMoney, paymentRef);
  if (news === 'dispute_lost') return;
  // A partial refund of money that was never credited: a person decides.
  if (news === 'refunded' && evidence.units < invoice.charge_amount)
    return setReviewReason(tx, invoice, partialRefund);
  await releaseSetAside(tx, invoice);
  await reverseUncredited(tx, invoice, { news, paymentRef });
  if (move.ends) await releaseInvoice(tx, invoice, 'canceled');
}

/** What does not match the invoice. Failed and expired payments bring no money, so only their ids must match. */
function findMismatch(tx: Context, invoice: Invoice, evidence: Evidence): PaymentMismatch | undefined {
  const expected = {
    panelId: tx.panel.id,
    invoiceId: invoice.id,
    // Gateways know the guest's account, also after somebody took it over.
    accountId: invoice.guest_account_id ?? invoice.account_id,
    currency: invoice.charge_currency,
    units: invoice.charge_amount,
  };
  const { news, gatewayRef } = evidence;
  // A reversal without ids was found by its payment's reference.
  const isDisputeOver = news === 'dispute_won' || news === 'dispute_lost';
  const ids = evidence.ids ?? (isReversal(news) ? expected : undefined);
  const isOtherInvoice =
    gatewayRef !== null && invoice.gateway_ref !== null && gatewayRef !== invoice.gateway_ref;
  if (!ids || isOtherInvoice) return 'wrong_invoice';
  const isEnd = news === 'failed' || news === 'expired' || isDisputeOver;
  const isPart = isReversal(news) && evidence.units > 0n && evidence.units <= expected.units;
  return findPaymentMismatch(expected, {
    ...ids,
    currency: isEnd ? expected.currency : evidence.currency,
    units: isEnd || isPart ? expected.units : evidence.units,
  });
}

/** The same bill paid twice: the second payment waits until a person decides or the gateway takes it back. */
async function handleSecondPayment(tx: Context, invoice: Invoice, evidence: Evidence): Promise<void> {
  if (evidence.news === 'dispute_won' || evidence.news === 'dispute_lost') return;
  if (evidence.news !== 'paid') return releaseSetAside(tx, invoice);
  await setAside(tx, invoice, evidence);
  await setReviewReason(tx, invoice, 'second_payment');
}

/** Money that does not match is set aside; a person decides, and nothing is credited. */
async function handleMismatch(
  tx: Context,
  invoice: Invoice,
  evidence: Evidence,
  problem: PaymentMismatch,
): Promise<void> {
  const isMoney = problem === 'wrong_amount' && evidence.news === 'paid';
  if (isMoney) await setAside(tx, invoice, evidence);
  const isOpen = invoice.status === 'open' || invoice.status === 'in_moderation';
  const canBeReviewed = isOpen && invoice.review_reason !== lateMoney;
  if (canBeReviewed && evidence.news === 'paid')
    await sendToReview(tx, invoice, problem, evidence.paymentRef);
  else if (isMoney) await setReviewReason(tx, invoice, problem);
  else if (evidence.news === 'refunded' || evidence.news === 'disputed')
    await setReviewReason(tx, invoice, partialRefund);
}

function isAnotherPayment(invoice: Invoice, { news, paymentRef }: Evidence): boolean {
  const isAboutMoney = news !== 'failed' && news !== 'expired';
  return (
    isAboutMoney && invoice.paid_at !== null && paymentRef !== null && invoice.payment_ref !== paymentRef
  );
}

async function sendToReview(
  tx: Context,
  invoice: Invoice,
  reason: string,
  paymentRef: string | null,
): Promise<void> {
  await tx.db
    .updateTable('invoice')
    .set({ status: 'in_moderation', review_reason: reason, payment_ref: paymentRef, ended_at: null })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
}

/** Late money keeps its reason: with another one the invoice would later be credited automatically. */
async function setReviewReason(tx: Context, invoice: Invoice, reason: string): Promise<void> {
  if (invoice.review_reason === lateMoney) return;
  await tx.db
    .updateTable('invoice')
    .set({ review_reason: reason })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
}
