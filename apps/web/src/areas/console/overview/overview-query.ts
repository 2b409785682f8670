import type { OverviewPeriod } from '@marquee/domain/charts/overview-periods.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

export const overviewQuery = ({ call }: Pick<AppServices, 'call'>, period: OverviewPeriod) =>
  queryOptions({
    queryKey: consoleKeys.overview(period),
    queryFn: async ({ signal }) => (await call('getOverview', { query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
