import type { DripFeedDetails } from '@marquee/contract/ordering/drip-feeds.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { groupsInReview, isScheduled, shownStatus } from '../orders/index.ts';
import { ownDripFeed } from './drip-feed.ts';
import { dripFeedViews } from './drip-feed-view.ts';

export async function getDripFeed(ctx: Context, feedId: bigint): Promise<DripFeedDetails> {
  const feed = await ownDripFeed(ctx, feedId);
  const [[view], runs] = await Promise.all([
    dripFeedViews(ctx, [feed]),
    ctx.db
      .selectFrom('customer_order')
      .select(['id', 'group_id', 'run', 'status', 'cancel_reason', 'quantity', 'delivered', 'starts_at'])
      .select(['handed_over_at', 'refunded'])
      .where('panel_id', '=', ctx.panel.id)
      .where('drip_feed_id', '=', feedId)
      .where('hidden_at', 'is', null)
      .orderBy('run')
      .execute(),
  ]);
  if (!view) throw new Error(`drip feed ${feedId} has no view`);
  const inReview = await groupsInReview(ctx, runs);
  const now = ctx.clock.now();
  return {
    ...view,
    orders: runs.map((order) => ({
      id: Number(order.id),
      run: order.run ?? 1,
      status: shownStatus(order, inReview),
      cancel_reason: order.cancel_reason,
      quantity: Number(order.quantity),
      current_quantity: Number(order.delivered),
      starts_at: order.starts_at.toISOString(),
      is_scheduled: isScheduled(order, now),
      refunded: formatMoney(money(order.refunded)),
    })),
  };
}
