import type { listServices as endpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { matchesFilters } from '@marquee/domain/search/service-filters.ts';
import type { Context } from '../../../platform/context.ts';
import { Prepared } from '../../../platform/http/answers/prepared.ts';
import { favoriteIds } from '../favorites/favorites.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';
import { storedFacts } from '../stored/stored-facts.ts';
import { openedServices } from './get-service.ts';
import { findServices } from './search-catalogue.ts';

export type ServiceQuery = Input<typeof endpoint>['query'];
type Page = Answer<typeof endpoint>;

/** A page of the in-memory catalogue; equal queries get the same bytes. */
export async function listServices(ctx: Context, query: ServiceQuery): Promise<Prepared<Page>> {
  const catalogue = await localizedCatalogue(ctx);
  const opened = openedServices(ctx, catalogue.stored);
  if (!query.favorites && opened.length === 0) {
    return catalogue.answer(['services', query], () => page(catalogue, catalogue.sorted(query.sort), query));
  }
  const marked = query.favorites ? await favoriteIds(ctx) : undefined;
  const own = marked ? [...marked].flatMap((id) => catalogue.stored.byId.get(id) ?? []) : undefined;
  const services = catalogue.sort(own ?? [...catalogue.stored.listed, ...opened], query.sort);
  return new Prepared(await page(catalogue, services, query));
}

async function page(
  catalogue: LocalizedCatalogue,
  services: readonly CatalogueService[],
  query: ServiceQuery,
): Promise<Page> {
  const matches = matchesFilters(query, storedFacts);
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
