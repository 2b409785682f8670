import { money } from '@marquee/domain/money/money.ts';
import { reversibleTypes } from '@marquee/domain/money/reversible-transaction.ts';
import type { Context } from '../../../platform/context.ts';
import { violated } from '../../../platform/db/violated.ts';
import { Refusal, refuse } from '../../../platform/errors.ts';
import { postTransaction } from '../post-transaction.ts';
import type { Posted, Reference, TransactionType } from '../transaction.ts';

/** Undoes a transaction once by posting its mirror image. The original stays as it is. */
export async function reverseTransaction(
  ctx: Context,
  { txnId, reason }: { txnId: bigint; reason: string },
): Promise<Posted> {
  return mirrorTransaction(ctx, { txnId, reason, isReversible: (type) => reversibleTypes.includes(type) });
}

/** Posts the mirror image of a transaction, once. `isReversible` says which may have one. */
export async function mirrorTransaction(
  ctx: Context,
  input: { txnId: bigint; reason: string; isReversible: (type: TransactionType) => boolean },
): Promise<Posted> {
  const rows = await loadPostings(ctx, input.txnId);
  const [first] = rows;
  if (!first) return refuse('not_found');
  const type = first.type;
  if (!input.isReversible(type) || first.reverses !== null) return refuse('wrong_state');
  try {
    return await postTransaction(ctx, {
      type,
      key: `reverse:${input.txnId}`,
      ref: toReference(first),
      reason: input.reason,
      reverses: input.txnId,
      postings: rows.toReversed().map((row) => ({
        from: { ownerType: row.to_type, ownerId: row.to_owner, kind: row.to_kind },
        to: { ownerType: row.from_type, ownerId: row.from_owner, kind: row.from_kind },
        amount: money(row.amount),
      })),
    });
  } catch (error) {
    // The ledger allows no flow back: earnings that became cash stay cash.
    if (violated(error, 'MQ002')) throw new Refusal('wrong_state', { cause: error });
    throw error;
  }
}

function toReference(txn: {
  ref_type: Reference['type'] | null;
  ref_id: bigint | null;
}): Reference | undefined {
  return txn.ref_type === null || txn.ref_id === null ? undefined : { type: txn.ref_type, id: txn.ref_id };
}

function loadPostings(ctx: Context, txnId: bigint) {
  return ctx.db
    .selectFrom('ledger_txn as txn')
    .innerJoin('ledger_posting as posting', (join) =>
      join.onRef('posting.panel_id', '=', 'txn.panel_id').onRef('posting.txn_id', '=', 'txn.id'),
    )
    .innerJoin('ledger_account as debit', (join) =>
      join.onRef('debit.panel_id', '=', 'txn.panel_id').onRef('debit.id', '=', 'posting.debit_account'),
    )
    .innerJoin('ledger_account as credit', (join) =>
      join.onRef('credit.panel_id', '=', 'txn.panel_id').onRef('credit.id', '=', 'posting.credit_account'),
    )
    .select(['txn.type', 'txn.reverses', 'txn.ref_type', 'txn.ref_id', 'posting.amount'])
    .select(['debit.owner_type as from_type', 'debit.owner_id as from_owner', 'debit.kind as from_kind'])
    .select(['credit.owner_type as to_type', 'credit.owner_id as to_owner', 'credit.kind as to_kind'])
    .where('txn.panel_id', '=', ctx.panel.id)
    .where('txn.id', '=', txnId)
    .orderBy('posting.seq')
    .execute();
}
