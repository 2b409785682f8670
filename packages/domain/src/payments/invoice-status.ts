export const invoiceStatuses = [
  'open',
  'in_moderation',
  'paid',
  'expired',
  'failed',
  'canceled',
  'refunding',
  'refunded',
  'disputed',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What can be said about a payment, by a gateway or by time passing. */
export type PaymentNews = 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'dispute_won';

/** What a piece of news does to the money: credit the payer, put it aside, take it back or give that back. */
export type MoneyMove = 'none' | 'credit' | 'set_aside' | 'take_back' | 'give_back';

export interface InvoiceMove {
  to: InvoiceStatus;
  money: MoneyMove;
  /** The invoice will not be paid any more: what it held (a coupon, an order) is let go. */
  ends: boolean;
}

/** No longer waiting for a payment; money that still comes needs a person's eyes. */
const over: readonly InvoiceStatus[] = ['expired', 'failed', 'canceled'];

/** Whether a person who saw the money may say so: while it waits, and after it was over too. */
export function canBeConfirmed(status: InvoiceStatus): boolean {
  return status === 'open' || status === 'in_moderation' || over.includes(status);
}

/**
 * Gateways tell things late, twice and in any order, so each piece of news has an answer in every state;
 * undefined: it changes nothing. `isLate`: the invoice was over before its money came.
 */
export function invoiceMove(
  { status, isLate }: { status: InvoiceStatus; isLate: boolean },
  news: PaymentNews,
): InvoiceMove | undefined {
  const waits = status === 'open' || status === 'in_moderation';
  const move = (to: InvoiceStatus, money: MoneyMove, ends = false): InvoiceMove => ({ to, money, ends });
  switch (news) {
    case 'paid':
      if (over.includes(status)) return move('in_moderation', 'set_aside');
      return waits && !isLate ? move('paid', 'credit') : undefined;
    case 'failed':
    case 'expired':
      return status === 'open' ? move(news, 'none', true) : undefined;
    case 'refunded':
      if (status === 'paid') return move('refunded', 'take_back');
      if (status === 'refunding' || over.includes(status)) return move('refunded', 'none');
      // Refunded before we heard that it was paid: it came and went.
      return waits ? move('refunded', 'none', !isLate) : undefined;
    case 'disputed':
      if (status === 'paid') return move('disputed', 'take_back');
      if (over.includes(status)) return move('disputed', 'none');
      return waits ? move('disputed', 'none', !isLate) : undefined;
    case 'dispute_won':
      return status === 'disputed' ? move('paid', 'give_back') : undefined;
  }
}
