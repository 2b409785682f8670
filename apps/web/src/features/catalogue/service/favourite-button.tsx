import type { ServiceBrief } from '@marquee/contract/generated/catalogue.ts';
import { Star } from 'lucide-react';
import { useFavouriteToggle } from '../../../product/catalogue/use-favourite-toggle.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useFavouriteIds } from './use-favourite-ids.ts';

interface FavouriteButtonProps {
  service: Pick<ServiceBrief, 'id' | 'name'>;
}

/** Only for signed-in customers; guests have no favourites. */
export function FavouriteButton({ service }: FavouriteButtonProps) {
  const isSignedIn = useProfile() !== null;
  const favourites = useFavouriteIds(true);
  return isSignedIn && <FavouriteStar service={service} isFavourite={favourites?.has(service.id) === true} />;
}

/** For lists, which look up the favourites once for all rows. */
export function FavouriteStar({
  service,
  isFavourite,
  className,
}: FavouriteButtonProps & { isFavourite: boolean; className?: string }) {
  const t = useTranslations('catalogue.favourite');
  return (
    <IconButton
      className={className}
      aria-pressed={isFavourite}
      label={t(isFavourite ? 'remove' : 'add', { service: service.name })}
      icon={<Star className={`size-5 ${isFavourite ? 'fill-star text-star' : ''}`} aria-hidden="true" />}
      onClick={useFavouriteToggle(service.id, isFavourite)}
    />
  );
}
