import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { getPaymentCharts as endpoint, FinanceType } from '@marquee/contract/money/finances.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { financeRows } from './finance-rows.ts';

interface Slice {
  day: string;
  type: FinanceType;
  income: bigint;
  spending: bigint;
  count: bigint;
}

const dayMs = 86_400_000;
const maxDays = 367;
const defaultDays = 30;

export async function getPaymentCharts(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { accountId } = signedIn(ctx);
  const days = listDays(query, ctx.clock.now());
  const [start_date, end_date] = [days[0] ?? '', days.at(-1) ?? ''];
  const lines = financeRows(ctx, accountId, { wallet: query.wallet, start_date, end_date });
  const { rows } = await sql<Slice>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, type,
           coalesce(sum(change) filter (where change > 0), 0)::bigint as income,
           coalesce(-sum(change) filter (where change < 0), 0)::bigint as spending, count(*) as count
      from (select type, created_at, sum(change) as change from (${lines}) as line
             group by txn_id, type, created_at having sum(change) <> 0) as moved
     group by 1, 2`.execute(ctx.db);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const byType = [...Map.groupBy(rows, ({ type }) => type)].map(([type, slices]) => ({
    type,
    ...sums(slices),
    count: slices.reduce((sum, slice) => sum + Number(slice.count), 0),
    size: slices.reduce((sum, slice) => sum + slice.income + slice.spending, 0n),
  }));
  const { income, spending } = sums(rows);
  return {
    data: {
      start_date,
      end_date,
      total_income: income,
      total_spending: spending,
      days: days.map((date) => ({ date, ...sums(byDay.get(date) ?? []) })),
      types: byType
        .sort((left, right) => (left.size < right.size ? 1 : -1))
        .map(({ size: _, ...shown }) => shown),
    },
  };
}

function sums(slices: readonly Slice[]): { income: string; spending: string } {
  const total = (name: 'income' | 'spending') =>
    formatMoney(money(slices.reduce((sum, slice) => sum + slice[name], 0n)));
  return { income: total('income'), spending: total('spending') };
}

/** Every day of the range, including empty ones. */
function listDays(
  range: { start_date?: string | undefined; end_date?: string | undefined },
  now: Date,
): string[] {
  const last = range.end_date ? Date.parse(range.end_date) : Date.parse(now.toISOString().slice(0, 10));
  const first = range.start_date ? Date.parse(range.start_date) : last - (defaultDays - 1) * dayMs;
  const count = Math.round((last - first) / dayMs) + 1;
  if (count < 1) return refuse('invalid_input', { fields: [{ field: 'end_date', code: 'invalid' }] });
  if (count > maxDays) return refuse('invalid_input', { fields: [{ field: 'start_date', code: 'invalid' }] });
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 10),
  );
}
