import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockedOrder } from '../order.ts';
import { recordEvent } from '../record-event.ts';
import { changeOrder } from './change-order.ts';
import { endOrder } from './end-order.ts';

const day = 24 * 60 * 60 * 1000;

/** Marks the order delivered: the charge is earned and the guarantee starts. False when it has already ended. */
export async function completeOrder(ctx: Context, orderId: bigint): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockedOrder(tx, orderId);
    if (!locked) return false;
    const now = tx.clock.now();
    const { guarantee_days, quantity } = locked;
    const order = await changeOrder(tx, {
      orderId,
      from: ['in_processing', 'stopped'],
      set: {
        status: 'completed',
        delivered: quantity,
        completed_at: now,
        guarantee_until: guarantee_days > 0 ? new Date(now.getTime() + guarantee_days * day) : null,
      },
    });
    if (!order) return false;
    await recordEvent(tx, { orderId, kind: 'completed', delivered: quantity });
    await endOrder(tx, order);
    return true;
  });
}

/** No provider accepts it: the customer may retry or get a refund. */
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
