import type { Adjustment, listAdjustments as endpoint } from '@marquee/contract/console/adjustments.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Selectable } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';

/** Those that wait come oldest first. */
export async function listAdjustments(
  ctx: Context,
  { status, search, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const oldestFirst = status === 'waiting';
  const found = await matching(ctx, search?.trim() ?? '');
  const rows = await found
    .where('status', '=', status)
    .$if(after !== undefined, (build) => build.where('id', oldestFirst ? '>' : '<', BigInt(after ?? 0)))
    .orderBy('id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await adjustmentViews(ctx, page.rows), next: page.next };
}

export async function adjustmentView(ctx: Context, id: bigint): Promise<Adjustment> {
  const rows = await adjustmentRows(ctx).where('id', '=', id).execute();
  return (await adjustmentViews(ctx, rows))[0] ?? refuse('not_found');
}

export async function countWaitingAdjustments(ctx: Context, accountId: bigint): Promise<number> {
  const waiting = await adjustmentRows(ctx)
    .where('account_id', '=', accountId)
    .where('status', '=', 'waiting')
    .limit(1000)
    .execute();
  return waiting.length;
}

function adjustmentRows({ db, panel }: Context) {
  return db.selectFrom('wallet_adjustment').selectAll().where('panel_id', '=', panel.id);
}

async function matching(ctx: Context, search: string) {
  const rows = adjustmentRows(ctx);
  if (search === '') return rows;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return rows.where(({ eb, or }) => or([eb('id', '=', number), eb('account_id', '=', number)]));
  }
  const accountIds = await findCustomerIds(ctx, search);
  return rows.where('account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}

async function adjustmentViews(
  ctx: Context,
  rows: readonly Selectable<DB['wallet_adjustment']>[],
): Promise<Adjustment[]> {
  const { accountId } = signedIn(ctx);
  const people = await customersById(
    ctx,
    rows.flatMap((row) => [row.account_id, row.requested_by, row.decided_by ?? row.requested_by]),
  );
  const person = (id: bigint) => people.get(id) ?? { id: Number(id), name: '', email: null };
  return rows.map((row) => ({
    id: Number(row.id),
    customer: person(row.account_id),
    wallet: row.wallet,
    amount: formatMoney(money(row.amount)),
    reason: row.reason,
    status: row.status,
    requested_by: person(row.requested_by),
    decided_by: row.decided_by === null ? null : person(row.decided_by),
    reject_reason: row.reject_reason,
    is_own: row.requested_by === accountId || row.account_id === accountId,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}
