import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

type Calls = Pick<AppServices, 'call'>;

export interface ListFilters {
  search: string | undefined;
  after: number | undefined;
}

export const customersQuery = ({ call }: Calls, filters: ListFilters) =>
  queryOptions({
    queryKey: consoleKeys.customersWithPrices(filters),
    queryFn: ({ signal }) => call('listCustomersWithPrices', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export const pricesQuery = ({ call }: Calls, customerId: number, filters: ListFilters) =>
  queryOptions({
    queryKey: consoleKeys.customPricesOf(customerId, filters),
    queryFn: ({ signal }) =>
      call('listCustomPrices', { params: { id: customerId }, query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export const targetsQuery = ({ call }: Calls, search: string) =>
  queryOptions({
    queryKey: consoleKeys.priceTargets(search),
    queryFn: async ({ signal }) => (await call('findPriceTargets', { query: { search } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const restrictedQuery = ({ call }: Calls, customerId: number, search: string, after?: number) =>
  queryOptions({
    queryKey: consoleKeys.restrictedServices(customerId, search, after),
    queryFn: ({ signal }) =>
      call(
        'listRestrictedServices',
        { params: { id: customerId }, query: { search: search || undefined, after } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
