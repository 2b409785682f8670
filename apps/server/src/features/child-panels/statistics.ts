import type {
  ChildPanelStatistics,
  getChildPanelStatistics as endpoint,
} from '@marquee/contract/earn/child-panels.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { orderedServices } from '../orders/index.ts';
import type { ChildPanelRow } from './child-panel.ts';
import { inChild } from './in-child.ts';
import { ownChildPanel } from './own-child-panels.ts';
import { parentOrder } from './parent-order.ts';

interface Period {
  start: string;
  end: string;
}

interface Sold {
  revenue: bigint;
  cost: bigint;
  orders: bigint;
}

const dayMs = 86_400_000;
const mostDays = 400;
const mostServices = 20;

/** What the panel's customers paid, and what its owner paid the parent for the same orders. */
export async function childPanelStatistics(
  ctx: Context,
  childPanelId: bigint,
  query: Input<typeof endpoint>['query'],
): Promise<ChildPanelStatistics> {
  const row = await ownChildPanel(ctx, childPanelId);
  const period = readPeriod(ctx, query);
  const [days, services] = await Promise.all([soldByDay(ctx, row, period), soldByService(ctx, row, period)]);
  const names = await orderedServices(
    await inChild(ctx, row),
    services.map(({ service_id }) => service_id),
  );
  const sum = (column: keyof Sold | 'customers') => days.reduce((total, one) => total + one[column], 0n);
  return {
    start_date: period.start,
    end_date: period.end,
    totals: {
      ...amounts({ revenue: sum('revenue'), cost: sum('cost'), orders: sum('orders') }),
      customers: Number(sum('customers')),
    },
    by_day: days.map((one) => ({ day: one.day, ...amounts(one), customers: Number(one.customers) })),
    top_services: services.map((one) => ({
      id: Number(one.service_id),
      name: names.get(one.service_id)?.view.name ?? `#${one.service_id}`,
      ...amounts(one),
    })),
  };
}

function readPeriod({ clock }: Context, { start_date, end_date }: Input<typeof endpoint>['query']): Period {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const end = end_date ?? day(clock.now().getTime());
  const start = start_date ?? day(Date.parse(end) - 29 * dayMs);
  const days = (Date.parse(end) - Date.parse(start)) / dayMs + 1;
  if (days < 1 || days > mostDays)
    return refuse('invalid_input', { fields: [{ field: 'start_date', code: 'invalid' }] });
  return { start, end };
}

async function soldByDay(
  ctx: Context,
  row: ChildPanelRow,
  { start, end }: Period,
): Promise<(Sold & { day: string; customers: bigint })[]> {
  const { rows } = await sql<Sold & { day: string; customers: bigint }>`
    with day as (select generate_series(${start}::date, ${end}::date, interval '1 day')::date as day),
    sold as (${sold(row, { start, end }, sql`(ordered.paid_at at time zone 'UTC')::date`)}),
    joined as (
      select (created_at at time zone 'UTC')::date as key, count(*) as customers from account
       where panel_id = ${row.child_id} and role = 'customer'
         and created_at >= ${start}::date and created_at < ${end}::date + 1
       group by 1)
    select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(sold.revenue, 0)::bigint as revenue,
           coalesce(sold.cost, 0)::bigint as cost, coalesce(sold.orders, 0)::bigint as orders,
           coalesce(joined.customers, 0)::bigint as customers
      from day left join sold on sold.key = day.day left join joined on joined.key = day.day
     order by day.day`.execute(ctx.db);
  return rows;
}

async function soldByService(
  ctx: Context,
  row: ChildPanelRow,
  period: Period,
): Promise<(Sold & { service_id: bigint })[]> {
  const { rows } = await sql<Sold & { service_id: bigint }>`
    select key as service_id, revenue, cost, orders
      from (${sold(row, period, sql`ordered.service_id`)}) as sold
     order by revenue desc, key limit ${mostServices}`.execute(ctx.db);
  return rows;
}

/** Paid orders of the period; each one's cost is what the parent's order for it was charged and not refunded. */
function sold(row: ChildPanelRow, { start, end }: Period, key: ReturnType<typeof sql>) {
  return sql`
    select ${key} as key, count(*) as orders, sum(ordered.charged - ordered.refunded)::bigint as revenue,
           coalesce(sum(bought.charged - bought.refunded), 0)::bigint as cost
      from customer_order as ordered
      left join dispatch as sent on sent.panel_id = ordered.panel_id and sent.order_id = ordered.id
      left join customer_order as bought on ${parentOrder(row.panel_id)}
     where ordered.panel_id = ${row.child_id} and ordered.paid_at >= ${start}::date
       and ordered.paid_at < ${end}::date + 1
     group by 1`;
}

function amounts({ revenue, cost, orders }: Sold) {
  return {
    revenue: formatMoney(money(revenue)),
    cost: formatMoney(money(cost)),
    margin: formatMoney(money(revenue - cost)),
    orders: Number(orders),
  };
}
