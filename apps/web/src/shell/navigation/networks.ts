import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { networksKey } from '../query-keys.ts';

/** Shared by the header and every page that shows networks. */
export const networksQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: networksKey,
    queryFn: async ({ signal }) => (await call('listNetworks', {}, { signal })).data,
  });
