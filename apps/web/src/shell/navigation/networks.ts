import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

/** The same key as the catalogue's: whichever asks first, the other finds it there. */
export const networksQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: ['networks'],
    queryFn: async ({ signal }) => (await call('listNetworks', {}, { signal })).data,
  });
