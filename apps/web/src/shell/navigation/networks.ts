import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { networksKey } from '../query-keys.ts';

/** The bar and every page that names a network read the same answer. */
export const networksQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: networksKey,
    queryFn: async ({ signal }) => (await call('listNetworks', {}, { signal })).data,
  });
