import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { lockReward, settleReward } from './settle-reward.ts';

type Decision = { status: 'paid' } | { status: 'refused'; reason: string };

/** A person has judged a reward that looked like the partner's own purchase. Of two decisions the first counts. */
export async function decideReward(ctx: Context, orderId: bigint, decision: Decision): Promise<void> {
  const { accountId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const reward = await lockReward(tx, orderId);
    if (!reward) return refuse('not_found');
    if (reward.status === decision.status) return;
    if (reward.status !== 'held') refuse('wrong_state');
    const note = decision.status === 'refused' ? decision.reason : null;
    await settleReward(tx, orderId, {
      decision: { status: decision.status, decided_at: tx.clock.now(), decided_by: accountId, note },
    });
    await recordAudit(tx, {
      action: 'widget-rewards.decide',
      subjectType: 'widget-reward',
      subjectId: orderId,
      before: { status: reward.status, amount: reward.amount, signs: reward.signs },
      after: { status: decision.status },
      ...(note ? { reason: note } : {}),
    });
  });
}
