import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { requireAction } from '../allowed-actions.ts';
import { orderChanged } from '../events.ts';
import { type Order, ownLockedOrder } from '../order.ts';
import { endDripFeed } from './end-drip-feed.ts';
import { reconsiderCoupon } from './reconsider-coupon.ts';

/** Hides an ended order; an unpaid one is canceled, with all runs of its drip feed. */
export async function deleteOrder(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'delete');
    const now = tx.clock.now();
    if (order.status === 'unpaid') await cancelUnpaidOrder(tx, order, 'deleted');
    else
      await tx.db
        .updateTable('customer_order')
        .set({ hidden_at: now, updated_at: now })
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', orderId)
        .execute();
    await tx.events.emit(tx, orderChanged, { orderId, accountId: order.account_id });
  });
}

/** Cancels an unpaid order with all runs of its drip feed. If its customer deleted it, it is hidden too. */
export async function cancelUnpaidOrder(
  tx: Context,
  { id, group_id, drip_feed_id }: Order,
  reason: 'customer' | 'deleted',
): Promise<void> {
  const now = tx.clock.now();
  const canceled = await tx.db
    .updateTable('customer_order')
    .set({ status: 'canceled', cancel_reason: reason, completed_at: now, updated_at: now })
    .where('panel_id', '=', tx.panel.id)
    .where('status', '=', 'unpaid')
    .where((build) =>
      drip_feed_id === null ? build('id', '=', id) : build('drip_feed_id', '=', drip_feed_id),
    )
    .returning('id')
    .execute();
  if (drip_feed_id !== null) await endDripFeed(tx, drip_feed_id);
  await reconsiderCoupon(tx, group_id);
  if (reason === 'deleted' && canceled.length > 0) await hide(tx, canceled);
}

/**
 * Comes after the coupon: hiding updates the account's order count, and placing orders locks the coupon before
 * it.
 */
async function hide(tx: Context, canceled: readonly Pick<Order, 'id'>[]): Promise<void> {
  await tx.db
    .updateTable('customer_order')
    .set({ hidden_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where(
      'id',
      'in',
      canceled.map(({ id }) => id),
    )
    .execute();
}
