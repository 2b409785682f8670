import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../../lib/app-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';

export interface FailedJobFilters {
  search: string | undefined;
  after: number | undefined;
}

export const failedJobsQuery = ({ call }: Pick<AppServices, 'call'>, filters: FailedJobFilters) =>
  queryOptions({
    queryKey: consoleKeys.failedJobList(filters),
    queryFn: ({ signal }) => call('listFailedJobs', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
