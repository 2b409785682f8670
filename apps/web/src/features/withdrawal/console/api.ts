import type { WithdrawalStatus } from '@marquee/domain/payments/withdrawal-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

export interface ReviewFilters {
  status: WithdrawalStatus | 'all';
  search: string | undefined;
  /** Only those of one bank file. */
  export: number | undefined;
  after: number | undefined;
}

export const reviewQuery = ({ call }: Pick<AppServices, 'call'>, filters: ReviewFilters) =>
  queryOptions({
    queryKey: consoleKeys.withdrawalList(filters),
    queryFn: ({ signal }) => call('reviewWithdrawals', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
