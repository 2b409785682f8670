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
import { loseDispute } from '../reversals/lose-dispute.ts';
import { takeBack } from '../reversals/take-back.ts';
import { winDispute } from '../reversals/win-dispute.ts';
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
  units: bigint;
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
    const problem = findMismatch(tx, invoice, evidence);
    const move = invoiceTransition(
      { status: invoice.status, isLate: invoice.review_reason === lateMoney },
      evidence.news,
    );
    const isSecond = isAnotherPayment(invoice, evidence);
    const verdict = problem ?? (isSecond ? 'second_payment' : move ? 'believed' : 'known');
    if (!(await recordEvent(tx, invoice, { ...evidence, kind: evidence.news, verdict }))) return;
    if (verdict === 'known' && mayPrecedeDispute(invoice, evidence)) return waitForDispute(tx, invoice);

    if (problem) await handleMismatch(tx, invoice, evidence, problem);
    else if (isSecond) await handleSecondPayment(tx, invoice, evidence);
    else if (move) await applyNews(tx, invoice, evidence, move);
  });
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
  if (news === 'dispute_won')
    return invoice.paid_at === null
      ? sendToReview(tx, invoice, lateMoney, paymentRef)
      : winDispute(tx, invoice);
  if (news === 'dispute_lost') return loseDispute(tx, invoice);
  const takesMoney = move.money === 'take_back';
  // A partial refund of money that was never credited: a person decides. During a full refund it is expected.
  if (news === 'refunded' && !takesMoney && evidence.units < invoice.charge_amount)
    return invoice.status === 'refunding' ? undefined : setReviewReason(tx, invoice, partialRefund);
  await releaseSetAside(tx, invoice);
  await takeBack(tx, invoice, { news, units: evidence.units, takesMoney, paymentRef });
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
  const isReversal = news === 'refunded' || news === 'disputed' || isDisputeOver;
  const ids = evidence.ids ?? (isReversal ? expected : undefined);
  const isOtherInvoice =
    gatewayRef !== null && invoice.gateway_ref !== null && gatewayRef !== invoice.gateway_ref;
  if (!ids || isOtherInvoice) return 'wrong_invoice';
  const isEnd = news === 'failed' || news === 'expired' || isDisputeOver;
  const isPart = isReversal && evidence.units > 0n && evidence.units <= expected.units;
  return findPaymentMismatch(expected, {
    ...ids,
    currency: isEnd ? expected.currency : evidence.currency,
    units: isEnd || isPart ? expected.units : evidence.units,
  });
}

function mayPrecedeDispute({ status }: Invoice, { news }: Evidence): boolean {
  return news === 'dispute_won' || (news === 'dispute_lost' && status === 'paid');
}

/** A dispute's end may arrive before its start: refused for now, so that the gateway sends it again. */
async function waitForDispute(tx: Context, invoice: Invoice): Promise<void> {
  const won = await tx.db
    .selectFrom('invoice_reversal')
    .select('turn')
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', invoice.id)
    .where('undone_at', 'is not', null)
    .executeTakeFirst();
  if (!won) refuse('wrong_state');
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
  else if (evidence.news === 'refunded') await setReviewReason(tx, invoice, partialRefund);
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
