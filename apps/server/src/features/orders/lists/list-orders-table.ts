import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { type listOrdersTable as endpoint, readOrdersPage } from '@marquee/contract/ordering/orders.ts';
import type { OrderByItemBuilder } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { byName } from '../../../platform/db/by-name.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { orderViews } from '../order-view.ts';
import { orderCondition, ownOrders } from './order-filters.ts';

type Query = Input<typeof endpoint>['query'];

/** Ids grow with time, so sorting by date can use the index of the ids. */
const columns = {
  id: 'id',
  status: 'status',
  service: 'service_id',
  name: 'name',
  created_at: 'id',
  completed_at: 'completed_at',
  price: 'price',
  cost: 'cost',
  url: 'link',
  quantity: 'quantity',
  start_quantity: 'start_count',
  current_quantity: 'delivered',
} as const;

export async function listOrdersTable(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const { offset, limit, column, direction, search } = readOrdersPage(query);
  const condition = await orderCondition(ctx, query);
  const sortBy = columns[column];
  const filtered = ownOrders(ctx).where(condition);
  const isUnfiltered = search === '' && !hasFilters(query);
  const [ids, total, counted] = await Promise.all([
    // Ids first, which an index alone can answer; then just the rows that are shown.
    filtered
      .select('id')
      .orderBy(sortBy === 'name' ? byName('name', ctx.locale) : sortBy, (order) =>
        sortOrder(order, direction, isNullable.has(sortBy)),
      )
      .$if(sortBy !== 'id', (orders) => orders.orderBy('id', 'desc'))
      .offset(offset)
      .limit(limit)
      .execute(),
    countOrders(ctx),
    isUnfiltered
      ? undefined
      : filtered.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const rows = await loadRows(
    ctx,
    ids.map(({ id }) => id),
  );
  return {
    data: await orderViews(ctx, rows),
    recordsTotal: Number(total),
    recordsFiltered: Number(counted?.count ?? total),
  };
}

/** With `nulls last` the index cannot be used, so it is only asked for on columns that have nulls. */
const isNullable: ReadonlySet<string> = new Set(['completed_at', 'start_count']);

function sortOrder(order: OrderByItemBuilder, direction: 'asc' | 'desc', hasNulls: boolean) {
  const sorted = direction === 'asc' ? order.asc() : order.desc();
  return hasNulls ? sorted.nullsLast() : sorted;
}

/** Maintained by the database: counting all orders would take longer than showing ten. */
async function countOrders(ctx: Context): Promise<bigint> {
  const row = await ctx.db
    .selectFrom('order_tally')
    .select('orders')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .executeTakeFirst();
  return row?.orders ?? 0n;
}

function hasFilters(query: Query): boolean {
  const { status, service_id, network_id, drip_feed_id, subscription_id, start_date, end_date } = query;
  return [status?.length, service_id, network_id, drip_feed_id, subscription_id, start_date, end_date].some(
    Boolean,
  );
}

async function loadRows(ctx: Context, ids: readonly bigint[]) {
  if (ids.length === 0) return [];
  const rows = await ownOrders(ctx).selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
