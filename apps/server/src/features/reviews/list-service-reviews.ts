import type { listServiceReviews as endpoint } from '@marquee/contract/catalogue/reviews.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { localizedCatalogue } from '../catalogue/index.ts';

type Query = Input<typeof endpoint>['query'];

const stars = [1, 2, 3, 4, 5];

export async function listServiceReviews(
  ctx: Context,
  serviceId: number,
  { page, per_page, rating }: Query,
): Promise<Answer<typeof endpoint>> {
  const catalogue = await localizedCatalogue(ctx);
  const service = catalogue.stored.byId.get(BigInt(serviceId)) ?? refuse('not_found');
  const approved = ctx.db
    .selectFrom('review')
    .where('panel_id', '=', ctx.panel.id)
    .where('service_id', '=', service.row.id)
    .where('status', '=', 'approved');
  const [counts, rows] = await Promise.all([
    approved
      .select(['rating', (build) => build.fn.countAll<bigint>().as('count')])
      .groupBy('rating')
      .execute(),
    approved
      .select(['id', 'author_name', 'rating', 'comment', 'locale', 'created_at', 'answer'])
      .$if(rating !== undefined, (query) => query.where('rating', '=', rating ?? 0))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset((page - 1) * per_page)
      .limit(per_page)
      .execute(),
  ]);
  const distribution = stars.map((star) => Number(counts.find((row) => row.rating === star)?.count ?? 0));
  const count = distribution.reduce((sum, number) => sum + number, 0);
  const totalStars = distribution.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return {
    data: rows.map((row) => ({
      id: Number(row.id),
      author_name: row.author_name,
      rating: row.rating,
      comment: row.comment,
      locale: isLocale(row.locale) ? row.locale : defaultLocale,
      created_at: row.created_at.toISOString(),
      answer: row.answer,
    })),
    total: rating === undefined ? count : (distribution[rating - 1] ?? 0),
    page,
    per_page,
    rating: count === 0 ? null : Math.round((totalStars * 100) / count) / 100,
    count,
    distribution,
  };
}
