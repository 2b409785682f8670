import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeOrder } from './change-order.ts';
import { lockedOrder } from './order.ts';
import { recordEvent } from './record-event.ts';

interface Progress {
  orderId: bigint;
  startCount?: bigint;
  /** As the provider reports it: it may go backwards or beyond the order, and is believed in neither. */
  delivered: bigint;
}

/** What a provider has delivered so far. True when that is news. */
export async function reportProgress(
  ctx: Context,
  { orderId, startCount, delivered }: Progress,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockedOrder(tx, orderId);
    if (!order) return false;
    const believed = delivered > order.quantity ? order.quantity : delivered;
    const isStart = order.start_count === null && startCount !== undefined && startCount >= 0n;
    const isMore = believed > order.delivered;
    if (!isStart && !isMore) return false;
    const changed = await changeOrder(tx, {
      orderId,
      from: ['in_processing', 'stopped'],
      set: {
        ...(isStart ? { start_count: startCount } : {}),
        ...(isMore ? { delivered: believed } : {}),
      },
    });
    if (!changed) return false;
    const first = order.delivered === 0n && order.start_count === null;
    await recordEvent(tx, { orderId, kind: first ? 'started' : 'progress', delivered: changed.delivered });
    return true;
  });
}
