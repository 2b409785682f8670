import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Order } from '../order.ts';

/** The order that waits to be read; of a drip feed all its runs, which say the same. Held for a change. */
export async function ordersInModeration(tx: Context, orderId: bigint): Promise<Order[]> {
  const held = tx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('status', '=', 'in_moderation');
  const order = await held.where('id', '=', orderId).executeTakeFirst();
  if (!order) return refuse('wrong_state');
  const together =
    order.drip_feed_id === null
      ? held.where('id', '=', orderId)
      : held.where('drip_feed_id', '=', order.drip_feed_id);
  return together.orderBy('id').forNoKeyUpdate().execute();
}
