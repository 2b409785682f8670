import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockedOrder } from '../order.ts';
import { recordEvent } from '../record-event.ts';
import { changeOrder } from './change-order.ts';

/** The provider goes on: the request is answered, once, and another one may be made later. */
export async function refuseCancellation(ctx: Context, orderId: bigint, reason?: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const standing = await lockedOrder(tx, orderId);
    if (!standing?.cancel_requested_at) return;
    const order = await changeOrder(tx, {
      orderId,
      from: ['in_processing', 'stopped'],
      set: { cancel_requested_at: null, cancel_refused_at: tx.clock.now() },
    });
    if (order) await recordEvent(tx, { orderId, kind: 'cancel_refused', note: reason });
  });
}
