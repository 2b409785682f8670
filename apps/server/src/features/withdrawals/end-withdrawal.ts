import type { Context } from '../../platform/context.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';

type Ending =
  | { status: 'paid'; payoutReference: string }
  | { status: 'rejected'; reason: string }
  | { status: 'canceled'; accountId: bigint };

interface Ended {
  methodId: bigint;
  fee: bigint;
}

/** The one way out of review. Who comes second finds it ended, and learns whether in the same way. */
export async function endWithdrawal(tx: Context, id: bigint, ending: Ending): Promise<Ended | 'stands'> {
  const rows = tx.db.updateTable('withdrawal').where('panel_id', '=', tx.panel.id).where('id', '=', id);
  const owned = ending.status === 'canceled' ? rows.where('account_id', '=', ending.accountId) : rows;
  const reference = ending.status === 'paid' ? ending.payoutReference : null;
  const reason = ending.status === 'rejected' ? ending.reason : null;
  try {
    const ended = await owned
      .set({
        status: ending.status,
        payout_reference: reference,
        reject_reason: reason,
        ended_at: tx.clock.now(),
      })
      .where('status', '=', 'in_review')
      .returning(['method_id as methodId', 'fee'])
      .executeTakeFirst();
    return ended ?? standing(tx, id, ending, reference);
  } catch (error) {
    if (!violated(error, 'withdrawal_payout_reference')) throw error;
    return refuse('invalid_input', {
      fields: [{ field: 'payout_reference', code: 'invalid' }],
      cause: error,
    });
  }
}

async function standing(
  tx: Context,
  id: bigint,
  ending: Ending,
  reference: string | null,
): Promise<'stands'> {
  const row = await tx.db
    .selectFrom('withdrawal')
    .select(['status', 'account_id', 'payout_reference'])
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .executeTakeFirst();
  const isForeign = ending.status === 'canceled' && row?.account_id !== ending.accountId;
  if (!row || isForeign) return refuse('not_found');
  if (row.status !== ending.status || row.payout_reference !== reference) return refuse('wrong_state');
  return 'stands';
}
