import type { listStaffReviews as endpoint, StaffReview } from '@marquee/contract/console/reviews.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import type { Selectable } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import { localizedCatalogue } from '../catalogue/index.ts';

/** Those in moderation come oldest first: who waits longest is read first. */
export async function listStaffReviews(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { status, rating, after, limit } = query;
  const oldestFirst = status === 'in_moderation';
  const found = await matching(ctx, query.search?.trim() ?? '');
  const rows = await found
    .where('status', '=', status)
    .$if(rating !== undefined, (build) => build.where('rating', '=', rating ?? 0))
    .$if(after !== undefined, (build) => build.where('id', oldestFirst ? '>' : '<', BigInt(after ?? 0)))
    .orderBy('id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await staffReviews(ctx, page.rows), next: page.next };
}

export async function getStaffReview(ctx: Context, id: bigint): Promise<StaffReview> {
  const rows = await allReviews(ctx).where('id', '=', id).execute();
  const [view] = await staffReviews(ctx, rows);
  return view ?? refuse('not_found');
}

const allReviews = ({ db, panel }: Context) =>
  db.selectFrom('review').selectAll().where('panel_id', '=', panel.id);

/** By the number of the review, its service or its author, or by the author's address. */
async function matching(ctx: Context, search: string) {
  const all = allReviews(ctx);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return all.where(({ eb, or }) =>
      or([eb('id', '=', number), eb('service_id', '=', number), eb('account_id', '=', number)]),
    );
  }
  const accountIds = await findCustomerIds(ctx, search.toLowerCase());
  return all.where('account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
}

async function staffReviews(ctx: Context, rows: readonly Selectable<DB['review']>[]): Promise<StaffReview[]> {
  const [catalogue, customers] = await Promise.all([
    localizedCatalogue(ctx),
    customersById(
      ctx,
      rows.flatMap(({ account_id }) => account_id ?? []),
    ),
  ]);
  return rows.map((row) => {
    const service = catalogue.stored.byId.get(row.service_id);
    const card = service && catalogue.card(service);
    return {
      id: Number(row.id),
      // One that is no longer in the catalogue has no page.
      service: { id: Number(row.service_id), name: card?.name ?? '', slug: card?.slug ?? null },
      customer: row.account_id === null ? null : (customers.get(row.account_id) ?? null),
      author_name: row.author_name,
      rating: row.rating,
      comment: row.comment,
      locale: isLocale(row.locale) ? row.locale : defaultLocale,
      status: row.status,
      reject_reason: row.reject_reason,
      answer: row.answer,
      written_at: row.created_at.toISOString(),
    };
  });
}
