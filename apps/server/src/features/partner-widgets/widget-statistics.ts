import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type {
  getOrderWidgetStatistics as endpoint,
  WidgetStatisticsRow,
} from '@marquee/contract/money/order-widgets.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { csvStream, withFirstRow } from '../../platform/csv-stream.ts';
import { Streamed } from '../../platform/http/answers/streamed.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { orderedServices } from '../orders/index.ts';

type Query = Input<typeof endpoint>['query'];

interface Figures {
  key: string;
  orders: bigint;
  turnover: bigint;
  pending: bigint;
  held: bigint;
  paid: bigint;
}

const keys = {
  date: sql<string>`to_char(ordered.created_at, 'YYYY-MM-DD')`,
  service: sql<string>`ordered.service_id::text`,
  orderWidget: sql<string>`widget.id::text`,
  // The same customer is the same number to one partner, and another number to every other.
  user: sql<string>`upper(left(md5(widget.panel_id || ':' || widget.account_id || ':' || ordered.account_id), 8))`,
} as const;

const mostRows = 1000;
const day = 24 * 60 * 60 * 1000;

export async function widgetStatistics(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const figures = await loadFigures(ctx, query);
  const labels = await labelsOf(ctx, query.group_by, figures);
  const total = (column: Exclude<keyof Figures, 'key'>) =>
    figures.reduce((sum, row) => sum + row[column], 0n);
  return {
    data: figures.map((row) => ({
      key: row.key,
      label: labels.get(row.key) ?? row.key,
      ...amounts(row),
    })),
    total: amounts({
      orders: total('orders'),
      turnover: total('turnover'),
      pending: total('pending'),
      held: total('held'),
      paid: total('paid'),
    }),
  };
}

export async function exportStatistics(ctx: Context, query: Query): Promise<Streamed> {
  const { data } = await widgetStatistics(ctx, query);
  const lines = async function* () {
    yield ['key', 'name', 'orders', 'turnover', 'pending', 'held', 'paid'];
    for (const row of data) yield cells(row);
  };
  const body = csvStream(await withFirstRow(lines()), { keepsNumbers: true });
  const name = `widgets-${ctx.clock.now().toISOString().slice(0, 10)}.csv`;
  return new Streamed({ body, contentType: 'text/csv; charset=utf-8', name });
}

const cells = ({ key, label, orders, turnover, pending, held, paid }: WidgetStatisticsRow) => [
  key,
  label,
  orders,
  turnover,
  pending,
  held,
  paid,
];

/** Of paid orders. What is pending is the promised share of the cash that is neither refunded nor lost so far. */
async function loadFigures(ctx: Context, { group_by, start_date, end_date }: Query): Promise<Figures[]> {
  const start = start_date ?? new Date(ctx.clock.now().getTime() - 30 * day).toISOString().slice(0, 10);
  const key = keys[group_by];
  const order = group_by === 'date' ? sql`key` : sql`turnover desc, key`;
  const { rows } = await sql<Figures>`
    select ${key} as key, count(*) as orders, sum(ordered.charged - ordered.refunded)::bigint as turnover,
           coalesce(sum(div(greatest(ordered.charged_cash - ordered.refunded_cash - coalesce(lost.amount, 0), 0)::numeric
                            * placed.widget_reward_ppm, 1000000))
             filter (where ordered.status not in ('completed', 'canceled')), 0)::bigint as pending,
           coalesce(sum(reward.amount) filter (where reward.status = 'held'), 0)::bigint as held,
           coalesce(sum(reward.amount) filter (where reward.status = 'paid'), 0)::bigint as paid
      from order_widget as widget
      join order_group as placed on placed.panel_id = widget.panel_id and placed.widget_id = widget.id
      join customer_order as ordered on ordered.panel_id = placed.panel_id and ordered.group_id = placed.id
      left join widget_reward as reward on reward.panel_id = ordered.panel_id and reward.order_id = ordered.id
      left join lateral (select sum(amount) as amount from order_loss
                          where panel_id = ordered.panel_id and order_id = ordered.id) as lost on true
     where widget.panel_id = ${ctx.panel.id} and widget.account_id = ${signedIn(ctx).accountId}
       and ordered.paid_at is not null and ordered.created_at >= ${start}::date
       and (${end_date ?? null}::date is null or ordered.created_at < ${end_date ?? null}::date + 1)
     group by 1 order by ${order} limit ${mostRows}`.execute(ctx.db);
  return rows;
}

async function labelsOf(
  ctx: Context,
  grouping: Query['group_by'],
  rows: readonly Figures[],
): Promise<ReadonlyMap<string, string>> {
  if (grouping === 'service') {
    const services = await orderedServices(
      ctx,
      rows.map(({ key }) => BigInt(key)),
    );
    return new Map(rows.map(({ key }) => [key, services.get(BigInt(key))?.view.name ?? key]));
  }
  if (grouping !== 'orderWidget') return new Map();
  const widgets = await ctx.db
    .selectFrom('order_widget')
    .select(['id', 'name'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .execute();
  return new Map(widgets.map(({ id, name }) => [String(id), name]));
}

function amounts(row: Omit<Figures, 'key'>) {
  return {
    orders: Number(row.orders),
    turnover: formatMoney(money(row.turnover)),
    pending: formatMoney(money(row.pending)),
    held: formatMoney(money(row.held)),
    paid: formatMoney(money(row.paid)),
  };
}
