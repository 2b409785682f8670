import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

/** The latest events of an order, oldest first. */
export async function orderEvents(
  { db, panel }: Context,
  orderId: bigint,
  most: number,
): Promise<Selectable<DB['order_event']>[]> {
  const rows = await db
    .selectFrom('order_event')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed();
}
