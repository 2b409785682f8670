import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import type { CatalogueFilters } from './filters.ts';

type Caller = Pick<AppServices, 'call'>;

/** The list as far as it has been scrolled. */
export type ServicePages = UseInfiniteQueryResult<InfiniteData<Answer<Endpoints['listServices']>>>;

const pageSize = 40;

export const networksQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: ['networks'],
    queryFn: async ({ signal }) => (await call('listNetworks', {}, { signal })).data,
  });

export const servicesQuery = ({ call }: Caller, filters: CatalogueFilters) =>
  infiniteQueryOptions({
    queryKey: ['services', filters],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        'listServices',
        {
          query: {
            page: pageParam,
            per_page: pageSize,
            search: filters.search,
            network: filters.network,
            service_type: filters.serviceType,
            sort: filters.sort,
          },
        },
        { signal },
      ),
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const serviceQuery = ({ call }: Caller, slug: string) =>
  queryOptions({
    queryKey: ['service', slug],
    queryFn: async ({ signal }) =>
      (await call('getService', { params: { idOrSlug: slug } }, { signal })).data,
  });
