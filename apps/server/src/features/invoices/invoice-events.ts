import type { Money } from '@marquee/domain/money/money.ts';
import { event } from '../../platform/events/events.ts';
import type { Invoice } from './invoice.ts';

interface InvoiceReference {
  invoiceId: bigint;
  accountId: bigint;
  purpose: Invoice['purpose'];
  /** The order group of an invoice for orders. */
  purposeId: bigint | null;
}

/** The money has been credited to the customer's cash wallet in this transaction. */
export const invoiceSettled = event<InvoiceReference & { amount: Money }>('invoice-settled');

export const invoiceEnded = event<InvoiceReference & { why: 'expired' | 'failed' | 'canceled' }>(
  'invoice-ended',
);

/**
 * A settled payment goes back to the payer, by refund or dispute. Emitted before its money is taken from the
 * wallets, so that listeners can still return some of it there.
 */
export const invoiceReversed = event<
  InvoiceReference & { amount: Money; isWhole: boolean; why: 'refunded' | 'disputed' }
>('invoice-reversed');

/** What reversals have taken of a payment has changed: taken just now or, after a dispute was won, given back. */
export const reversalPosted = event<InvoiceReference>('reversal-posted');

export function invoiceReference(invoice: Invoice): InvoiceReference {
  return {
    invoiceId: invoice.id,
    accountId: invoice.account_id,
    purpose: invoice.purpose,
    purposeId: invoice.purpose_id,
  };
}
