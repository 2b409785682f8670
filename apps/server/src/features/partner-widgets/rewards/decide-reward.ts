import { money, zero } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { lockedOrder } from '../../orders/index.ts';
import { payReward } from './settle-rewards.ts';

type Decision = { status: 'paid' } | { status: 'refused'; reason: string };

/** A person has judged a reward that looked like the partner's own purchase. Of two decisions the first counts. */
export async function decideReward(ctx: Context, orderId: bigint, decision: Decision): Promise<void> {
  const { accountId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    // The order first, as a reversed payment locks it before it changes the reward.
    await lockedOrder(tx, orderId);
    const reward = await tx.db
      .selectFrom('widget_reward')
      .selectAll()
      .where('panel_id', '=', tx.panel.id)
      .where('order_id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!reward) return refuse('not_found');
    if (reward.status === decision.status) return;
    if (reward.status !== 'held') refuse('wrong_state');
    const note = decision.status === 'refused' ? decision.reason : null;
    await tx.db
      .updateTable('widget_reward')
      .set({
        status: decision.status,
        decided_at: tx.clock.now(),
        decided_by: accountId,
        note,
        ...(decision.status === 'refused' ? { amount: zero } : {}),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('order_id', '=', orderId)
      .execute();
    const amount = money(reward.amount);
    if (decision.status === 'paid') await payReward(tx, { orderId, partnerId: reward.account_id, amount });
    await recordAudit(tx, {
      action: 'widget-rewards.decide',
      subjectType: 'widget-reward',
      subjectId: orderId,
      before: { status: reward.status, amount, signs: reward.signs },
      after: { status: decision.status },
      ...(note ? { reason: note } : {}),
    });
  });
}
