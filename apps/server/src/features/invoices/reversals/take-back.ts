import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { findAccount, freezeAccount, isGuestAccount, settleFreeze } from '../../accounts/index.ts';
import { walletBalances } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Invoice } from '../invoice.ts';
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
  let amount: Money = zero;
  if (takesMoney && units > invoice.reversed_units)
    ({ amount } = await reversePayment(tx, invoice, { kind: news, units }));
  if (news === 'disputed' || units === invoice.charge_amount) await markReversed(tx, invoice, reversal);
  if (news === 'disputed')
    await freezeAccount(tx, { ...disputeFreeze(invoice), reason: `payment ${invoice.id} was disputed` });
  else await freezeOwingGuest(tx, invoice);
  if (news === 'refunded' && units === invoice.charge_amount) await endRefund(tx, invoice);
  if (news === 'refunded' && amount > zero)
    await notify(tx, invoice.account_id, { kind: 'payment-refunded', invoiceId: invoice.id, amount });
}

export function disputeFreeze({ id, account_id }: Invoice) {
  return { accountId: account_id, cause: 'dispute', reference: String(id) } as const;
}

/** Until it owes nothing, a guest's account takes no orders and nobody takes it over: the debt may be a stranger's. */
async function freezeOwingGuest(tx: Context, { id, account_id: accountId }: Invoice): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account || !isGuestAccount(account)) return;
  if ((await walletBalances(tx, { customerId: accountId })).owed === zero) return;
  const debt = { accountId, cause: 'debt', reference: String(id) } as const;
  await freezeAccount(tx, { ...debt, reason: `payment ${id} was refunded after it was spent` });
  await settleFreeze(tx, debt);
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
