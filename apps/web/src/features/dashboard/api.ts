import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { dashboardKey } from '../../product/query-keys.ts';

export const dashboardQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: dashboardKey,
    queryFn: async ({ signal }) => (await call('getDashboard', {}, { signal })).data,
    refetchInterval: 30_000,
  });
