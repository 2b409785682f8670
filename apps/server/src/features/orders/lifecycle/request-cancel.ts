import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { requireAction } from '../allowed-actions.ts';
import { orderCancelRequested, orderChanged } from '../events.ts';
import { lockedOrder, type Order, ownLockedOrder } from '../order.ts';
import { recordEvent } from '../record-event.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { cancelUnpaidOrder } from './delete-order.ts';

/** The order's payment is still in review. If it turns out good, the money stays on the balance. */
async function cancelUnpaid(tx: Context, order: Order): Promise<void> {
  await cancelUnpaidOrder(tx, order, 'customer');
  await recordEvent(tx, { orderId: order.id, kind: 'canceled' });
  await tx.events.emit(tx, orderChanged, { orderId: order.id, accountId: order.account_id });
}

/** Cancels at once if no provider has the order; otherwise the provider is asked and may refuse. */
export async function requestCancel(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'cancel');
    if (order.status === 'unpaid') return cancelUnpaid(tx, order);
    if (order.handed_over_at === null) {
      await cancelOrder(tx, { orderId, reason: 'customer' });
      return;
    }
    await askProviderToCancel(tx, order);
  });
}

/** Runs inside the caller's transaction, which has locked the order. */
export async function askProviderToCancel(
  tx: Context,
  { id: orderId, account_id: accountId, service_id: serviceId }: OrderKeys,
): Promise<void> {
  const set = { cancel_requested_at: tx.clock.now(), cancel_refused_at: null };
  await changeOrder(tx, { orderId, from: ['in_processing', 'stopped'], set });
  await recordEvent(tx, { orderId, kind: 'cancel_requested' });
  await tx.events.emit(tx, orderCancelRequested, { orderId, accountId, serviceId });
}

type OrderKeys = Pick<Order, 'id' | 'account_id' | 'service_id'>;

/** The provider refuses: the request is closed, and the customer may make another one later. */
export async function refuseCancellation(ctx: Context, orderId: bigint, reason?: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockedOrder(tx, orderId);
    if (!locked?.cancel_requested_at) return;
    const order = await changeOrder(tx, {
      orderId,
      from: ['in_processing', 'stopped'],
      set: { cancel_requested_at: null, cancel_refused_at: tx.clock.now() },
    });
    if (order) await recordEvent(tx, { orderId, kind: 'cancel_refused', note: reason });
  });
}
