import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';

export const signInOptionsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: ['sign-in-options'],
    staleTime: 10 * 60_000,
    queryFn: async () => (await call('listSignInOptions')).data,
  });
