import type { listOfferReviews as endpoint, OfferReview } from '@marquee/contract/console/quarantine.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { offerChanges } from '@marquee/domain/delivery/offer-changes.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';

interface StoredTerms {
  kind: string;
  name: string;
  category: string;
  canRefill: boolean;
  canCancel: boolean;
  rate: string;
}

const shownServices = 5;

/** Changed offers, the oldest first: what waits longest costs most. */
export async function listOfferReviews(
  ctx: Context,
  { search = '', after, limit, state, provider }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const number = search.trim().replace(/^#/, '');
  const rows = await reviewRows(ctx)
    .where('review.state', '=', state)
    .$if(number !== '', (query) => query.where('review.offer_number', '=', number))
    .$if(provider !== undefined, (query) => query.where('review.provider_id', '=', BigInt(provider ?? 0)))
    .$if(after !== undefined, (query) => query.where('review.id', '>', BigInt(after ?? 0)))
    .orderBy('review.id')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: page.rows.map(reviewView), next: page.next };
}

function reviewRows({ db, panel }: Context) {
  return db
    .selectFrom('offer_review as review')
    .innerJoin('provider', (join) =>
      join.onRef('provider.panel_id', '=', 'review.panel_id').onRef('provider.id', '=', 'review.provider_id'),
    )
    .select([
      'review.id',
      'review.provider_id',
      'provider.name as provider_name',
      'review.offer_number',
      'review.changes',
      'review.is_blocking',
      'review.seen_at',
      sql<StoredTerms>`review.before`.as('before'),
      sql<StoredTerms>`review.after`.as('after'),
      sql<{ id: number; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', found.id, 'name', found.name)) from (
          select service.id, service.name from service_source as source
          join service on service.panel_id = source.panel_id and service.id = source.service_id
          where source.panel_id = review.panel_id and source.provider_id = review.provider_id
            and source.offer_number = review.offer_number
          order by service.id limit ${sql.lit(shownServices)}) as found), '[]')`.as('services'),
    ])
    .where('review.panel_id', '=', panel.id);
}

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['execute']>>[number];

function reviewView(row: ReviewRow): OfferReview {
  return {
    id: Number(row.id),
    provider: { id: Number(row.provider_id), name: row.provider_name },
    number: row.offer_number,
    changes: offerChanges.filter((change) => row.changes.includes(change)),
    before: termsView(row.before),
    after: termsView(row.after),
    is_blocking: row.is_blocking,
    seen_at: row.seen_at.toISOString(),
    services: row.services,
  };
}

function termsView({ kind, name, category, canRefill, canCancel, rate }: StoredTerms): OfferReview['before'] {
  return {
    kind,
    name,
    category,
    can_refill: canRefill,
    can_cancel: canCancel,
    rate: formatMoney(money(BigInt(rate))),
  };
}
