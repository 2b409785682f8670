import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { walletsKey } from '../query-keys.ts';

export const walletsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: walletsKey,
    queryFn: async ({ signal }) => (await call('getWallets', {}, { signal })).data,
  });
