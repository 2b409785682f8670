import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { type Notice, notify } from '../notifications/index.ts';

interface Reviewed {
  accountId: bigint;
  /** The revision the reviewer saw: the decision is refused if the files have changed since. */
  revision: number;
}

export function approveVerification(ctx: Context, reviewed: Reviewed): Promise<void> {
  return decide(ctx, reviewed, { status: 'approved', reason: null }, { kind: 'verification-approved' });
}

const longestReason = 1000;

export function rejectVerification(ctx: Context, reviewed: Reviewed & { reason: string }): Promise<void> {
  const reason = reviewed.reason.trim();
  if (reason === '') return refuse('invalid_input', { fields: [{ field: 'reason', code: 'required' }] });
  if (reason.length > longestReason)
    return refuse('invalid_input', {
      fields: [{ field: 'reason', code: 'too_long', values: { limit: longestReason } }],
    });
  return decide(ctx, reviewed, { status: 'rejected', reason }, { kind: 'verification-rejected', reason });
}

async function decide(
  ctx: Context,
  { accountId, revision }: Reviewed,
  decision: { status: 'approved' | 'rejected'; reason: string | null },
  notice: Notice,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const decided = await tx.db
      .updateTable('verification')
      .set({
        ...decision,
        decided_at: tx.clock.now(),
        decided_by: tx.actor.kind === 'user' ? tx.actor.accountId : null,
      })
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('status', '=', 'in_review')
      .where('revision', '=', revision)
      .returning('account_id')
      .executeTakeFirst();
    if (!decided) return refuse('wrong_state');
    await recordAudit(tx, {
      action: `verification.${decision.status === 'approved' ? 'approve' : 'reject'}`,
      subjectType: 'account',
      subjectId: accountId,
      before: { status: 'in_review', revision },
      after: { status: decision.status },
      ...(decision.reason ? { reason: decision.reason } : {}),
    });
    await notify(tx, accountId, notice);
  });
}
