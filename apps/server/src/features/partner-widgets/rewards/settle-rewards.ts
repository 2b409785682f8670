import { shareOfCash } from '@marquee/domain/earning/share-of-cash.ts';
import { zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { lockLosses } from '../../order-losses/index.ts';
import type { EndedOrder } from '../../orders/index.ts';
import { type RewardOrder, rewardOrders } from './reward-order.ts';
import { settleReward } from './settle-reward.ts';
import { findSigns } from './signs-of-own-purchase.ts';

/** Orders have ended: those that came through a widget earn their partner's reward, once each. */
export async function rewardEndedOrders(tx: Context, ended: readonly EndedOrder[]): Promise<void> {
  const earning = ended.filter(({ paidFromCash }) => paidFromCash > zero);
  if (earning.length === 0) return;
  const orders = await rewardOrders(
    tx,
    earning.map(({ orderId }) => orderId),
  );
  for (const order of orders) {
    if (shareOfCash({ kept: order.kept, lost: zero }, order.share) === zero) continue;
    await lockLosses(tx, order.buyerId);
    if (await writeReward(tx, order)) await settleReward(tx, order.orderId, { isNew: true });
  }
}

/** What is lost of these orders has changed. */
export async function settleRewards(
  tx: Context,
  { orderIds, reason }: { orderIds: readonly bigint[]; reason: string },
): Promise<void> {
  for (const orderId of orderIds) await settleReward(tx, orderId, { reason });
}

/** Without an amount: settling it finds what is due. */
async function writeReward(tx: Context, order: RewardOrder): Promise<boolean> {
  const written = await tx.db
    .insertInto('widget_reward')
    .values({
      panel_id: tx.panel.id,
      order_id: order.orderId,
      widget_id: order.widgetId,
      account_id: order.partnerId,
      status: 'reversed',
      cash: order.kept,
      reward_ppm: order.share,
      signs: await findSigns(tx, order),
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['panel_id', 'order_id']).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return written !== undefined;
}
