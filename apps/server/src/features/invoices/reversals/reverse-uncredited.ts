import type { Context } from '../../../platform/context.ts';
import { freezeAccount } from '../../accounts/index.ts';
import type { Invoice } from '../invoice.ts';
import { disputeFreeze } from './disputes.ts';

interface Reversal {
  news: 'refunded' | 'disputed';
  paymentRef: string | null;
}

/** The gateway took back a payment that was never credited: no wallet is touched. A dispute freezes all the same. */
export async function reverseUncredited(
  tx: Context,
  invoice: Invoice,
  { news, paymentRef }: Reversal,
): Promise<void> {
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
  if (news === 'disputed')
    await freezeAccount(tx, { ...disputeFreeze(invoice), reason: `payment ${invoice.id} was disputed` });
}
