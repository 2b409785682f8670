import type { Context } from '../../../platform/context.ts';
import type { Order } from '../order.ts';

/** Those of the orders that wait for the answer to a refill request. Only what was completed can have one. */
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
