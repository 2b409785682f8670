import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Reference, TransactionType } from '../transaction.ts';
import { reverseTransaction, reversibleTypes } from './reverse-transaction.ts';

/** What belongs to an order, a payment or a withdrawal is undone there: only there is counted what was returned. */
const undoneElsewhere: readonly Reference['type'][] = ['order', 'invoice', 'withdrawal'];

interface BookedTransaction {
  type: TransactionType;
  refType: Reference['type'] | null;
  /** The transaction that it undoes. */
  reverses: bigint | null;
  isReversed: boolean;
}

/** Whether staff may undo it by itself. The ledger still refuses where the money is gone. */
export function canBeReversed({ type, refType, reverses, isReversed }: BookedTransaction): boolean {
  const hasOwner = refType !== null && undoneElsewhere.includes(refType);
  return reversibleTypes.includes(type) && !hasOwner && reverses === null && !isReversed;
}

/** An operator undoes a transaction, once, and says why. */
export function reverseByStaff(
  ctx: Context,
  { txnId, reason }: { txnId: bigint; reason: string },
): Promise<bigint> {
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
    return reversal.txnId;
  });
}

async function loadTransaction({ db, panel }: Context, txnId: bigint): Promise<BookedTransaction> {
  const rows = await db
    .selectFrom('ledger_txn')
    .select(['id', 'type', 'ref_type', 'reverses'])
    .where('panel_id', '=', panel.id)
    .where(({ eb, or }) => or([eb('id', '=', txnId), eb('reverses', '=', txnId)]))
    .execute();
  const txn = rows.find(({ id }) => id === txnId) ?? refuse('not_found');
  const isReversed = rows.some(({ reverses }) => reverses === txnId);
  return { type: txn.type, refType: txn.ref_type, reverses: txn.reverses, isReversed };
}
