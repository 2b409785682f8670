import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordEvent } from '../record-event.ts';
import { changeOrder } from './change-order.ts';

/** No provider would take it: the customer may try again or have the money back. */
export async function failOrder(ctx: Context, orderId: bigint, reason?: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = await changeOrder(tx, {
      orderId,
      from: ['in_processing'],
      set: { status: 'error', handed_over_at: null, cancel_requested_at: null },
    });
    if (order) await recordEvent(tx, { orderId, kind: 'failed', note: reason });
    return order !== undefined;
  });
}
