import type { Withdrawal } from '@marquee/contract/money/withdrawals.ts';
import { money } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import { requireOutgoing } from '../../platform/restore/outgoing.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { EmailProof } from '../accounts/index.ts';
import { payWithdrawal, returnWithdrawal } from '../ledger/index.ts';
import { notifyEnded } from './notify-ended.ts';
import { withdrawalRows, withdrawalView } from './withdrawal-view.ts';

type Ending =
  | { status: 'paid'; payoutReference: string }
  | { status: 'rejected'; reason: string }
  | { status: 'canceled'; accountId: bigint };

interface Ended {
  methodId: bigint;
  fee: bigint;
}

/** The only way out of review. A second caller learns whether it ended the same way. */
async function endWithdrawal(tx: Context, id: bigint, ending: Ending): Promise<Ended | 'unchanged'> {
  const rows = tx.db.updateTable('withdrawal').where('panel_id', '=', tx.panel.id).where('id', '=', id);
  // What stands in a file for the bank may be paid at any moment: only an operator returns it.
  const owned =
    ending.status === 'canceled'
      ? rows.where('account_id', '=', ending.accountId).where('export_id', 'is', null)
      : rows;
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
    return ended ?? requireSameEnding(tx, id, ending, reference);
  } catch (error) {
    if (!violated(error, 'withdrawal_payout_reference')) throw error;
    return refuse('invalid_input', {
      fields: [{ field: 'payout_reference', code: 'invalid' }],
      cause: error,
    });
  }
}

async function requireSameEnding(
  tx: Context,
  id: bigint,
  ending: Ending,
  reference: string | null,
): Promise<'unchanged'> {
  const row = await tx.db
    .selectFrom('withdrawal')
    .select(['status', 'account_id', 'payout_reference'])
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .executeTakeFirst();
  const isOthers = ending.status === 'canceled' && row?.account_id !== ending.accountId;
  if (!row || isOthers) return refuse('not_found');
  if (row.status !== ending.status || row.payout_reference !== reference) return refuse('wrong_state');
  return 'unchanged';
}

/** The customer cancels before an operator has decided. */
export async function cancelWithdrawal(ctx: Context, withdrawalId: bigint): Promise<{ data: Withdrawal }> {
  const { accountId, onBehalfOf } = signedIn(ctx);
  if (onBehalfOf !== undefined) return refuse('wrong_state');
  await inTransaction(ctx, async (tx) => {
    const ended = await endWithdrawal(tx, withdrawalId, { status: 'canceled', accountId });
    if (ended !== 'unchanged') await returnWithdrawal(tx, { withdrawalId });
  });
  const row = await withdrawalRows(ctx).where('withdrawal.id', '=', withdrawalId).executeTakeFirstOrThrow();
  return { data: withdrawalView(row, ctx.locale) };
}

/** A payout that somebody else may have requested goes back to the wallets; the owner can request it again. */
export async function cancelOnProof(tx: Context, { accountId, madeSince }: EmailProof): Promise<void> {
  if (!madeSince) return;
  const open = await tx.db
    .selectFrom('withdrawal')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'in_review')
    .where('export_id', 'is', null)
    .where('created_at', '>=', madeSince)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id } of open) {
    await endWithdrawal(tx, id, { status: 'canceled', accountId });
    await returnWithdrawal(tx, { withdrawalId: id });
  }
}

/** The money returns to the wallets it came from; the customer reads the reason. */
export async function rejectWithdrawal(
  ctx: Context,
  input: { withdrawalId: bigint; reason: string },
): Promise<void> {
  const { withdrawalId } = input;
  const reason = input.reason.trim();
  if (reason === '' || reason.length > 1000)
    return refuse('invalid_input', { fields: [{ field: 'reason', code: 'required' }] });
  await inTransaction(ctx, async (tx) => {
    if ((await endWithdrawal(tx, withdrawalId, { status: 'rejected', reason })) === 'unchanged') return;
    await returnWithdrawal(tx, { withdrawalId, reason });
    await recordAudit(tx, {
      action: 'withdrawals.reject',
      subjectType: 'withdrawal',
      subjectId: withdrawalId,
      before: { status: 'in_review' },
      after: { status: 'rejected' },
      reason,
    });
    await notifyEnded(tx, withdrawalId);
  });
}

/** The payout was made outside; its reference is the proof and can be used for one withdrawal only. */
export async function approveWithdrawal(
  ctx: Context,
  input: { withdrawalId: bigint; payoutReference: string },
): Promise<void> {
  const { withdrawalId } = input;
  const payoutReference = input.payoutReference.trim();
  if (payoutReference === '' || payoutReference.length > 200)
    return refuse('invalid_input', { fields: [{ field: 'payout_reference', code: 'required' }] });
  await requireOutgoing(ctx);
  await inTransaction(ctx, async (tx) => {
    const ended = await endWithdrawal(tx, withdrawalId, { status: 'paid', payoutReference });
    if (ended === 'unchanged') return;
    await payWithdrawal(tx, { withdrawalId, methodId: ended.methodId, fee: money(ended.fee) });
    await recordAudit(tx, {
      action: 'withdrawals.approve',
      subjectType: 'withdrawal',
      subjectId: withdrawalId,
      before: { status: 'in_review' },
      after: { status: 'paid', payoutReference },
    });
    await notifyEnded(tx, withdrawalId);
  });
}
