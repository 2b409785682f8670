import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AppServices } from '../../lib/app-services.ts';
import { useServices } from '../../lib/use-services.ts';
import { useProfile } from '../../shell/session/profile.ts';

/** Numbers of the services that the visitor marked. */
export const favouritesQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: ['favourites'],
    queryFn: async ({ signal }) =>
      (await call('listFavorites', {}, { signal })).data.map((favourite) => favourite.service_id),
  });

/** The star answers at once; when the server refuses, it goes back. */
export function useFavourite(serviceId: number) {
  const services = useServices();
  const client = useQueryClient();
  const isAsking = useRef(false);
  const { queryKey } = favouritesQuery(services);
  const { data = [] } = useQuery({ ...favouritesQuery(services), enabled: useProfile() !== null });
  const isFavourite = data.includes(serviceId);
  const put = (marked: boolean) =>
    client.setQueryData(queryKey, (ids: readonly number[] = []) => [
      ...(marked ? [serviceId] : []),
      ...ids.filter((id) => id !== serviceId),
    ]);
  const toggle = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    await client.cancelQueries({ queryKey });
    put(!isFavourite);
    try {
      const { data: answer } = await services.call('toggleFavorite', { params: { serviceId } });
      put(answer.is_favorite);
    } catch {
      put(isFavourite);
    } finally {
      isAsking.current = false;
    }
  };
  return { isFavourite, toggle };
}
