import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import { matchNumberOrWords } from '@marquee/domain/search/match-number-or-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { favouritesQuery } from '../../../../product/catalogue/favourites-query.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { FavouriteToggle, ServiceOption } from './service-option.tsx';

/** The number of services shown before "show all"; a longer list gets a search once it is shown whole. */
const visibleCount = 4;

interface ServicePickerProps {
  services: readonly ServiceCard[] | undefined;
  chosen: number | undefined;
  isCompact: boolean;
  /** The operator wants a search for this network's services, however few they are. */
  hasSearch: boolean;
  onChoose(serviceId: number): void;
}

export function ServicePicker(props: ServicePickerProps) {
  const numbers = useNumbers();
  const { services: offered, chosen, isCompact, hasSearch, onChoose } = props;
  const t = useTranslations('ordering.service');
  const amounts = useAmounts();
  const isSignedIn = useProfile() !== null;
  const { data: favourites = [] } = useQuery({ ...favouritesQuery(useServices()), enabled: isSignedIn });
  const name = useId();
  const [search, setSearch] = useState('');
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  if (!offered) return <Skeleton className="h-40 rounded-md" />;

  const perPieces = (quantity: number) => t('per', { quantity: numbers.count(quantity) });
  const hasFavourites = offered.some(({ id }) => favourites.includes(id));
  const isMeant = matchNumberOrWords(search);
  const fitting = offered.filter(
    (service) =>
      service.id === chosen ||
      (isMeant(service) && (!onlyFavourites || !hasFavourites || favourites.includes(service.id))),
  );
  const favouritesSwitch = hasFavourites && (
    <Switch
      checked={onlyFavourites}
      onChange={(event) => {
        setOnlyFavourites(event.target.checked);
        setShowsAll(true);
      }}
    >
      {t('favourites')}
    </Switch>
  );
  const starOf = (id: number) =>
    isSignedIn && <FavouriteToggle serviceId={id} isFavourite={favourites.includes(id)} />;
  if (isCompact)
    return (
      <div className="flex flex-col gap-1">
        <div className="flex items-end gap-1">
          <Field label={t('label')} className="flex-1">
            {(control) => (
              <Select
                {...control}
                value={String(chosen ?? '')}
                onChange={(event) => onChoose(Number(event.target.value))}
                options={fitting.map(({ id, name: label, price, pricing_per }) => ({
                  value: String(id),
                  label: [label, amounts.unitPrice(price), pricing_per > 1 && perPieces(pricing_per)]
                    .filter(Boolean)
                    .join(' · '),
                }))}
              />
            )}
          </Field>
          {chosen !== undefined && starOf(chosen)}
        </div>
        {favouritesSwitch}
      </div>
    );
  const chosenAt = fitting.findIndex(({ id }) => id === chosen);
  const shown = showsAll ? fitting : fitting.slice(0, Math.max(visibleCount, chosenAt + 1));
  const isFolded = shown.length < fitting.length;
  function showAll({ currentTarget }: MouseEvent) {
    const group = currentTarget.closest('fieldset');
    setShowsAll(true);
    // The pressed button disappears, so focus moves to the first service it revealed.
    const first = shown.length;
    requestAnimationFrame(() =>
      group?.querySelectorAll<HTMLElement>('input[type=radio]').item(first)?.focus(),
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium">{t('label')}</legend>
      {!isFolded && (hasSearch || offered.length > visibleCount) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
          <div className="min-w-[min(12rem,100%)] flex-1">
            <Input
              type="text"
              inputMode="search"
              autoComplete="off"
              maxLength={100}
              aria-label={t('search')}
              placeholder={t('search')}
              value={search}
              onChange={(event) => {
                setSearch(event.target.value);
                // Emptied, the search must not fold away with the list.
                setShowsAll(true);
              }}
              leading={<Search className="size-4.5" aria-hidden="true" />}
            />
          </div>
          {favouritesSwitch}
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {shown.map((service) => (
          <ServiceOption
            key={service.id}
            name={name}
            service={service}
            isChosen={service.id === chosen}
            onChoose={() => onChoose(service.id)}
            star={starOf(service.id)}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {isFolded && (
        <Button variant="quiet" size="small" className="mt-2" onClick={showAll}>
          {t('more', { count: fitting.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}
