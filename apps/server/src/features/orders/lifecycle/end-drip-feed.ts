import { activeStatuses } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../../platform/context.ts';
import type { Order } from '../order.ts';

/** Of the drip feeds of these orders, those whose last run has ended. */
export async function endDripFeeds(
  tx: Context,
  orders: readonly Pick<Order, 'drip_feed_id'>[],
): Promise<Set<bigint>> {
  const feedIds = [...new Set(orders.flatMap(({ drip_feed_id }) => drip_feed_id ?? []))];
  const ended = new Set<bigint>();
  for (const feedId of feedIds.toSorted((one, other) => Number(one - other)))
    if ((await endDripFeed(tx, feedId)) === 'ended') ended.add(feedId);
  return ended;
}

/** Ends the feed after its last run. Its row is locked while the runs are counted, as two may end at once. */
export async function endDripFeed(tx: Context, feedId: bigint): Promise<'ended' | 'running'> {
  await tx.db
    .selectFrom('drip_feed')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', feedId)
    .forNoKeyUpdate()
    .execute();
  const runs = await tx.db
    .selectFrom('customer_order')
    .select(['status', (build) => build.fn.countAll<bigint>().as('count')])
    .where('panel_id', '=', tx.panel.id)
    .where('drip_feed_id', '=', feedId)
    .groupBy('status')
    .execute();
  const hasRun = (status: string) => runs.some((run) => run.status === status);
  if ([...activeStatuses, 'unpaid'].some(hasRun)) return 'running';
  await tx.db
    .updateTable('drip_feed')
    .set({ status: hasRun('completed') ? 'completed' : 'canceled', ended_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', feedId)
    .where('status', 'in', ['unpaid', 'in_processing'])
    .execute();
  return 'ended';
}

/**
 * One run holds the link for the whole drip feed; when it ends, the last active run takes the link over. Rows
 * locked by another transaction are skipped, so that two endings cannot deadlock.
 */
export async function reassignLink(
  tx: Context,
  { drip_feed_id, holds_link }: Pick<Order, 'drip_feed_id' | 'holds_link'>,
): Promise<void> {
  if (drip_feed_id === null || !holds_link) return;
  const successor = await tx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('drip_feed_id', '=', drip_feed_id)
    .where('status', 'in', activeStatuses)
    .orderBy('run', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!successor) return;
  await tx.db
    .updateTable('customer_order')
    .set({ holds_link: true })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', successor.id)
    .execute();
}
