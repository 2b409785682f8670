import type { Context } from '../../../platform/context.ts';
import { liftFreeze } from '../../accounts/index.ts';
import { undoChargeBack } from '../../ledger/index.ts';
import type { Invoice } from '../invoice.ts';
import { disputeFreeze } from './take-back.ts';

/** The bank decided for the panel: the payment and everything it had credited are restored. */
export async function winDispute(tx: Context, invoice: Invoice): Promise<void> {
  const reason = `the dispute of payment ${invoice.id} was won`;
  const undone = await tx.db
    .updateTable('invoice_reversal')
    .set({ undone_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', invoice.id)
    .where('kind', '=', 'disputed')
    .where('undone_at', 'is', null)
    .returning(['turn', 'units', 'amount'])
    .executeTakeFirst();
  if (undone) await undoChargeBack(tx, { invoiceId: invoice.id, turn: undone.turn, reason });
  await tx.db
    .updateTable('invoice')
    .set({
      status: 'paid',
      ended_at: null,
      reversed_units: invoice.reversed_units - (undone?.units ?? 0n),
      reversed_amount: invoice.reversed_amount - (undone?.amount ?? 0n),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
  await liftFreeze(tx, { ...disputeFreeze(invoice), reason });
}
