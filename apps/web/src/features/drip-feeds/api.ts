import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

type Services = Pick<AppServices, 'call'>;

export type FeedList = Answer<Endpoints['listDripFeeds']>;

/** What the list can be narrowed to. */
export const feedStatuses = ['in_processing', 'completed', 'canceled'] as const;

export interface FeedQuestion {
  page: number;
  status: (typeof feedStatuses)[number] | undefined;
}

export const feedsPerPage = 10;
const feedsKey = ['drip-feeds'];

export const feedsQuery = ({ call }: Services, { page, status }: FeedQuestion) =>
  queryOptions({
    queryKey: [...feedsKey, 'list', status ?? 'all', page],
    queryFn: ({ signal }) =>
      call('listDripFeeds', { query: { page, per_page: feedsPerPage, status } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const feedQuery = ({ call }: Services, dripFeedId: string) =>
  queryOptions({
    queryKey: [...feedsKey, dripFeedId],
    queryFn: async ({ signal }) => (await call('getDripFeed', { params: { dripFeedId } }, { signal })).data,
    enabled: dripFeedId !== '',
    retry: false,
  });

/** Cancelling pays back, so the balance changes too. */
export async function refreshFeeds({ queryClient }: Pick<AppServices, 'queryClient'>): Promise<void> {
  const keys = [feedsKey, ['orders'], ['dashboard'], ['profile'], ['wallets'], ['finances']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
