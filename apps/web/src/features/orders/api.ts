import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { orderKeys } from '../../product/query-keys.ts';
import type { OrderFilters } from './list/order-filters.ts';

type Services = Pick<AppServices, 'call'>;
type ListQuery = Calls['exportOrders']['query'];

export type OrderList = Calls['listOrdersTable']['answer'];

export const ordersQuery = ({ call }: Services, filters: OrderFilters) =>
  queryOptions({
    queryKey: orderKeys.list(filters),
    queryFn: ({ signal }) =>
      call(
        'listOrdersTable',
        {
          query: {
            ...toQuery(filters),
            page: filters.page,
            per_page: filters.perPage,
            order_by: filters.sort,
            order_on: filters.direction,
            'search[value]': filters.search,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const guestOrdersQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: orderKeys.guest,
    queryFn: async ({ signal }) => (await call('getGuestOrders', {}, { signal })).data,
  });

export const orderStatusQuery = ({ call }: Services, token: string, order: string | null) =>
  queryOptions({
    queryKey: orderKeys.statusOf(token, order ?? ''),
    queryFn: async ({ signal }) =>
      (await call('getOrderStatus', { params: { token }, query: order ? { order } : {} }, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const orderQuery = ({ call }: Services, orderId: string) =>
  queryOptions({
    queryKey: orderKeys.one(orderId),
    queryFn: async ({ signal }): Promise<OrderDetails> =>
      (await call('getOrder', { params: { orderId } }, { signal })).data,
  });

export const refillsQuery = ({ call }: Services, orderId: string) =>
  queryOptions({
    queryKey: orderKeys.refills(orderId),
    queryFn: async ({ signal }) =>
      (await call('listRefillRequests', { params: { orderId } }, { signal })).data,
  });

export function exportOrders({ call }: Services, filters: OrderFilters): Promise<string> {
  return call('exportOrders', { query: { ...toQuery(filters), 'search[value]': filters.search } });
}

function toQuery({ statuses, networkId, feedId, from, to }: OrderFilters): ListQuery {
  return {
    status: statuses.length > 0 ? statuses.join(',') : undefined,
    network_id: networkId,
    drip_feed_id: feedId,
    start_date: from,
    end_date: to,
  };
}
