import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import type { ServicePage } from '../../lib/search-worker/service-page.ts';
import { serviceKeys } from '../../product/catalogue/query-keys.ts';
import { shellOf } from '../../shell/shell-data.ts';
import { filterCode } from './filters/filter-code.ts';
import type { CatalogueFilters } from './filters/filters.ts';
import { readySearch } from './search/instant-search.ts';

/** Two screens of a phone or a desktop: the server draws no more, the rest is fetched when it comes near. */
export const pageSize = 20;

const briefPage = import.meta.env.SSR ? (await import('./list/brief-page.ts')).briefPage : undefined;

/** One page at a time; from the on-device index once it is loaded, otherwise from the server. */
export const servicesQuery = (
  { call, queryClient }: Pick<AppServices, 'call' | 'queryClient'>,
  filters: CatalogueFilters,
) =>
  infiniteQueryOptions({
    queryKey: serviceKeys.list(filters),
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<ServicePage> => {
      const { serviceListParams } = await filterCode();
      const { settings } = shellOf({ queryClient });
      const question = {
        ...serviceListParams(filters, settings.currencies.RUB.rate),
        page: pageParam,
        per_page: pageSize,
      };
      const search = filters.favourites ? undefined : readySearch();
      if (search) return search.page(question);
      const favorites = filters.favourites || undefined;
      const page = await call('listServices', { query: { ...question, favorites } }, { signal });
      return briefPage?.(page) ?? page;
    },
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
