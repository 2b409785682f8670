import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { accountKeys } from '../../../product/query-keys.ts';

export const signInOptionsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: accountKeys.signInOptions,
    staleTime: 10 * 60_000,
    queryFn: async () => (await call('listSignInOptions')).data,
  });
