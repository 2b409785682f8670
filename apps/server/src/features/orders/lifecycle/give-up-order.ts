import type { Context } from '../../../platform/context.ts';
import type { Order } from '../order.ts';
import { endDripFeed } from './end-drip-feed.ts';
import { reconsiderCoupon } from './reconsider-coupon.ts';

/** Nobody will pay for it: it ends with all runs of its drip feed. What its customer deletes is out of sight too. */
export async function giveUpOrder(
  tx: Context,
  { id, group_id, drip_feed_id }: Order,
  reason: 'customer' | 'deleted',
): Promise<void> {
  const now = tx.clock.now();
  const given = await tx.db
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
  if (reason === 'deleted' && given.length > 0) await hide(tx, given);
}

/** After the coupon: hiding counts the account's orders anew, and so does whoever places some with the coupon in hand. */
async function hide(tx: Context, given: readonly Pick<Order, 'id'>[]): Promise<void> {
  await tx.db
    .updateTable('customer_order')
    .set({ hidden_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where(
      'id',
      'in',
      given.map(({ id }) => id),
    )
    .execute();
}
