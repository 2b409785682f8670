import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireAction } from './allowed-actions.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { orderCancelRequested } from './events.ts';
import { ownLockedOrder } from './order.ts';
import { recordEvent } from './record-event.ts';

/** Ends an order that is still ours at once; a provider that has it is asked, and may refuse. */
export async function requestCancel(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'cancel');
    if (order.handed_over_at === null) {
      await cancelOrder(tx, { orderId, reason: 'customer' });
      return;
    }
    const set = { cancel_requested_at: tx.clock.now(), cancel_refused_at: null };
    await changeOrder(tx, { orderId, from: ['in_processing', 'stopped'], set });
    await recordEvent(tx, { orderId, kind: 'cancel_requested' });
    const { account_id: accountId, service_id: serviceId } = order;
    await tx.events.emit(tx, orderCancelRequested, { orderId, accountId, serviceId });
  });
}
