import { shareOfCash, spreadReversal } from '@marquee/domain/earning/share-of-cash.ts';
import { add, type Money, money, subtract, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { takeBackReward, walletBalances } from '../../ledger/index.ts';
import { type RewardOrder, rewardOrders } from './reward-order.ts';

interface Reversal {
  accountId: bigint;
  purpose: 'add_funds' | 'orders';
  purposeId: bigint | null;
  amount: Money;
  isWhole: boolean;
}

/** A payment goes back to the payer: the panel did not keep that cash, so nobody earns on it. */
export async function reverseRewards(tx: Context, reversal: Reversal): Promise<void> {
  const { lost, orders } = await affected(tx, reversal);
  if (lost <= zero) return;
  for (const part of spreadReversal(orders, lost)) await takeBack(tx, part.order, part.lost);
}

async function affected(tx: Context, { accountId, purpose, purposeId, amount, isWhole }: Reversal) {
  if (purpose === 'orders' && purposeId !== null) {
    const orders = await rewardOrders(tx, { groupId: purposeId });
    const all = orders.reduce((sum, { kept }) => sum + kept, 0n);
    return { orders, lost: isWhole ? money(all) : amount };
  }
  const orders = await rewardOrders(tx, { buyerId: accountId });
  if (orders.length === 0) return { orders, lost: zero };
  // What is still on the balance was not spent on orders.
  const { cash } = await walletBalances(tx, { customerId: accountId });
  return { orders, lost: money(amount - cash) };
}

async function takeBack(tx: Context, order: RewardOrder, lost: Money): Promise<void> {
  const reversed = add(order.reversed, lost);
  const due = shareOfCash({ kept: order.kept, reversed }, order.share);
  if (order.status === null || order.status === 'waiting') return remember(tx, order, reversed);
  const isOpen = order.status === 'paid' || order.status === 'held';
  await tx.db
    .updateTable('widget_reward')
    .set({
      reversed_cash: reversed,
      ...(isOpen ? { amount: due } : {}),
      ...(isOpen && due === zero ? { status: 'reversed', decided_at: tx.clock.now() } : {}),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('order_id', '=', order.orderId)
    .execute();
  if (order.status !== 'paid' || due === order.amount) return;
  await takeBackReward(tx, {
    cause: 'widget_reward',
    key: `widget:${order.orderId}:back:${reversed}`,
    ref: { type: 'order', id: order.orderId },
    customerId: order.partnerId,
    amount: subtract(order.amount, due),
  });
}

/** The order has not ended: when it does, its reward counts only the cash that is left. */
async function remember(tx: Context, order: RewardOrder, reversed: Money): Promise<void> {
  await tx.db
    .insertInto('widget_reward')
    .values({
      panel_id: tx.panel.id,
      order_id: order.orderId,
      widget_id: order.widgetId,
      account_id: order.partnerId,
      status: 'waiting',
      reversed_cash: reversed,
      reward_ppm: order.share,
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'order_id']).doUpdateSet({ reversed_cash: reversed }),
    )
    .execute();
}
