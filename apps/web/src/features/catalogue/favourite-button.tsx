import type { ServiceBrief } from '@marquee/contract/catalogue-entities.ts';
import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../shell/session/profile.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFavourite } from './favourites.ts';

/** Only those signed in have favourites; guests see no star that would do nothing. */
export function FavouriteButton({ service }: { service: Pick<ServiceBrief, 'id' | 'name'> }) {
  return useProfile() && <Toggle service={service} />;
}

function Toggle({ service }: { service: Pick<ServiceBrief, 'id' | 'name'> }) {
  const t = useTranslations('catalogue.favourite');
  const { isFavourite, toggle } = useFavourite(service.id);
  return (
    <IconButton
      aria-pressed={isFavourite}
      label={t(isFavourite ? 'remove' : 'add', { service: service.name })}
      icon={<Star className={`size-5 ${isFavourite ? 'fill-star text-star' : ''}`} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
