import type { OrderSelection } from '@marquee/contract/console/bulk-jobs.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { findOrderIds } from '../order-console/index.ts';

/** The numbers of all orders that match, the oldest first. */
export function selectOrders(
  ctx: Context,
  { unread, ...filters }: OrderSelection,
  most: number,
): Promise<bigint[]> {
  return unread ? unreadErrors(ctx, most) : findOrderIds(ctx, filters, { limit: most, sort: 'oldest' });
}

async function unreadErrors({ db, panel }: Context, most: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where(sql<boolean>`status = 'error' and (read_at is null or read_at < updated_at)`)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
