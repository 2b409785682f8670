import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { lockReward, settleReward } from './settle-reward.ts';

interface Decision {
  orderId: bigint;
  state: 'matured' | 'refused';
  reason?: string | undefined;
}

/** An operator pays or refuses a reward that waits. The same answer twice changes nothing. */
export function decideReward(ctx: Context, { orderId, state, reason }: Decision): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const before = (await lockReward(tx, orderId)) ?? refuse('not_found');
    if (before.state !== 'held') return before.state === state ? undefined : refuse('wrong_state');
    await settleReward(tx, orderId, {
      change: {
        state,
        decided_by: signedIn(tx).accountId,
        decided_at: tx.clock.now(),
        decision_reason: reason || null,
      },
    });
    await recordAudit(tx, {
      action: 'referrals.decide',
      subjectType: 'referral_reward',
      subjectId: orderId,
      before: { state: before.state, hold_reasons: before.hold_reasons },
      after: { state },
      ...(reason ? { reason } : {}),
    });
  });
}
