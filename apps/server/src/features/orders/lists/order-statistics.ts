import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { getOrderStatistics as endpoint } from '@marquee/contract/ordering/orders.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { orderedServices } from '../ordered-services.ts';
import { allOwnOrders, orderCondition } from './order-filters.ts';

type Query = Input<typeof endpoint>['query'];

interface Figures {
  key: string;
  orders: bigint;
  quantity: bigint;
  delivered: bigint;
  charged: bigint;
  refunded: bigint;
}

const keys = {
  day: sql<string>`to_char(created_at, 'YYYY-MM-DD')`,
  week: sql<string>`to_char(date_trunc('week', created_at), 'YYYY-MM-DD')`,
  month: sql<string>`to_char(date_trunc('month', created_at), 'YYYY-MM-DD')`,
  service: sql<string>`service_id::text`,
  network: sql<string>`service_id::text`,
  status: sql<string>`status`,
} as const;

const day = 24 * 60 * 60 * 1000;

/**
 * Covers the last month unless dates or orders are given. Unpaid orders do not count; paid orders that their
 * owner has hidden do.
 */
export async function orderStatistics(
  ctx: Context,
  { groupBy, startDate, endDate, orders }: Query,
): Promise<Answer<typeof endpoint>> {
  const monthAgo = new Date(ctx.clock.now().getTime() - 30 * day).toISOString().slice(0, 10);
  const condition = await orderCondition(ctx, {
    start_date: startDate ?? (orders || endDate ? undefined : monthAgo),
    end_date: endDate,
  });
  const sum = (column: string) => sql<bigint>`sum(${sql.ref(column)})::bigint`;
  // Visible and hidden orders have separate indexes, so each kind gets its own query.
  const loadFigures = (hidden: 'is' | 'is not'): Promise<Figures[]> =>
    allOwnOrders(ctx)
      .where('hidden_at', hidden, null)
      .where(condition)
      .where('paid_at', 'is not', null)
      .$if(orders !== undefined, (query) => query.where('id', 'in', [0n, ...(orders ?? []).map(BigInt)]))
      .select([
        keys[groupBy].as('key'),
        sql<bigint>`count(*)`.as('orders'),
        sum('quantity').as('quantity'),
        sum('delivered').as('delivered'),
        sum('charged').as('charged'),
        sum('refunded').as('refunded'),
      ])
      .groupBy(keys[groupBy])
      .orderBy('key')
      .limit(5000)
      .execute();
  const rows = mergeByKey((await Promise.all([loadFigures('is'), loadFigures('is not')])).flat());
  const named = await withLabels(ctx, groupBy, rows);
  const spent = rows.reduce((total, row) => total + row.charged - row.refunded, 0n);
  return { data: named.slice(0, 1000), total_amount: formatMoney(money(spent)) };
}

type Row = Answer<typeof endpoint>['data'][number];

async function withLabels(ctx: Context, groupBy: Query['groupBy'], rows: readonly Figures[]): Promise<Row[]> {
  if (groupBy !== 'service' && groupBy !== 'network') return rows.map((row) => view(row, row.key));
  const services = await orderedServices(
    ctx,
    rows.map(({ key }) => BigInt(key)),
  );
  const named = rows.map((row) => ({ row, service: services.get(BigInt(row.key))?.view }));
  const byOrders = (left: Row, right: Row) => right.orders - left.orders;
  if (groupBy === 'service')
    return named.map(({ row, service }) => view(row, service?.name ?? '')).toSorted(byOrders);
  const networks = Map.groupBy(named, ({ service }) => service?.network.id ?? 0);
  return [...networks]
    .map(([id, group]) =>
      view({ ...total(group.map(({ row }) => row)), key: String(id) }, group[0]?.service?.network.name ?? ''),
    )
    .toSorted(byOrders);
}

/** Merges rows with the same key, sorted by key. */
function mergeByKey(rows: readonly Figures[]): Figures[] {
  return [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, group]) => ({ ...total(group), key }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

function total(rows: readonly Figures[]): Omit<Figures, 'key'> {
  const sumColumn = (name: Exclude<keyof Figures, 'key'>) => rows.reduce((sum, row) => sum + row[name], 0n);
  return {
    orders: sumColumn('orders'),
    quantity: sumColumn('quantity'),
    delivered: sumColumn('delivered'),
    charged: sumColumn('charged'),
    refunded: sumColumn('refunded'),
  };
}

function view(row: Figures, label: string): Row {
  return {
    key: row.key,
    label,
    orders: Number(row.orders),
    quantity: Number(row.quantity),
    delivered: Number(row.delivered),
    charged: formatMoney(money(row.charged)),
    refunded: formatMoney(money(row.refunded)),
  };
}
