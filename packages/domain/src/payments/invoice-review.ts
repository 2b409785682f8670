import { canBeConfirmed, type InvoiceStatus } from './invoice-status.ts';

export const invoicePurposes = ['add_funds', 'orders'] as const;

/** Why a person has to look at a payment. */
export const reviewReasons = [
  /** The payer says that the money is on its way. */
  'claimed',
  /** It came after the invoice had ended. */
  'late',
  'partial_refund',
  'second_payment',
  'returned_twice',
  'wrong_panel',
  'wrong_invoice',
  'wrong_account',
  'wrong_currency',
  'wrong_amount',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** What a gateway, a payer or an operator says about a payment, and what is made of it. */
export const paymentEventKinds = [
  'claimed',
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
export const paymentEventVerdicts = [
  'claimed',
  'believed',
  'known',
  'second_payment',
  'wrong_panel',
  'wrong_invoice',
  'wrong_account',
  'wrong_currency',
  'wrong_amount',
] as const;

/** The accounts of the books that a payment moves money between. */
export const paymentAccounts = [
  'clearing',
  'cash',
  'bonus',
  'receivable',
  'fee_income',
  'bonus_cost',
  'coupon_cost',
  'suspense',
] as const;

/** What waits for a person: payers' claims, and money that came late or does not match. */
export const invoiceReviews = ['claimed', 'doubtful'] as const;
export type InvoiceReview = (typeof invoiceReviews)[number];

export const invoiceActions = ['confirm', 'reject', 'refund', 'resolve'] as const;
export type InvoiceAction = (typeof invoiceActions)[number];

interface Reviewed {
  status: InvoiceStatus;
  reviewReason: string | null;
  /** Nothing of it is left to refund. */
  isReturned: boolean;
}

/** What an operator may do with an invoice in this state. */
export function allowedInvoiceActions({ status, reviewReason, isReturned }: Reviewed): InvoiceAction[] {
  const waits = status === 'open' || status === 'in_moderation';
  return invoiceActions.filter((action) => {
    if (action === 'confirm') return canBeConfirmed(status);
    if (action === 'reject') return waits;
    if (action === 'refund') return status === 'paid' && !isReturned;
    return !waits && reviewReason !== null;
  });
}
