import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { orderPaid } from '../events.ts';
import { cancelOrder } from '../lifecycle/cancel-order.ts';
import { changeOrder } from '../lifecycle/change-order.ts';
import type { Order } from '../order.ts';

/** Approves an order in moderation and sends it out, with all runs of its drip feed. */
export async function approveOrder(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { id } of await ordersInModeration(tx, orderId)) await approve(tx, id);
  });
}

async function approve(tx: Context, orderId: bigint): Promise<void> {
  const set = { status: 'in_processing' } as const;
  const order = await changeOrder(tx, { orderId, from: ['in_moderation'], set });
  if (!order) return refuse('wrong_state');
  await recordAudit(tx, {
    action: 'orders.approve',
    subjectType: 'order',
    subjectId: orderId,
    before: { status: 'in_moderation' },
    after: set,
  });
  const { account_id: accountId, service_id: serviceId } = order;
  await tx.events.emit(tx, orderPaid, { orderId, accountId, serviceId });
}

/** Rejects an order in moderation: everything is refunded, and the customer sees the reason. */
export async function rejectOrder(
  ctx: Context,
  { orderId, reason }: { orderId: bigint; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { id } of await ordersInModeration(tx, orderId)) {
      await cancelOrder(tx, { orderId: id, reason: 'moderation', description: reason });
      await recordAudit(tx, {
        action: 'orders.reject',
        subjectType: 'order',
        subjectId: id,
        before: { status: 'in_moderation' },
        after: { status: 'canceled' },
        reason,
      });
    }
  });
}

/** The order in moderation, locked; for a drip feed all its runs, which share the same texts. */
async function ordersInModeration(tx: Context, orderId: bigint): Promise<Order[]> {
  const inModeration = tx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('status', '=', 'in_moderation');
  const order = await inModeration.where('id', '=', orderId).executeTakeFirst();
  if (!order) return refuse('wrong_state');
  const affected =
    order.drip_feed_id === null
      ? inModeration.where('id', '=', orderId)
      : inModeration.where('drip_feed_id', '=', order.drip_feed_id);
  return affected.orderBy('id').forNoKeyUpdate().execute();
}
