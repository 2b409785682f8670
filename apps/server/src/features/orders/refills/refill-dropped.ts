import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockedOrder } from '../order.ts';
import { openRefill } from './open-refill.ts';

/**
 * Somebody saw that less is left than was delivered: inside the guarantee it is asked for unasked. Undefined
 * when it no longer is, or when a request is open already.
 */
export async function refillDropped(
  ctx: Context,
  { orderId, fallenTo }: { orderId: bigint; fallenTo: bigint },
): Promise<bigint | undefined> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const until = order?.guarantee_until;
    if (order?.status !== 'completed' || !until || until <= tx.clock.now()) return undefined;
    return openRefill(tx, order, { isAutomatic: true, fallenTo });
  });
}
