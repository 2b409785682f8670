import { activeStatuses } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../../platform/context.ts';
import type { Order } from '../order.ts';

/**
 * A drip feed's link is taken while any of its runs is active: the run that held it for all hands it to the
 * last one left. One that somebody else is just moving is not waited for, lest two wait for each other.
 */
export async function reassignLink(tx: Context, { drip_feed_id, holds_link }: Order): Promise<void> {
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
