import type { Context } from '../../platform/context.ts';
import { releaseCoupon } from '../coupons/index.ts';
import { endDripFeed } from './end-drip-feed.ts';
import type { Order } from './order.ts';

/** Nobody will pay for it: it ends with all runs of its drip feed, and its coupon is free once nothing else has it. */
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
  const left = await tx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', group_id)
    .where(({ or, eb }) => or([eb('status', '!=', 'canceled'), eb('charged', '>', 0n)]))
    .limit(1)
    .executeTakeFirst();
  if (!left) await releaseCoupon(tx, { type: 'order_group', id: group_id });
}
