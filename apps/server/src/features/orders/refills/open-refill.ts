import type { Context } from '../../../platform/context.ts';
import { orderChanged, refillChanged, refillRequested } from '../events.ts';
import type { Order } from '../order.ts';
import { recordEvent } from '../record-event.ts';

interface NewRefill {
  isAutomatic: boolean;
  /** How many are left, if they were counted. */
  fallenTo: bigint | null;
}

/** Runs inside the caller's transaction, which has locked the order. Undefined while another request is open. */
export async function openRefill(
  tx: Context,
  order: Order,
  { isAutomatic, fallenTo }: NewRefill,
): Promise<bigint | undefined> {
  const now = tx.clock.now();
  const { id: orderId, account_id: accountId, service_id: serviceId } = order;
  const refill = await tx.db
    .insertInto('refill_request')
    .values({
      panel_id: tx.panel.id,
      order_id: orderId,
      is_automatic: isAutomatic,
      quantity: fallenTo,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['panel_id', 'order_id'])
        .where('status', 'in', ['pending', 'in_progress'])
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!refill) return undefined;
  const reference = { refillId: refill.id, orderId, accountId };
  await recordEvent(tx, { orderId, kind: 'refill_requested' });
  await tx.events.emit(tx, refillRequested, { ...reference, serviceId });
  await tx.events.emit(tx, refillChanged, { ...reference, isAutomatic, status: 'pending' });
  await tx.events.emit(tx, orderChanged, { orderId, accountId });
  return refill.id;
}

/** The orders with an open refill request. Only completed orders can have one. */
export async function withOpenRefill(
  { db, panel }: Context,
  orders: readonly Pick<Order, 'id' | 'status'>[],
): Promise<Set<bigint>> {
  const completed = orders.filter(({ status }) => status === 'completed').map(({ id }) => id);
  if (completed.length === 0) return new Set();
  const rows = await db
    .selectFrom('refill_request')
    .select('order_id')
    .where('panel_id', '=', panel.id)
    .where('order_id', 'in', completed)
    .where('status', 'in', ['pending', 'in_progress'])
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}
