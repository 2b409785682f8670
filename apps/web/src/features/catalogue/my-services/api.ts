import type { Calls } from '@marquee/contract/generated/calls.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { myServiceKeys } from '../../../product/query-keys.ts';

export type MyService = Calls['listMyServices']['answer']['data'][number];

export type MyServicesView = 'all' | 'unreviewed';

const calls = { all: 'listMyServices', unreviewed: 'listMyServicesWithoutReviews' } as const;

export const myServicesQuery = ({ call }: Pick<AppServices, 'call'>, view: MyServicesView) =>
  infiniteQueryOptions({
    queryKey: myServiceKeys.list(view),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(calls[view], { query: { page: pageParam } }, { signal }),
    // A review is read by a person: whoever waits sees it change.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ review }) => review?.status === 'in_moderation'))
        ? 15_000
        : false,
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  });
