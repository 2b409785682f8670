import { add, formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
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
  return endRuns(ctx, feed.id, { reason: 'customer' });
}

/** The same by staff, who give the customer a reason. */
export async function cancelDripFeedByStaff(
  ctx: Context,
  feedId: bigint,
  description: string,
): Promise<{ canceled: number; refunded: Money }> {
  const feed = await ctx.db
    .selectFrom('drip_feed')
    .select('status')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', feedId)
    .executeTakeFirst();
  if (!feed) return refuse('not_found');
  return endRuns(ctx, feedId, { reason: 'operator', description });
}

interface Ending {
  reason: 'customer' | 'operator';
  description?: string;
}

async function endRuns(
  ctx: Context,
  feedId: bigint,
  ending: Ending,
): Promise<{ canceled: number; refunded: Money }> {
  const waiting = await ctx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('drip_feed_id', '=', feedId)
    .where('handed_over_at', 'is', null)
    .where('status', 'in', activeStatuses)
    .orderBy('run', 'desc')
    .execute();
  let [canceled, refunded] = [0, zero];
  for (const { id } of waiting) {
    const ended = await endRun(ctx, id, ending);
    if (!ended) continue;
    canceled += 1;
    refunded = add(refunded, ended.refunded);
  }
  return canceled > 0 ? { canceled, refunded } : refuse('wrong_state');
}

/** Does nothing when the run was sent or ended a moment before. */
function endRun(ctx: Context, orderId: bigint, ending: Ending): Promise<{ refunded: Money } | undefined> {
  return inTransaction(ctx, async (tx) => {
    const run = await lockedOrder(tx, orderId);
    if (!run || run.handed_over_at !== null) return undefined;
    const ended = await cancelOrder(tx, { orderId, ...ending });
    if (ended && ending.reason === 'operator')
      await recordAudit(tx, {
        action: 'orders.cancel',
        subjectType: 'order',
        subjectId: orderId,
        before: { status: run.status },
        after: { status: 'canceled', refunded: formatMoney(ended.refunded) },
        ...(ending.description === undefined ? {} : { reason: ending.description }),
      });
    return ended;
  });
}
