import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { freezeAccount } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Invoice } from '../invoice.ts';
import { hasRunningGuestOrders } from '../settling/guest-spending.ts';
import { endRefund } from './end-refund.ts';
import { reversePayment } from './reverse-payment.ts';

interface Reversal {
  news: 'refunded' | 'disputed';
  /** For a refund the total refunded so far, for a dispute the amount disputed now. */
  units: bigint;
  /** False when the money never reached the customer or has already gone back. */
  takesMoney: boolean;
  paymentRef: string | null;
}

/**
 * The gateway took money back: what is left on the balance is taken, what was spent is owed. A dispute also
 * freezes the account.
 */
export async function takeBack(tx: Context, invoice: Invoice, reversal: Reversal): Promise<void> {
  const { news, takesMoney } = reversal;
  const units = reversedUnitsAfter(invoice, reversal);
  let [amount, isOwed]: [Money, boolean] = [zero, false];
  if (takesMoney && units > invoice.reversed_units)
    ({ amount, isOwed } = await reversePayment(tx, invoice, { kind: news, units }));
  if (news === 'disputed' || units === invoice.charge_amount) await markReversed(tx, invoice, reversal);
  if (news === 'disputed' && (isOwed || (await concernsOwner(tx, invoice)))) {
    const { account_id: accountId } = invoice;
    await freezeAccount(tx, { accountId, reason: freezeReason(invoice) });
  }
  if (news === 'refunded' && units === invoice.charge_amount) await endRefund(tx, invoice);
  if (news === 'refunded' && amount > zero)
    await notify(tx, invoice.account_id, { kind: 'payment-refunded', invoiceId: invoice.id, amount });
}

/**
 * A guest's dispute does not freeze the account: otherwise anybody could lock out the owner of an address. While
 * the guest's orders still run it does, since refunds from them must not be spent.
 */
async function concernsOwner(tx: Context, invoice: Invoice): Promise<boolean> {
  return invoice.guest_spent === null || hasRunningGuestOrders(tx, invoice);
}

export function freezeReason({ id }: Pick<Invoice, 'id'>): string {
  return `payment ${id} was disputed`;
}

/** How much of the charge is gone after this, never more than was charged. */
function reversedUnitsAfter(invoice: Invoice, { news, units, takesMoney }: Reversal): bigint {
  if (!takesMoney) return invoice.charge_amount;
  const total = news === 'disputed' ? invoice.reversed_units + units : units;
  if (total > invoice.charge_amount) return invoice.charge_amount;
  return total;
}

async function markReversed(tx: Context, invoice: Invoice, { news, paymentRef }: Reversal): Promise<void> {
  await tx.db
    .updateTable('invoice')
    .set({
      status: news,
      review_reason: null,
      ended_at: tx.clock.now(),
      payment_ref: invoice.payment_ref ?? paymentRef,
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
}
