import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export type WidgetFilters = Calls['listStaffWidgets']['query'];
export type RewardFilters = Calls['listWidgetRewards']['query'];

export const staffWidgetsQuery = ({ call }: Services, filters: WidgetFilters) =>
  queryOptions({
    queryKey: consoleKeys.widgetList(filters),
    queryFn: ({ signal }) => call('listStaffWidgets', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export const widgetRewardsQuery = ({ call }: Services, filters: RewardFilters) =>
  queryOptions({
    queryKey: consoleKeys.widgetRewardList(filters),
    queryFn: ({ signal }) => call('listWidgetRewards', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
