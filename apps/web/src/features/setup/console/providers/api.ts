import type { OfferReviewState } from '@marquee/domain/delivery/provider-lists.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../../lib/app-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';

type Caller = Pick<AppServices, 'call'>;

export interface ProviderFilters {
  search: string | undefined;
  after: number | undefined;
}

/** Asked for more often while a sync runs. */
export const providersQuery = ({ call }: Caller, filters: ProviderFilters) =>
  queryOptions({
    queryKey: consoleKeys.providerList(filters),
    queryFn: ({ signal }) => call('listProviders', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(({ sync }) => sync) ? 2_000 : 30_000),
  });

export const sendingHoldQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: consoleKeys.sendingHold,
    queryFn: async ({ signal }) => (await call('getSendingHold', {}, { signal })).data,
  });

export const syncsQuery = ({ call }: Caller, id: number) =>
  queryOptions({
    queryKey: consoleKeys.providerSyncs(id),
    queryFn: async ({ signal }) => (await call('listProviderSyncs', { params: { id } }, { signal })).data,
  });

export const callsQuery = ({ call }: Caller, id: number) =>
  queryOptions({
    queryKey: consoleKeys.providerCalls(id),
    queryFn: ({ signal }) => call('listProviderCalls', { params: { id }, query: { limit: 50 } }, { signal }),
  });

export interface QuarantineFilters {
  state: OfferReviewState;
  search: string | undefined;
  provider: number | undefined;
  after: number | undefined;
}

export const quarantineQuery = ({ call }: Caller, filters: QuarantineFilters) =>
  queryOptions({
    queryKey: consoleKeys.quarantineList(filters),
    queryFn: ({ signal }) => call('listOfferReviews', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });

/** Refetched when the window is looked at again: the owner may just have added funds there. */
export const parentAccountQuery = ({ call }: Caller, providerId: number) =>
  queryOptions({
    queryKey: consoleKeys.parentAccount(providerId),
    queryFn: async ({ signal }) =>
      (await call('getParentAccount', { params: { id: providerId } }, { signal })).data,
    refetchOnWindowFocus: true,
  });
