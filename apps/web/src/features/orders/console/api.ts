import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import type { OrderQuery } from './order-query.ts';

type Calls = Pick<AppServices, 'call'>;

export const staffOrdersQuery = ({ call }: Calls, query: OrderQuery) =>
  queryOptions({
    queryKey: consoleKeys.orderList(query),
    queryFn: ({ signal }) => call('listStaffOrders', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });

export const staffOrderQuery = ({ call }: Calls, id: number) =>
  queryOptions({
    queryKey: consoleKeys.order(id),
    queryFn: async ({ signal }) => (await call('getStaffOrder', { params: { id } }, { signal })).data,
    refetchInterval: 15_000,
    staleTime: 5_000,
  });

export const orderChoicesQuery = ({ call }: Calls) =>
  queryOptions({
    queryKey: consoleKeys.orderChoices,
    queryFn: async ({ signal }) => (await call('getStaffOrderChoices', {}, { signal })).data,
  });
