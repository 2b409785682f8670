import type { listStaffOrders as endpoint } from '@marquee/contract/console/orders.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import type { Order } from '../orders/index.ts';
import { findOrderIds } from './find-orders.ts';
import { staffOrderViews } from './staff-order-view.ts';

/** Ids first, which an index alone can mostly answer; then just the rows that are shown. */
export async function listStaffOrders(
  ctx: Context,
  { after, limit, sort, ...filters }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const ids = await findOrderIds(ctx, filters, { after, limit: limit + 1, sort });
  const page = keyedPage(
    ids.map((id) => ({ id })),
    limit,
  );
  const orders = await loadOrders(
    ctx,
    page.rows.map(({ id }) => id),
  );
  return { data: await staffOrderViews(ctx, orders), next: page.next };
}

async function loadOrders({ db, panel }: Context, ids: readonly bigint[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', sql<bigint>`any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
