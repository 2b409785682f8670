import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

export const dashboardQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => (await call('getDashboard', {}, { signal })).data,
    refetchInterval: 30_000,
  });
