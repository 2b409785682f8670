import type { Overview } from '@marquee/contract/console/overview.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { customersById } from '../../accounts/index.ts';
import type { Periods } from './periods.ts';

interface TopRow {
  id: string;
  orders: string;
  amount: string;
}

interface PeriodRow {
  orders: bigint;
  /** Those that were not placed by a program. */
  by_hand: bigint;
  /** Charged and not given back. */
  kept: bigint;
  buyers: bigint;
  /** Those of them who registered within the period. */
  fresh: bigint;
  top: TopRow[] | null;
}

interface Sales {
  orders: NonNullable<Overview['orders']>;
  byHand: { now: number; before: number };
  top: NonNullable<Overview['top_customers']>;
}

const mostListed = 5;

/** Paid orders, who placed them (people who registered within the period, or before it), and who spent most. */
export async function salesByCustomer(ctx: Context, { start, beforeStart, end }: Periods): Promise<Sales> {
  const [now, before] = await Promise.all([
    salesBetween(ctx, start, end),
    salesBetween(ctx, beforeStart, start),
  ]);
  const both = <Value>(read: (row: PeriodRow) => Value) => ({ now: read(now), before: read(before) });
  const orders = {
    orders: both((row) => Number(row.orders)),
    average_order: both((row) => formatMoney(money(row.orders ? row.kept / row.orders : 0n))),
    new_customers: both((row) => Number(row.fresh)),
    returning_customers: both((row) => Number(row.buyers - row.fresh)),
  };
  return { orders, byHand: both((row) => Number(row.by_hand)), top: await topView(ctx, now.top ?? []) };
}

/** Its orders are read once; of all accounts only those that are new. */
async function salesBetween({ db, panel }: Context, from: Date, to: Date): Promise<PeriodRow> {
  const { rows } = await sql<PeriodRow>`
    with bought as materialized (
      select account_id, count(*) as orders, count(*) filter (where channel <> 'api') as by_hand,
             sum(charged - refunded)::bigint as kept
        from customer_order
       where panel_id = ${panel.id} and status <> 'unpaid' and created_at >= ${from} and created_at < ${to}
       group by account_id
    ), top as (
      select account_id::text as id, orders::text as orders, kept::text as amount
        from bought order by kept desc limit ${mostListed}
    )
    select coalesce(sum(bought.orders), 0)::bigint as orders, coalesce(sum(bought.by_hand), 0)::bigint as by_hand,
           coalesce(sum(bought.kept), 0)::bigint as kept, count(*) as buyers, count(fresh.id) as fresh,
           (select json_agg(top) from top) as top
      from bought
      left join account as fresh
        on fresh.panel_id = ${panel.id} and fresh.id = bought.account_id and fresh.created_at >= ${from}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a sum without a row');
  return row;
}

async function topView(ctx: Context, rows: readonly TopRow[]): Promise<Sales['top']> {
  const customers = await customersById(
    ctx,
    rows.map(({ id }) => BigInt(id)),
  );
  return rows.map(({ id, orders, amount }) => ({
    customer: customers.get(BigInt(id)) ?? { id: Number(id), name: '', email: null },
    orders: Number(orders),
    amount: formatMoney(money(BigInt(amount))),
  }));
}
