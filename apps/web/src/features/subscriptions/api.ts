import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import type { SubscriptionView } from '@marquee/contract/subscriptions.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { shellOf } from '../../shell/shell-data.ts';

type Services = Pick<AppServices, 'call'>;

export type SubscriptionList = Answer<Endpoints['listSubscriptions']>;

export const subscriptionsPerPage = 10;
const key = ['subscriptions'];

interface ListQuestion {
  page: number;
  status: SubscriptionView['status'] | undefined;
}

export const subscriptionsQuery = ({ call }: Services, { page, status }: ListQuestion) =>
  queryOptions({
    queryKey: [...key, 'list', page, status],
    queryFn: ({ signal }) =>
      call('listSubscriptions', { query: { page, per_page: subscriptionsPerPage, status } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const subscriptionQuery = ({ call }: Services, subscriptionId: string) =>
  queryOptions({
    queryKey: [...key, subscriptionId],
    queryFn: async ({ signal }) =>
      (await call('getSubscription', { params: { subscriptionId } }, { signal })).data,
  });

export const watchedNetworksQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: [...key, 'networks'],
    queryFn: async ({ signal }) => (await call('listSubscriptionNetworks', {}, { signal })).data,
  });

export const watchedTypesQuery = ({ call }: Services, networkId: number | undefined) =>
  queryOptions({
    queryKey: [...key, 'types', networkId],
    queryFn: async ({ signal }) => {
      const params = { networkId: networkId ?? 0 };
      return (await call('listSubscriptionServiceTypes', { params }, { signal })).data;
    },
    enabled: networkId !== undefined,
  });

/** Null where the link is of no known network, or could not be asked about. */
export const networkOfChannelQuery = (services: Pick<AppServices, 'call' | 'queryClient'>, url: string) =>
  queryOptions({
    queryKey: ['network-of-link', url],
    queryFn: async ({ signal }) => {
      const token = shellOf(services).settings.cabinetWidgetToken;
      const query = token === null ? {} : { api_token: token };
      try {
        return (await services.call('identifyNetwork', { query, body: { url } }, { signal })).data.network_id;
      } catch {
        return null;
      }
    },
    enabled: url !== '',
  });

export interface CostQuestion {
  contents_limit: number;
  services: readonly { service_id: number; quantity: number }[];
}

export const publicationCostQuery = ({ call }: Services, { contents_limit, services }: CostQuestion) =>
  queryOptions({
    queryKey: ['publication-cost', contents_limit, services],
    queryFn: async ({ signal }) => {
      const body = { contents_limit, services: [...services] };
      return (await call('getServicesCost', { body }, { signal })).data;
    },
    enabled: services.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const countriesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call('listCountries', {}, { signal })).data,
  });

export const cardsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['linked-cards'],
    queryFn: async ({ signal }) => (await call('listLinkedCardsForOrders', {}, { signal })).data,
  });

export async function refreshSubscriptions({ queryClient }: Pick<AppServices, 'queryClient'>): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: key });
}
