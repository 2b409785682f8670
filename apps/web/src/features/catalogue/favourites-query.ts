import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

/** Numbers of the services that the visitor marked. */
export const favouritesQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: ['favourites'],
    queryFn: async ({ signal }) =>
      (await call('listFavorites', {}, { signal })).data.map((favourite) => favourite.service_id),
  });
