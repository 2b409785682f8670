import type { Overview } from '@marquee/contract/console/overview.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Periods } from './periods.ts';

interface DayRow {
  day: string;
  orders: bigint;
  amount: bigint;
}

interface BuyerRow {
  is_now: boolean;
  fresh: bigint;
  returning: bigint;
}

/** Paid orders by day, and who placed them: people who registered within the period, or before it. */
export async function orderFigures(ctx: Context, periods: Periods): Promise<NonNullable<Overview['orders']>> {
  const [days, buyers] = await Promise.all([ordersByDay(ctx, periods), buyersOf(ctx, periods)]);
  const within = days.filter(({ day }) => day >= periods.from);
  const before = days.filter(({ day }) => day < periods.from);
  const count = (rows: readonly DayRow[]) => Number(rows.reduce((sum, { orders }) => sum + orders, 0n));
  const average = (rows: readonly DayRow[]) => {
    const orders = BigInt(count(rows));
    const amount = rows.reduce((sum, row) => sum + row.amount, 0n);
    return formatMoney(money(orders === 0n ? 0n : amount / orders));
  };
  const buyersAt = (isNow: boolean) => buyers.find(({ is_now }) => is_now === isNow);
  return {
    orders: { now: count(within), before: count(before) },
    average_order: { now: average(within), before: average(before) },
    new_customers: both((isNow) => buyersAt(isNow)?.fresh),
    returning_customers: both((isNow) => buyersAt(isNow)?.returning),
  };
}

function both(count: (isNow: boolean) => bigint | undefined): { now: number; before: number } {
  return { now: Number(count(true) ?? 0n), before: Number(count(false) ?? 0n) };
}

/** Also days without orders. */
async function ordersByDay({ db, panel }: Context, periods: Periods): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(day, 'YYYY-MM-DD') as day, count(id) as orders, coalesce(sum(charged), 0)::bigint as amount
      from generate_series(${periods.beforeFrom}::date, ${periods.to}::date, interval '1 day') as day
      left join customer_order
        on panel_id = ${panel.id} and status <> 'unpaid'
       and created_at >= day at time zone 'UTC' and created_at < (day + interval '1 day') at time zone 'UTC'
     group by day order by day`.execute(db);
  return rows;
}

async function buyersOf({ db, panel }: Context, periods: Periods): Promise<BuyerRow[]> {
  const { rows } = await sql<BuyerRow>`
    with buyers as (
      select distinct account_id, created_at >= ${periods.start} as is_now
        from customer_order
       where panel_id = ${panel.id} and status <> 'unpaid' and created_at >= ${periods.beforeStart}
    )
    select is_now,
           count(*) filter (where registered) as fresh,
           count(*) filter (where not registered) as returning
      from (
        select is_now,
               account.created_at >= case when is_now then ${periods.start}::timestamptz
                                          else ${periods.beforeStart}::timestamptz end as registered
          from buyers join account on account.panel_id = ${panel.id} and account.id = buyers.account_id
      ) as people
     group by is_now`.execute(db);
  return rows;
}
