import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { profileQuery } from '../../shell/session/profile.ts';
import { favouritesKey } from './query-keys.ts';

/** Ids of the visitor's favourite services. */
export const favouritesQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: favouritesKey,
    queryFn: async ({ signal }) =>
      (await call('listFavorites', {}, { signal })).data.map((favourite) => favourite.service_id),
  });

/** For a page's `load`: stars are right in the first HTML. A failure is ignored: the list works without stars. */
export async function loadFavourites(services: AppServices): Promise<void> {
  const { queryClient } = services;
  if (!queryClient.getQueryData(profileQuery(services).queryKey)) return;
  await queryClient.prefetchQuery(favouritesQuery(services));
}
