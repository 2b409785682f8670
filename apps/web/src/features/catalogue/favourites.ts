import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
  const { queryKey } = favouritesQuery(services);
  const { data = [] } = useQuery({ ...favouritesQuery(services), enabled: useProfile() !== null });
  const put = (isFavourite: boolean) =>
    client.setQueryData(queryKey, (ids: readonly number[] = []) => [
      ...(isFavourite ? [serviceId] : []),
      ...ids.filter((id) => id !== serviceId),
    ]);
  const isFavourite = data.includes(serviceId);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await services.call('toggleFavorite', { params: { serviceId } })).data,
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      put(!isFavourite);
      return { was: isFavourite };
    },
    onSuccess: ({ is_favorite }) => put(is_favorite),
    onError: (_error, _variables, before) => before && put(before.was),
  });
  return { isFavourite, toggle: () => !isPending && mutate() };
}
