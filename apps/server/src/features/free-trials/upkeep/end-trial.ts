import type { Context } from '../../../platform/context.ts';
import { type EndedOrder, findOrder } from '../../orders/index.ts';

/**
 * The order of a trial has ended, and with it the trial. One of which nothing was delivered counts as expired, so
 * that its customer may ask again.
 */
export async function endTrial(tx: Context, { orderId, charged, status }: EndedOrder): Promise<void> {
  // Saves a query for every paid order: the order of a trial charges its customer nothing.
  if (charged > 0n) return;
  const gotNothing = status === 'canceled' && (await findOrder(tx, orderId))?.delivered === 0n;
  await tx.db
    .updateTable('free_trial')
    .set({ status: gotNothing ? 'expired' : 'completed', ended_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('order_id', '=', orderId)
    .where('status', '=', 'in_processing')
    .execute();
}
