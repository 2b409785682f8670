import { shareOfCash } from '@marquee/domain/earning/share-of-cash.ts';
import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { OwnPurchaseSign } from '@marquee/domain/widgets/own-purchase.ts';
import type { WidgetRewardStatus } from '@marquee/domain/widgets/widget-look.ts';
import type { Context } from '../../../platform/context.ts';
import { creditWallet } from '../../ledger/index.ts';
import type { EndedOrder } from '../../orders/index.ts';
import { type RewardOrder, rewardOrders } from './reward-order.ts';
import { findSigns } from './signs-of-own-purchase.ts';

/** Orders have ended: those that came through a widget earn their partner's reward, once each. */
export async function settleRewards(tx: Context, ended: readonly EndedOrder[]): Promise<void> {
  const earning = ended.filter(({ paidFromCash }) => paidFromCash > zero);
  if (earning.length === 0) return;
  const orders = await rewardOrders(tx, { orderIds: earning.map(({ orderId }) => orderId) });
  for (const order of orders) await settleReward(tx, order);
}

async function settleReward(tx: Context, order: RewardOrder): Promise<void> {
  const amount = shareOfCash(order, order.share);
  if (amount === zero && order.reversed === zero) return;
  const signs = await findSigns(tx, order);
  const status = firstStatus(amount, signs);
  const isFirst = await writeReward(tx, order, {
    amount: status === 'refused' ? zero : amount,
    signs,
    status,
  });
  if (isFirst && status === 'paid') await payReward(tx, { ...order, amount });
}

/** On one's own purchase nobody earns; what only looks like one is for a person to judge. */
function firstStatus(amount: Money, signs: readonly OwnPurchaseSign[]): WidgetRewardStatus {
  if (amount === zero) return 'reversed';
  if (signs.includes('same_account')) return 'refused';
  return signs.length > 0 ? 'held' : 'paid';
}

async function writeReward(
  tx: Context,
  order: RewardOrder,
  { amount, signs, status }: { amount: Money; signs: OwnPurchaseSign[]; status: WidgetRewardStatus },
): Promise<boolean> {
  const now = tx.clock.now();
  const values = { cash: order.kept, amount, signs, status, created_at: now };
  const written = await tx.db
    .insertInto('widget_reward')
    .values({
      ...values,
      panel_id: tx.panel.id,
      order_id: order.orderId,
      widget_id: order.widgetId,
      account_id: order.partnerId,
      reward_ppm: order.share,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['panel_id', 'order_id'])
        .doUpdateSet(values)
        .where('widget_reward.status', '=', 'waiting'),
    )
    .returning('order_id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function payReward(
  tx: Context,
  { orderId, partnerId, amount }: Pick<RewardOrder, 'orderId' | 'partnerId' | 'amount'>,
): Promise<void> {
  await creditWallet(tx, {
    type: 'widget_reward',
    key: `widget:${orderId}`,
    ref: { type: 'order', id: orderId },
    customerId: partnerId,
    amount,
  });
}
