import type { Answer, CallInput } from '@marquee/contract/endpoint.ts';
import type { OrderDetails } from '@marquee/contract/order-entities.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { shellOf } from '../../shell/shell-data.ts';
import type { OrderFilters } from './list/order-filters.ts';

type Services = Pick<AppServices, 'call'>;
type Asked = NonNullable<CallInput<Endpoints['exportOrders']>['query']>;

export type OrderList = Answer<Endpoints['listOrdersTable']>;

const ordersKey = ['orders'];

export const ordersQuery = ({ call }: Services, filters: OrderFilters) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', filters],
    queryFn: ({ signal }) =>
      call(
        'listOrdersTable',
        {
          query: {
            ...asked(filters),
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

export const orderQuery = ({ call }: Services, orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey, orderId],
    queryFn: async ({ signal }): Promise<OrderDetails> =>
      (await call('getOrder', { params: { orderId } }, { signal })).data,
  });

export const refillsQuery = ({ call }: Services, orderId: string) =>
  queryOptions({
    queryKey: [...ordersKey, orderId, 'refills'],
    queryFn: async ({ signal }) =>
      (await call('listRefillRequests', { params: { orderId } }, { signal })).data,
  });

/** The ways to pay that the order form offers, the balance among them. */
export const methodsQuery = (services: Pick<AppServices, 'call' | 'queryClient'>) =>
  queryOptions({
    queryKey: ['checkout-methods'],
    queryFn: async ({ signal }) => {
      const token = shellOf(services).settings.cabinetWidgetToken;
      const query = token === null ? {} : { api_token: token };
      return (await services.call('listCheckoutPaymentMethods', { query }, { signal })).data;
    },
  });

export const cardsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['linked-cards'],
    queryFn: async ({ signal }) => (await call('listLinkedCardsForOrders', {}, { signal })).data,
  });

export function exportOrders({ call }: Services, filters: OrderFilters): Promise<string> {
  return call('exportOrders', { query: { ...asked(filters), 'search[value]': filters.search } });
}

/** What an action changes: the order, the lists it stands in, and the balance. */
export async function refreshOrders({ queryClient }: Pick<AppServices, 'queryClient'>): Promise<void> {
  const keys = [ordersKey, ['drip-feeds'], ['dashboard'], ['profile'], ['wallets'], ['finances']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

function asked({ statuses, networkId, feedId, from, to }: OrderFilters): Asked {
  return {
    status: statuses.length > 0 ? statuses.join(',') : undefined,
    network_id: networkId,
    drip_feed_id: feedId,
    start_date: from,
    end_date: to,
  };
}
