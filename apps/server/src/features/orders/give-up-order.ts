import type { Context } from '../../platform/context.ts';
import { endDripFeed } from './end-drip-feed.ts';
import type { Order } from './order.ts';
import { reconsiderCoupon } from './reconsider-coupon.ts';

/** Nobody will pay for it: it ends with all runs of its drip feed. */
export async function giveUpOrder(
  tx: Context,
  { id, group_id, drip_feed_id }: Order,
  set: { cancel_reason: 'customer' } | { cancel_reason: 'deleted'; hidden_at: Date },
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .updateTable('customer_order')
    .set({ status: 'canceled', completed_at: now, updated_at: now, ...set })
    .where('panel_id', '=', tx.panel.id)
    .where('status', '=', 'unpaid')
    .where((build) =>
      drip_feed_id === null ? build('id', '=', id) : build('drip_feed_id', '=', drip_feed_id),
    )
    .execute();
  if (drip_feed_id !== null) await endDripFeed(tx, drip_feed_id);
  await reconsiderCoupon(tx, group_id);
}
