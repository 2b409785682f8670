import type { RefillRequestView } from '@marquee/contract/ordering/order-entities.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { requireAction } from '../allowed-actions.ts';
import { lockedOrder, ownLockedOrder, ownOrder } from '../order.ts';
import { openRefill } from './open-refill.ts';

/** Requests a refill of what has dropped since delivery, inside the guarantee; one open request at a time. */
export async function askRefill(ctx: Context, orderId: bigint): Promise<bigint> {
  return inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'refill');
    return (await openRefill(tx, order, { isAutomatic: false, fallenTo: null })) ?? refuse('wrong_state');
  });
}

/**
 * A count shows fewer than were delivered: inside the guarantee a refill is requested automatically. Undefined
 * when the guarantee is over or a request is already open.
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

export async function listRefillRequests(ctx: Context, orderId: bigint): Promise<RefillRequestView[]> {
  await ownOrder(ctx, orderId);
  return refillsOf(ctx, orderId);
}

/** The latest first. */
export async function refillsOf(ctx: Context, orderId: bigint): Promise<RefillRequestView[]> {
  const rows = await ctx.db
    .selectFrom('refill_request')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    status: row.status,
    is_automatic: row.is_automatic,
    quantity: row.quantity === null ? null : Number(row.quantity),
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}
