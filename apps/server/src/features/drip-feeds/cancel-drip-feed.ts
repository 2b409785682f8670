import { add, type Money, zero } from '@marquee/domain/money/money.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { cancelOrder, lockedOrder } from '../orders/index.ts';
import { ownDripFeed } from './drip-feed.ts';

/**
 * Ends the runs that no provider has, starting with the last so that the next to start goes last, each in its
 * own transaction: a thousand in one would lock the wallet for too long.
 */
export async function cancelDripFeed(
  ctx: Context,
  feedId: bigint,
): Promise<{ canceled: number; refunded: Money }> {
  const feed = await ownDripFeed(ctx, feedId);
  const waiting = await ctx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('drip_feed_id', '=', feed.id)
    .where('handed_over_at', 'is', null)
    .where('status', 'in', activeStatuses)
    .orderBy('run', 'desc')
    .execute();
  let [canceled, refunded] = [0, zero];
  for (const { id } of waiting) {
    const ended = await endRun(ctx, id);
    if (!ended) continue;
    canceled += 1;
    refunded = add(refunded, ended.refunded);
  }
  return canceled > 0 ? { canceled, refunded } : refuse('wrong_state');
}

/** Does nothing when the run was sent or ended a moment before. */
function endRun(ctx: Context, orderId: bigint): Promise<{ refunded: Money } | undefined> {
  return inTransaction(ctx, async (tx) => {
    const run = await lockedOrder(tx, orderId);
    if (!run || run.handed_over_at !== null) return undefined;
    return cancelOrder(tx, { orderId, reason: 'customer' });
  });
}
