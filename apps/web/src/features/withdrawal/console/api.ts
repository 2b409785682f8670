import type { WithdrawalStatus } from '@marquee/domain/payments/withdrawal-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';

export const withdrawalReviewKey = ['admin', 'withdrawals'] as const;

export interface ReviewFilters {
  status: WithdrawalStatus;
  search: string | undefined;
  after: number | undefined;
}

export const reviewQuery = ({ call }: Pick<AppServices, 'call'>, filters: ReviewFilters) =>
  queryOptions({
    queryKey: [...withdrawalReviewKey, filters],
    queryFn: ({ signal }) => call('reviewWithdrawals', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
