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

/** What can happen to a payment, as reported by a gateway or because time has passed. */
export type PaymentEvent =
  | 'paid'
  | 'failed'
  | 'expired'
  | 'refunded'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost';

/** What an event does to the money: credit the payer or set it aside. */
export type MoneyEffect = 'none' | 'credit' | 'set_aside';

export interface InvoiceTransition {
  to: InvoiceStatus;
  money: MoneyEffect;
  /** The invoice can no longer be paid: the coupon and orders it held are released. */
  ends: boolean;
}

/** No longer waiting for a payment; money that arrives later is reviewed by a person. */
const closed: readonly InvoiceStatus[] = ['expired', 'failed', 'canceled'];

/** Whether an operator may confirm that the money arrived: while it waits, and after it has closed. */
export function canBeConfirmed(status: InvoiceStatus): boolean {
  return status === 'open' || status === 'in_moderation' || closed.includes(status);
}

/**
 * Gateways report late, twice and in any order, so every event is handled in every state; undefined
 * means that nothing changes. `isLate`: the invoice had closed before its money arrived. Refunds and disputes of
 * money that was credited are counted instead (`reversal-claims.ts`).
 */
export function invoiceTransition(
  { status, isLate }: { status: InvoiceStatus; isLate: boolean },
  event: PaymentEvent,
): InvoiceTransition | undefined {
  const waits = status === 'open' || status === 'in_moderation';
  const move = (to: InvoiceStatus, money: MoneyEffect, ends = false): InvoiceTransition => ({
    to,
    money,
    ends,
  });
  switch (event) {
    case 'paid':
      if (closed.includes(status)) return move('in_moderation', 'set_aside');
      return waits && !isLate ? move('paid', 'credit') : undefined;
    case 'failed':
    case 'expired':
      return status === 'open' ? move(event, 'none', true) : undefined;
    case 'refunded':
      // Refunded before we learned that it was paid: no money stays here.
      if (closed.includes(status)) return move('refunded', 'none');
      return waits ? move('refunded', 'none', !isLate) : undefined;
    case 'disputed':
      if (closed.includes(status)) return move('disputed', 'none');
      return waits ? move('disputed', 'none', !isLate) : undefined;
    case 'dispute_won':
      return status === 'disputed' ? move('in_moderation', 'none') : undefined;
    case 'dispute_lost':
      return status === 'disputed' ? move('disputed', 'none') : undefined;
  }
}
