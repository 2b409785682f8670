import { canBeReversed } from '@marquee/domain/money/reversible-transaction.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { reverseTransaction } from './reverse-transaction.ts';

/** An operator undoes a transaction, once, and says why. */
export function reverseByStaff(
  ctx: Context,
  { txnId, reason }: { txnId: bigint; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const txn = await loadTransaction(tx, txnId);
    if (!canBeReversed(txn)) return refuse('wrong_state');
    const reversal = await reverseTransaction(tx, { txnId, reason });
    if (reversal.replayed) return refuse('wrong_state');
    await recordAudit(tx, {
      action: 'ledger.reverse',
      subjectType: 'transaction',
      subjectId: txnId,
      before: { type: txn.type },
      after: { reversedBy: String(reversal.txnId) },
      reason,
    });
  });
}

async function loadTransaction({ db, panel }: Context, txnId: bigint) {
  const rows = await db
    .selectFrom('ledger_txn')
    .select(['id', 'type', 'ref_type', 'reverses'])
    .where('panel_id', '=', panel.id)
    .where(({ eb, or }) => or([eb('id', '=', txnId), eb('reverses', '=', txnId)]))
    .execute();
  const txn = rows.find(({ id }) => id === txnId) ?? refuse('not_found');
  return { ...txn, reversed_by: rows.find(({ reverses }) => reverses === txnId)?.id ?? null };
}
