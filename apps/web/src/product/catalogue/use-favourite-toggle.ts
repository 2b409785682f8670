import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { favouritesQuery } from './favourites-query.ts';
import { serviceKeys } from './query-keys.ts';

/** The star changes at once; when the server refuses, it is reset. */
export function useFavouriteToggle(serviceId: number, isFavourite: boolean): () => Promise<void> {
  const services = useServices();
  const client = useQueryClient();
  const isSending = useRef(false);
  const { queryKey } = favouritesQuery(services);
  const setFavourite = (isMarked: boolean) =>
    client.setQueryData(queryKey, (ids: readonly number[] = []) => [
      ...(isMarked ? [serviceId] : []),
      ...ids.filter((id) => id !== serviceId),
    ]);
  return async () => {
    if (isSending.current) return;
    isSending.current = true;
    await client.cancelQueries({ queryKey });
    setFavourite(!isFavourite);
    try {
      const { data: answer } = await services.call('toggleFavorite', { params: { serviceId } });
      setFavourite(answer.is_favorite);
      // The favourites list must be fresh when it is opened next.
      await client.invalidateQueries({ predicate: isFavouritesList, refetchType: 'none' });
    } catch {
      setFavourite(isFavourite);
    } finally {
      isSending.current = false;
    }
  };
}

function isFavouritesList({ queryKey: [name, filters] }: { queryKey: readonly unknown[] }): boolean {
  return name === serviceKeys.list({})[0] && (filters as { favourites?: boolean }).favourites === true;
}
