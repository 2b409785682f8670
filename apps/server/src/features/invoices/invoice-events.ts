import type { Money } from '@marquee/domain/money/money.ts';
import { event } from '../../platform/events/events.ts';
import type { Invoice } from './invoice.ts';

interface AboutInvoice {
  invoiceId: bigint;
  accountId: bigint;
  purpose: Invoice['purpose'];
  /** The order group of an invoice for orders. */
  purposeId: bigint | null;
}

/**
 * The money is in the customer's cash wallet, in this very transaction. Whether that customer paid it is not
 * known of a guest's.
 */
export const invoiceSettled = event<AboutInvoice & { amount: Money; isGuests: boolean }>('invoice-settled');

export const invoiceEnded = event<AboutInvoice & { why: 'expired' | 'failed' | 'canceled' }>('invoice-ended');

/**
 * A settled payment goes back to the payer, given or taken. Told before its money is taken from the wallets,
 * so that whoever can still put some of it back there does.
 */
export const invoiceReversed = event<
  AboutInvoice & { amount: Money; isWhole: boolean; why: 'refunded' | 'disputed' }
>('invoice-reversed');

export function about(invoice: Invoice): AboutInvoice {
  return {
    invoiceId: invoice.id,
    accountId: invoice.account_id,
    purpose: invoice.purpose,
    purposeId: invoice.purpose_id,
  };
}
