import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { releaseCoupon } from '../coupons/index.ts';
import { requireAction } from './allowed-actions.ts';
import { endDripFeed } from './end-drip-feed.ts';
import { orderChanged } from './events.ts';
import { type Order, ownLockedOrder } from './order.ts';

/** Takes an ended order from sight; an unpaid one is given up, with all runs of its drip feed. */
export async function deleteOrder(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'delete');
    const now = tx.clock.now();
    const isUnpaid = order.status === 'unpaid';
    await tx.db
      .updateTable('customer_order')
      .set({
        hidden_at: now,
        updated_at: now,
        ...(isUnpaid ? { status: 'canceled', cancel_reason: 'deleted', completed_at: now } : {}),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('status', '=', order.status)
      .where((build) =>
        isUnpaid && order.drip_feed_id !== null
          ? build('drip_feed_id', '=', order.drip_feed_id)
          : build('id', '=', orderId),
      )
      .execute();
    if (isUnpaid) await giveUp(tx, order);
    await tx.events.emit(tx, orderChanged, { orderId, accountId: order.account_id });
  });
}

async function giveUp(tx: Context, order: Order): Promise<void> {
  if (order.drip_feed_id !== null) await endDripFeed(tx, order.drip_feed_id);
  const left = await tx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', order.group_id)
    .where(({ or, eb }) => or([eb('status', '!=', 'canceled'), eb('charged', '>', 0n)]))
    .limit(1)
    .executeTakeFirst();
  if (!left) await releaseCoupon(tx, { type: 'order_group', id: order.group_id });
}
