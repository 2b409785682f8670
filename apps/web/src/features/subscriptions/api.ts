import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { SubscriptionDetails, SubscriptionView } from '@marquee/contract/generated/ordering.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { subscriptionKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export type SubscriptionList = Calls['listSubscriptions']['answer'];

export const subscriptionsPerPage = 10;

interface ListParams {
  page: number;
  status: SubscriptionView['status'] | undefined;
}

export const subscriptionsQuery = ({ call }: Services, { page, status }: ListParams) =>
  queryOptions({
    queryKey: subscriptionKeys.list(status, page),
    queryFn: ({ signal }) =>
      call('listSubscriptions', { query: { page, per_page: subscriptionsPerPage, status } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const subscriptionQuery = ({ call }: Services, subscriptionId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.one(subscriptionId),
    queryFn: async ({ signal }) =>
      (await call('getSubscription', { params: { subscriptionId } }, { signal })).data,
  });

/** The first page comes with the subscription itself. */
export const contentsQuery = ({ call }: Services, subscription: SubscriptionDetails, page: number) =>
  queryOptions({
    queryKey: subscriptionKeys.contents(String(subscription.id), page),
    queryFn: async ({ signal }) => {
      const params = { subscriptionId: subscription.id };
      const { data } = await call('listSubscriptionContents', { params, query: { page } }, { signal });
      return data;
    },
    enabled: page > 1,
    placeholderData: keepPreviousData,
  });

export const watchedNetworksQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: subscriptionKeys.networks,
    queryFn: async ({ signal }) => (await call('listSubscriptionNetworks', {}, { signal })).data,
  });

export const watchedTypesQuery = ({ call }: Services, networkId: number | undefined) =>
  queryOptions({
    queryKey: subscriptionKeys.types(networkId),
    queryFn: async ({ signal }) => {
      const params = { networkId: networkId ?? 0 };
      return (await call('listSubscriptionServiceTypes', { params }, { signal })).data;
    },
    enabled: networkId !== undefined,
  });

export interface CostQuestion {
  contents_limit: number;
  services: readonly { service_id: number; quantity: number }[];
  /** The card that would pay; absent: the balance. */
  recurring_payments_method_id?: number;
}

export const publicationCostQuery = ({ call }: Services, question: CostQuestion) =>
  queryOptions({
    queryKey: subscriptionKeys.publicationCost(question),
    queryFn: async ({ signal }) => {
      const body = { ...question, services: [...question.services] };
      return (await call('getServicesCost', { body }, { signal })).data;
    },
    enabled: question.services.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
