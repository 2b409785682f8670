import { useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronDown, Star } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { favouritesQuery } from '../../../../product/catalogue/favourites-query.ts';
import { useFavouriteToggle } from '../../../../product/catalogue/use-favourite-toggle.ts';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useProfile } from '../../../../shell/session/profile.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { useSavedLinks } from '../../saved-links/use-saved-links.ts';
import type { FormLine, LineChanges } from '../line/form-line.ts';

interface LineOptionsProps {
  line: FormLine;
  serviceId: number;
  change(changes: LineChanges): void;
}

/** What few orders need: folded, it is one stop for Tab on the way to the button that pays. */
export function LineOptions({ line, serviceId, change }: LineOptionsProps) {
  const t = useTranslations('ordering');
  const labels = useTranslations('common.words');
  const isSignedIn = useProfile() !== null;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group"
      // A name opens it; emptied, it stays open: a field must not vanish while typing.
      open={isOpen || line.name !== ''}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-1.5 rounded-md font-medium text-ink-soft hover:text-ink">
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        {t('moreOptions')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <TextField
          label={t('orderName.label')}
          note={labels('optional')}
          hint={t('orderName.hint')}
          autoComplete="off"
          maxLength={200}
          value={line.name}
          onValueChange={(name) => change({ name })}
        />
        {isSignedIn && (
          <div className="flex flex-wrap gap-2">
            <SaveLink url={line.url.trim()} />
            <FavouriteOption serviceId={serviceId} />
          </div>
        )}
      </div>
    </details>
  );
}

function SaveLink({ url }: { url: string }) {
  const t = useTranslations('ordering.savedLinks');
  const { links, isBusy, save } = useSavedLinks();
  const isSaved = links.some((link) => link.is_saved && link.url === url);
  if (!/^https?:\/\/\S+\.\S+/.test(url)) return null;
  return (
    <Button
      size="small"
      icon={<Bookmark className="size-4" aria-hidden="true" />}
      loading={isBusy}
      // Not `disabled`, because that would lose the keyboard focus.
      aria-disabled={isSaved}
      onClick={() => !isSaved && save(url)}
    >
      {t(isSaved ? 'saved' : 'save')}
    </Button>
  );
}

/** The stars in the list are for pointers; this one is for the keyboard. */
function FavouriteOption({ serviceId }: { serviceId: number }) {
  const t = useTranslations('ordering.service');
  const { data: favourites = [] } = useQuery(favouritesQuery(useServices()));
  const isFavourite = favourites.includes(serviceId);
  return (
    <Button
      size="small"
      icon={<Star className={`size-4 ${isFavourite ? 'fill-star text-star' : ''}`} aria-hidden="true" />}
      onClick={useFavouriteToggle(serviceId, isFavourite)}
    >
      {t(isFavourite ? 'removeFavourite' : 'addFavourite')}
    </Button>
  );
}
