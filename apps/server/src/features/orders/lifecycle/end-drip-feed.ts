import { activeStatuses } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../../platform/context.ts';

/** Ends the feed with its last run. Its row is held while the runs are counted: two may end at once. */
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
  const stands = (status: string) => runs.some((run) => run.status === status);
  if ([...activeStatuses, 'unpaid'].some(stands)) return 'running';
  await tx.db
    .updateTable('drip_feed')
    .set({ status: stands('completed') ? 'completed' : 'canceled', ended_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', feedId)
    .where('status', 'in', ['unpaid', 'in_processing'])
    .execute();
  return 'ended';
}
