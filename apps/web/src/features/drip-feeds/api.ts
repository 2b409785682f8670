import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { dripFeedKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export type FeedList = Calls['listDripFeeds']['answer'];

/** Statuses the list can be filtered by. */
export const feedStatuses = ['in_processing', 'completed', 'canceled'] as const;

export interface FeedListParams {
  page: number;
  status: (typeof feedStatuses)[number] | undefined;
}

export const feedsPerPage = 10;

export const feedsQuery = ({ call }: Services, { page, status }: FeedListParams) =>
  queryOptions({
    queryKey: dripFeedKeys.list(status, page),
    queryFn: ({ signal }) =>
      call('listDripFeeds', { query: { page, per_page: feedsPerPage, status } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const feedQuery = ({ call }: Services, dripFeedId: string) =>
  queryOptions({
    queryKey: dripFeedKeys.one(dripFeedId),
    queryFn: async ({ signal }) => (await call('getDripFeed', { params: { dripFeedId } }, { signal })).data,
    enabled: dripFeedId !== '',
    retry: false,
  });
