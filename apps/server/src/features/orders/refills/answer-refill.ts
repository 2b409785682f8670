import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refillChanged } from '../events.ts';
import { recordEvent } from '../record-event.ts';

interface RefillAnswer {
  refillId: bigint;
  status: 'in_progress' | 'completed' | 'rejected';
  reason?: string;
}

const allowedFrom = {
  in_progress: ['pending'],
  completed: ['pending', 'in_progress'],
  rejected: ['pending', 'in_progress'],
} as const;

const kinds = {
  in_progress: 'refill_started',
  completed: 'refill_completed',
  rejected: 'refill_rejected',
} as const;

/** Moves a refill request forward; false when it is already there or beyond. */
export async function answerRefill(
  ctx: Context,
  { refillId, status, reason }: RefillAnswer,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const refill = await tx.db
      .updateTable('refill_request')
      .set({ status, reason: reason ?? null, updated_at: now })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', refillId)
      .where('status', 'in', allowedFrom[status])
      .returning(['order_id', 'is_automatic'])
      .executeTakeFirst();
    if (!refill) return false;
    const { order_id: orderId, is_automatic: isAutomatic } = refill;
    const { account_id: accountId } = await tx.db
      .updateTable('customer_order')
      .set({ updated_at: now })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', orderId)
      .returning('account_id')
      .executeTakeFirstOrThrow();
    await recordEvent(tx, { orderId, kind: kinds[status], note: reason });
    await tx.events.emit(tx, refillChanged, { refillId, orderId, accountId, isAutomatic, status });
    return true;
  });
}
