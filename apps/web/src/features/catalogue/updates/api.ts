import type { Calls } from '@marquee/contract/generated/calls.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { servicePageKeys } from '../../../product/query-keys.ts';
import type { UpdateFilters } from './update-filters.ts';

type Query = Calls['listServiceUpdates']['query'];

export const updatesQuery = ({ call }: Pick<AppServices, 'call'>, filters: UpdateFilters) =>
  infiniteQueryOptions({
    queryKey: servicePageKeys.updates(filters),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call('listServiceUpdates', { query: { ...toQuery(filters), page: pageParam } }, { signal }),
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

function toQuery({ kind, network, serviceId, favourites }: UpdateFilters): Query {
  return {
    kinds: kind,
    network,
    service_id: serviceId,
    favorites: favourites || undefined,
  };
}
