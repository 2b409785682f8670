import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { labelsKey } from './query-keys.ts';

/** The operator's labels for services, with their names in the reader's language. */
export const labelsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: labelsKey,
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }) => (await call('listLabels', {}, { signal })).data,
  });
