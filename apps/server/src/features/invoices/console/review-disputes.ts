import type { reviewDisputes as endpoint, ReviewedDispute } from '@marquee/contract/console/disputes.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { customersById, findCustomerIds } from '../../accounts/index.ts';
import { listStoredMethods } from '../../payment-methods/index.ts';
import { closeDispute } from '../reversals/close-dispute.ts';
import { type DisputeRow, disputeRows, disputeView } from './dispute-rows.ts';

type Query = Input<typeof endpoint>['query'];

/** Open ones come oldest first: banks set deadlines. */
export async function reviewDisputes(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const { state, after, limit } = query;
  const isOpen = state === 'open';
  const found = await matching(ctx, query.search?.trim() ?? '');
  const rows = await (isOpen
    ? found.where('dispute.outcome', 'is', null)
    : found.where('dispute.outcome', '=', state)
  )
    .$if(after !== undefined, (build) => build.where('dispute.id', isOpen ? '>' : '<', BigInt(after ?? 0)))
    .orderBy('dispute.id', isOpen ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await withCustomers(ctx, page.rows), next: page.next };
}

/** An operator says how it ended. */
export async function endReviewedDispute(
  ctx: Context,
  disputeId: bigint,
  decision: { outcome: 'won' | 'lost'; reason: string },
): Promise<ReviewedDispute> {
  const find = () => disputeRows(ctx).where('dispute.id', '=', disputeId).executeTakeFirst();
  const { invoice_id: invoiceId, number } = (await find()) ?? refuse('not_found');
  await closeDispute(ctx, { invoiceId, number, ...decision });
  const [view] = await withCustomers(ctx, [(await find()) ?? refuse('not_found')]);
  return view ?? refuse('not_found');
}

async function matching(ctx: Context, search: string) {
  const rows = disputeRows(ctx);
  if (search === '') return rows;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return rows.where(({ eb, or }) =>
      or([eb('dispute.invoice_id', '=', number), eb('invoice.account_id', '=', number)]),
    );
  }
  if (!search.includes('@')) return rows.where('dispute.ref', '=', search);
  const accountIds = await findCustomerIds(ctx, search);
  return rows.where('invoice.account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}

async function withCustomers(ctx: Context, rows: readonly DisputeRow[]): Promise<ReviewedDispute[]> {
  const accountIds = rows.map(({ account_id }) => account_id);
  const [customers, methods, debts] = await Promise.all([
    customersById(ctx, accountIds),
    listStoredMethods(ctx),
    owedBy(ctx, accountIds),
  ]);
  return rows.map((row) => ({
    ...disputeView(row),
    customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: null },
    method: methods.find(({ id }) => id === row.method_id)?.texts(ctx.locale).name ?? '',
    owed: formatMoney(money(debts.get(row.account_id) ?? 0n)),
  }));
}

async function owedBy(
  { db, panel }: Context,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_account')
    .select(['owner_id', 'debits', 'credits'])
    .where('panel_id', '=', panel.id)
    .where('owner_type', '=', 'customer')
    .where('owner_id', 'in', [...new Set(accountIds)])
    .where('kind', '=', 'receivable')
    .execute();
  return new Map(rows.map(({ owner_id, debits, credits }) => [owner_id, debits - credits]));
}
