import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { consoleKeys } from './query-keys.ts';

/** What waits for staff; asked again while somebody looks. */
export const queuesQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.queues,
    queryFn: async ({ signal }) => (await call('listQueues', {}, { signal })).data,
    refetchInterval: 30_000,
  });
