import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { type listPayments as endpoint, readFinancesPage } from '@marquee/contract/money/finances.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { type FinanceRow, financeRows } from './finance-rows.ts';
import { financeView } from './finance-view.ts';

interface Totals {
  total: bigint;
  found: bigint;
  income: bigint;
  spending: bigint;
}

const sortColumns = {
  created_at: sql`created_at`,
  amount: sql`change`,
  type: sql`type`,
  order_id: sql`order_id`,
};

export async function listPayments(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { accountId } = signedIn(ctx);
  const page = readFinancesPage(query);
  const filters = { ...query, search: query.search ?? page.search };
  const direction = page.direction === 'asc' ? sql`asc` : sql`desc`;
  // Lines of one moment turn round with the others.
  const tieBreak = page.column === 'created_at' ? sql`place ${direction}` : sql`created_at desc, place desc`;
  const unfiltered = financeRows(ctx, accountId, { wallet: query.wallet });
  const filtered = financeRows(ctx, accountId, filters);
  const [{ rows }, totals] = await Promise.all([
    sql<FinanceRow>`
      select * from (${filtered}) as passing
       order by ${sortColumns[page.column]} ${direction} nulls last, ${tieBreak}
       limit ${page.limit} offset ${page.offset}`.execute(ctx.db),
    sql<Totals>`
      select (select count(*) from (${unfiltered}) as line) as total, count(*) as found,
             coalesce(sum(change) filter (where change > 0), 0)::bigint as income,
             coalesce(-sum(change) filter (where change < 0), 0)::bigint as spending
        from (${filtered}) as line`.execute(ctx.db),
  ]);
  const { total = 0n, found = 0n, income = 0n, spending = 0n } = totals.rows[0] ?? {};
  return {
    data: rows.map(financeView),
    recordsTotal: Number(total),
    recordsFiltered: Number(found),
    total_amount: formatMoney(money(income - spending)),
    total_income: formatMoney(money(income)),
    total_spending: formatMoney(money(spending)),
  };
}
