import type { ReviewStatus } from '@marquee/domain/reviews/review-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

export interface ReviewFilters {
  status: ReviewStatus;
  rating: number | undefined;
  search: string | undefined;
  after: number | undefined;
}

export const staffReviewsQuery = ({ call }: Pick<AppServices, 'call'>, filters: ReviewFilters) =>
  queryOptions({
    queryKey: consoleKeys.reviewList(filters),
    queryFn: ({ signal }) => call('listStaffReviews', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
