import type { Context } from '../../../platform/context.ts';
import { mirrorTransaction } from './mirror-transaction.ts';
import { type Reversal, reversalKeys } from './reversal.ts';

/** A dispute was won: what was taken for it comes back, and what was owed for it is owed no longer. */
export async function undoChargeBack(
  tx: Context,
  reversal: Pick<Reversal, 'invoiceId' | 'turn'> & { reason: string },
): Promise<void> {
  const taken = await tx.db
    .selectFrom('ledger_txn')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('idem_key', 'in', reversalKeys(reversal))
    .orderBy('id')
    .execute();
  for (const { id: txnId } of taken)
    await mirrorTransaction(tx, {
      txnId,
      reason: reversal.reason,
      isReversible: (type) => type === 'chargeback',
    });
}
