import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { orderChanged } from '../events.ts';
import { recordEvent } from '../record-event.ts';

/**
 * Claims an order for sending, before the first byte goes out: from here on a cancellation is a request.
 * False when it was paused, canceled, not yet due or claimed by another meanwhile.
 */
export async function handOverOrder(
  ctx: Context,
  orderId: bigint,
  /** Absent where it is not known who has it. */
  providerId?: bigint,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const order = await tx.db
      .updateTable('customer_order')
      .set({ handed_over_at: now, updated_at: now, ...(providerId && { provider_id: providerId }) })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', orderId)
      .where('status', '=', 'in_processing')
      .where('handed_over_at', 'is', null)
      .where('cancel_requested_at', 'is', null)
      .where('starts_at', '<=', now)
      .returning('account_id')
      .executeTakeFirst();
    if (!order) return false;
    await recordEvent(tx, { orderId, kind: 'sent' });
    await tx.events.emit(tx, orderChanged, { orderId, accountId: order.account_id });
    return true;
  });
}

/** Nothing was sent after all: the order goes back to waiting. */
export async function takeBackOrder(ctx: Context, orderId: bigint): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('customer_order')
    .set({ handed_over_at: null, updated_at: now })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', orderId)
    .where('status', 'in', ['in_processing', 'stopped'])
    .execute();
}
