import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { favouritesQuery } from './favourites-query.ts';
import { serviceKeys } from './query-keys.ts';

/** The star answers at once; when the server refuses, it goes back. */
export function useFavouriteToggle(serviceId: number, isFavourite: boolean): () => Promise<void> {
  const services = useServices();
  const client = useQueryClient();
  const isAsking = useRef(false);
  const { queryKey } = favouritesQuery(services);
  const put = (marked: boolean) =>
    client.setQueryData(queryKey, (ids: readonly number[] = []) => [
      ...(marked ? [serviceId] : []),
      ...ids.filter((id) => id !== serviceId),
    ]);
  return async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    await client.cancelQueries({ queryKey });
    put(!isFavourite);
    try {
      const { data: answer } = await services.call('toggleFavorite', { params: { serviceId } });
      put(answer.is_favorite);
      // The view of favourites must not show an old list when it is opened next.
      await client.invalidateQueries({ predicate: isFavouritesList, refetchType: 'none' });
    } catch {
      put(isFavourite);
    } finally {
      isAsking.current = false;
    }
  };
}

function isFavouritesList({ queryKey: [name, filters] }: { queryKey: readonly unknown[] }): boolean {
  return name === serviceKeys.list({})[0] && (filters as { favourites?: boolean }).favourites === true;
}
