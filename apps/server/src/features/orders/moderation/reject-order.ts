import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { cancelOrder } from '../lifecycle/cancel-order.ts';
import { ordersInModeration } from './orders-in-moderation.ts';

/** An operator has read what the order says and will not publish it: everything is paid back, with the reason. */
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
