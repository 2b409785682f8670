import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

export const rewardFilterStates = ['held', 'matured', 'reversed', 'refused', 'all'] as const;

export interface RewardFilters {
  state: (typeof rewardFilterStates)[number];
  search: string | undefined;
  after: number | undefined;
}

export const referralRewardsQuery = ({ call }: Pick<AppServices, 'call'>, filters: RewardFilters) =>
  queryOptions({
    queryKey: consoleKeys.referralList(filters),
    queryFn: ({ signal }) => call('listReferralRewards', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
