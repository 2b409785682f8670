import type { listServices as endpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { matchesFilters } from '@marquee/domain/search/service-filters.ts';
import type { Context } from '../../../platform/context.ts';
import { Prepared } from '../../../platform/http/answers/prepared.ts';
import { favoriteIds } from '../favorites/favorites.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';
import { findServices } from './search-catalogue.ts';

export type ServiceQuery = Input<typeof endpoint>['query'];
type Page = Answer<typeof endpoint>;

/** A page of the in-memory catalogue; equal queries get the same bytes. */
export async function listServices(ctx: Context, query: ServiceQuery): Promise<Prepared<Page>> {
  const catalogue = await localizedCatalogue(ctx);
  if (!query.favorites)
    return catalogue.answer(['services', query], () => page(catalogue, catalogue.sorted(query.sort), query));
  const marked = [...(await favoriteIds(ctx))].flatMap((id) => catalogue.stored.byId.get(id) ?? []);
  return new Prepared(await page(catalogue, catalogue.sort(marked, query.sort), query));
}

async function page(
  catalogue: LocalizedCatalogue,
  services: readonly CatalogueService[],
  query: ServiceQuery,
): Promise<Page> {
  const matches = matchesFilters(query, catalogue.facts);
  const isFound = query.search?.trim() ? await findServices(catalogue, query.search) : undefined;
  const request = services.filter((service) => (!isFound || isFound(service)) && matches(service));
  const start = (query.page - 1) * query.per_page;
  return {
    data: request.slice(start, start + query.per_page).map((service) => catalogue.card(service)),
    total: request.length,
    page: query.page,
    per_page: query.per_page,
  };
}
