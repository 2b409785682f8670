import type { listServices as endpoint } from '@marquee/contract/catalogue.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Prepared } from '../../platform/http/prepared.ts';
import { storedCatalogue } from './catalogue.data.ts';
import { compareServices } from './compare-services.ts';
import { matchesFilters } from './matches-filters.ts';

export type ServiceQuery = Input<typeof endpoint>['query'];

/** A page of the catalogue out of memory; the same question is answered with the same bytes. */
export async function listServices(
  ctx: Context,
  query: ServiceQuery,
): Promise<Prepared<Answer<typeof endpoint>>> {
  const catalogue = (await ctx.caches.get(storedCatalogue, ctx.panel.id)).in(ctx.locale);
  return catalogue.answer(JSON.stringify(['services', query]), () => {
    const found = catalogue.listed.filter(matchesFilters(query)).sort(compareServices(query.sort));
    const start = (query.page - 1) * query.per_page;
    return {
      data: found.slice(start, start + query.per_page).map(({ card }) => card),
      total: found.length,
      page: query.page,
      per_page: query.per_page,
    };
  });
}
