import type { Context } from '../../../platform/context.ts';
import type { Order } from '../../orders/index.ts';
import { orderReport } from '../../reseller-api/index.ts';
import { findListeningWebhooks, notifyWebhooks } from './notify-webhooks.ts';

const event = 'order.status';

/** With the reseller API's statuses, which receivers already know; each status is sent once. */
export async function notifyOrderChanged(
  tx: Context,
  { orderId, accountId }: { orderId: bigint; accountId: bigint },
): Promise<void> {
  const webhooks = await findListeningWebhooks(tx, accountId, event);
  if (webhooks.length === 0) return;
  const order = await tx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order || order.status === 'unpaid') return;
  const report = orderReport(order);
  if (await isNewStatus(tx, orderId, report.status))
    await notifyWebhooks(tx, webhooks, { event, data: { ...orderDetails(order), ...report } });
}

function orderDetails(order: Order) {
  return {
    order: Number(order.id),
    service: Number(order.service_id),
    link: order.link,
    quantity: String(order.quantity),
    drip_feed: order.drip_feed_id === null ? null : { id: Number(order.drip_feed_id), run: order.run },
    subscription: order.subscription_id === null ? null : Number(order.subscription_id),
  };
}

/** The change holds a lock on the order's row, so no other process sends the same status. */
async function isNewStatus({ db, panel }: Context, orderId: bigint, status: string): Promise<boolean> {
  const recorded = await db
    .insertInto('webhook_told')
    .values({ panel_id: panel.id, order_id: orderId, status })
    .onConflict((conflict) =>
      conflict
        .columns(['panel_id', 'order_id'])
        .doUpdateSet({ status })
        .where('webhook_told.status', '<>', status),
    )
    .returning('order_id')
    .executeTakeFirst();
  return recorded !== undefined;
}
