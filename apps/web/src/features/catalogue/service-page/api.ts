import type { Calls } from '@marquee/contract/generated/calls.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { servicePageKeys } from '../../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export type Review = Calls['listServiceReviews']['answer']['data'][number];

const reviewsPerPage = 6;

export const relatedQuery = ({ call }: Services, id: number) =>
  queryOptions({
    queryKey: servicePageKeys.related(id),
    queryFn: async ({ signal }) => (await call('listRelatedServices', { params: { id } }, { signal })).data,
  });

export const boughtTogetherQuery = ({ call }: Services, id: number) =>
  queryOptions({
    queryKey: servicePageKeys.boughtTogether(id),
    queryFn: async ({ signal }) => (await call('listBoughtTogether', { params: { id } }, { signal })).data,
  });

export const reviewsQuery = ({ call }: Services, id: number, rating?: number) =>
  infiniteQueryOptions({
    queryKey: servicePageKeys.reviews(id, rating),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        'listServiceReviews',
        { params: { id }, query: { page: pageParam, per_page: reviewsPerPage, rating } },
        { signal },
      ),
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
