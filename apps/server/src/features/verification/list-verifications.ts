import type {
  listVerifications as endpoint,
  StaffVerification,
} from '@marquee/contract/console/verification.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { reviewedStatuses } from '@marquee/domain/verification/verification.ts';
import { type Selectable, sql } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import { verificationView } from './verification-view.ts';

type Row = Selectable<DB['verification']>;

/** Those in review come oldest first, decided ones latest first; the key of a row is its customer's number. */
export async function listVerifications(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { status, after, limit } = query;
  const waits = status === 'in_review';
  const at = waits ? 'submitted_at' : 'decided_at';
  const found = await matching(ctx, query.search?.trim() ?? '');
  // What comes after a row is told by its own time, so that one number is enough for a page's key.
  const last = sql`select last.${sql.ref(at)}, last.account_id from verification as last
    where last.panel_id = ${ctx.panel.id} and last.account_id = ${BigInt(after ?? 0)}`;
  const rows = await found
    .where('status', '=', status)
    .where(at, 'is not', null)
    .$if(after !== undefined, (build) =>
      build.where(sql<boolean>`(${sql.ref(at)}, account_id) ${sql.raw(waits ? '>' : '<')} (${last})`),
    )
    .orderBy(at, waits ? 'asc' : 'desc')
    .orderBy('account_id', waits ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(
    rows.map((row) => ({ ...row, id: row.account_id })),
    limit,
  );
  return { data: await staffVerifications(ctx, page.rows), next: page.next };
}

/** One that is not complete has nothing to look at yet. */
export async function getStaffVerification(ctx: Context, accountId: bigint): Promise<StaffVerification> {
  const rows = await allVerifications(ctx).where('account_id', '=', accountId).execute();
  const [view] = await staffVerifications(ctx, rows);
  return view ?? refuse('not_found');
}

const allVerifications = ({ db, panel }: Context) =>
  db.selectFrom('verification').selectAll().where('panel_id', '=', panel.id);

async function matching(ctx: Context, search: string) {
  const all = allVerifications(ctx);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) return all.where('account_id', '=', BigInt(search.replace('#', '')));
  const accountIds = await findCustomerIds(ctx, search.toLowerCase());
  return all.where('account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}

async function staffVerifications(ctx: Context, rows: readonly Row[]): Promise<StaffVerification[]> {
  const ids = rows.map(({ account_id }) => account_id);
  if (ids.length === 0) return [];
  const [customers, documents] = await Promise.all([
    customersById(ctx, ids),
    ctx.db
      .selectFrom('verification_document')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', 'in', ids)
      .execute(),
  ]);
  const byAccount = Map.groupBy(documents, ({ account_id }) => account_id);
  return rows.flatMap((row) => {
    const status = reviewedStatuses.find((name) => name === row.status);
    if (!status) return [];
    const id = Number(row.account_id);
    return [
      {
        ...verificationView(row, byAccount.get(row.account_id) ?? []),
        id,
        customer: customers.get(row.account_id) ?? { id, name: '', email: null },
        status,
        revision: row.revision,
      },
    ];
  });
}
