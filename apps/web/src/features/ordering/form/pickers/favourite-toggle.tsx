import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFavouriteToggle } from '../../../../product/catalogue/use-favourite-toggle.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';

interface FavouriteToggleProps {
  serviceId: number;
  isFavourite: boolean;
}

export function FavouriteToggle({ serviceId, isFavourite }: FavouriteToggleProps) {
  const t = useTranslations('ordering.service');
  return (
    <IconButton
      size="small"
      aria-pressed={isFavourite}
      label={t(isFavourite ? 'removeFavourite' : 'addFavourite')}
      icon={<Star className={`size-4.5 ${isFavourite ? 'fill-star text-star' : ''}`} aria-hidden="true" />}
      onClick={useFavouriteToggle(serviceId, isFavourite)}
    />
  );
}
