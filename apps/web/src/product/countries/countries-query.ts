import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { countriesKey } from '../catalogue/query-keys.ts';

export const countriesQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: countriesKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call('listCountries', {}, { signal })).data,
  });
