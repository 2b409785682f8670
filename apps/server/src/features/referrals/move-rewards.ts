import type { Context } from '../../platform/context.ts';
import type { GuestOrdersTaken } from '../accounts/index.ts';
import { settleReward } from './settle-reward.ts';

/**
 * A guest's orders belong to somebody else now. A referrer who turns out to have been the guest has nothing earned:
 * the reward goes back and waits for an operator.
 */
export async function moveRewards(
  tx: Context,
  { guestId, ownerId, groupIds }: GuestOrdersTaken,
): Promise<void> {
  const rewards = await tx.db
    .selectFrom('referral_reward')
    .innerJoin('customer_order', (join) =>
      join
        .onRef('customer_order.panel_id', '=', 'referral_reward.panel_id')
        .onRef('customer_order.id', '=', 'referral_reward.order_id'),
    )
    .select(['referral_reward.order_id', 'referral_reward.referrer_id', 'referral_reward.state'])
    .where('referral_reward.panel_id', '=', tx.panel.id)
    .where('referral_reward.referred_id', '=', guestId)
    .where('customer_order.group_id', 'in', groupIds)
    .orderBy('referral_reward.order_id')
    .execute();
  for (const { order_id, referrer_id, state } of rewards) {
    const isOwn = referrer_id === ownerId && state !== 'refused';
    const hold = isOwn ? { state: 'held' as const, hold_reasons: ['email' as const] } : {};
    await settleReward(tx, order_id, {
      reason: 'the orders of a guest were taken over',
      change: { referred_id: ownerId, ...hold },
    });
  }
}
