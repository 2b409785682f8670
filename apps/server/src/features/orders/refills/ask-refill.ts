import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { requireAction } from '../allowed-actions.ts';
import { ownLockedOrder } from '../order.ts';
import { openRefill } from './open-refill.ts';

/** Asks for what has dropped since delivery, inside the guarantee; one request at a time. */
export async function askRefill(ctx: Context, orderId: bigint): Promise<bigint> {
  return inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'refill');
    return (await openRefill(tx, order, { isAutomatic: false, fallenTo: null })) ?? refuse('wrong_state');
  });
}
