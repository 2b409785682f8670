import type { Context } from '../../../platform/context.ts';
import { cancelOrder } from '../../orders/index.ts';

/**
 * The payment of a group of orders went back whole. What no provider has is canceled, so that its money is
 * there to go back; what was sent runs on, and is owed.
 */
export async function stopOrders(tx: Context, groupId: bigint): Promise<void> {
  const unsent = await tx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', 'in', ['in_processing', 'in_moderation', 'stopped', 'error'])
    .where('handed_over_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id: orderId } of unsent) await cancelOrder(tx, { orderId, reason: 'payment_reversed' });
}
