import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { favouritesQuery } from '../api.ts';

interface FavouriteToggleProps {
  serviceId: number;
  isFavourite: boolean;
}

/** The star answers at once; when the server refuses, it goes back. */
export function FavouriteToggle({ serviceId, isFavourite }: FavouriteToggleProps) {
  const t = useTranslations('ordering.service');
  const services = useServices();
  const client = useQueryClient();
  const { queryKey } = favouritesQuery(services);
  const put = (marked: boolean) =>
    client.setQueryData(queryKey, (ids: readonly number[] = []) => [
      ...(marked ? [serviceId] : []),
      ...ids.filter((id) => id !== serviceId),
    ]);
  const toggle = async () => {
    put(!isFavourite);
    try {
      const { data } = await services.call('toggleFavorite', { params: { serviceId } });
      put(data.is_favorite);
    } catch {
      put(isFavourite);
    }
  };
  return (
    <IconButton
      size="small"
      aria-pressed={isFavourite}
      label={t(isFavourite ? 'removeFavourite' : 'addFavourite')}
      icon={<Star className={`size-4.5 ${isFavourite ? 'fill-star text-star' : ''}`} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
