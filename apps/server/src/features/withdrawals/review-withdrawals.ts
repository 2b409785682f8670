import type {
  reviewWithdrawals as endpoint,
  ReviewedWithdrawal,
} from '@marquee/contract/console/withdrawals.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import { exportsById } from './payout-file.ts';
import { type WithdrawalRow, withdrawalRows, withdrawalView } from './withdrawal-view.ts';

/** Those in review come oldest first: who waits longest is served first. */
export async function reviewWithdrawals(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { status, after, limit } = query;
  const oldestFirst = status === 'in_review';
  const found = await matching(ctx, query.search?.trim() ?? '');
  const rows = await (status === 'all' ? found : found.where('withdrawal.status', '=', status))
    .$if(query.export !== undefined, (build) =>
      build.where('withdrawal.export_id', '=', BigInt(query.export ?? 0)),
    )
    .$if(after !== undefined, (build) =>
      build.where('withdrawal.id', oldestFirst ? '>' : '<', BigInt(after ?? 0)),
    )
    .orderBy('withdrawal.id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await withCustomers(ctx, page.rows), next: page.next };
}

export async function reviewedWithdrawal(ctx: Context, id: bigint): Promise<ReviewedWithdrawal> {
  const rows = await withdrawalRows(ctx).where('withdrawal.id', '=', id).execute();
  const [view] = await withCustomers(ctx, rows);
  return view ?? refuse('not_found');
}

async function matching(ctx: Context, search: string) {
  const rows = withdrawalRows(ctx);
  if (search === '') return rows;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return rows.where(({ eb, or }) =>
      or([eb('withdrawal.id', '=', number), eb('withdrawal.account_id', '=', number)]),
    );
  }
  const accountIds = await findCustomerIds(ctx, search);
  return rows.where('withdrawal.account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}

async function withCustomers(ctx: Context, rows: readonly WithdrawalRow[]): Promise<ReviewedWithdrawal[]> {
  const [customers, files] = await Promise.all([
    customersById(
      ctx,
      rows.map(({ account_id }) => account_id),
    ),
    exportsById(
      ctx,
      rows.flatMap(({ export_id }) => export_id ?? []),
    ),
  ]);
  return rows.map((row) => ({
    ...withdrawalView(row, ctx.locale),
    customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: null },
    export: (row.export_id && files.get(row.export_id)) || null,
  }));
}
