import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

type Services = Pick<AppServices, 'call'>;

export const feedsPerPage = 10;
const feedsKey = ['drip-feeds'];

export const feedsQuery = ({ call }: Services, page: number) =>
  queryOptions({
    queryKey: [...feedsKey, 'list', page],
    queryFn: ({ signal }) => call('listDripFeeds', { query: { page, per_page: feedsPerPage } }, { signal }),
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
