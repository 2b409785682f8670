import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import {
  type listWithdrawals as endpoint,
  readWithdrawalsPage,
} from '@marquee/contract/money/withdrawals.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { withdrawalRows, withdrawalView } from './withdrawal-view.ts';

export async function listWithdrawals(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { accountId } = signedIn(ctx);
  const page = readWithdrawalsPage(query);
  const { status } = query;
  const [rows, counts] = await Promise.all([
    withdrawalRows(ctx)
      .where('account_id', '=', accountId)
      .where((row) => (status === undefined ? row.lit(true) : row('status', '=', status)))
      .orderBy(`withdrawal.${page.column}`, page.direction)
      .orderBy('withdrawal.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    ctx.db
      .selectFrom('withdrawal')
      .select(['status', (build) => build.fn.countAll<bigint>().as('count')])
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .groupBy('status')
      .execute(),
  ]);
  const countAll = (groups: typeof counts) => groups.reduce((sum, { count }) => sum + Number(count), 0);
  return {
    data: rows.map((row) => withdrawalView(row, ctx.locale)),
    recordsTotal: countAll(counts),
    recordsFiltered: countAll(counts.filter((row) => status === undefined || row.status === status)),
  };
}
