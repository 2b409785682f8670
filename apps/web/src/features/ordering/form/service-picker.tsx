import type { ServiceCard } from '@marquee/contract/catalogue-entities.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { favouritesQuery } from '../api.ts';
import { FavouriteToggle } from './favourite-toggle.tsx';
import { ServiceOption } from './service-option.tsx';

/** More than these are worth searching, and hidden until asked for. */
const inSight = 4;

interface ServicePickerProps {
  services: readonly ServiceCard[] | undefined;
  chosen: number | undefined;
  isCompact: boolean;
  onChoose(serviceId: number): void;
}

export function ServicePicker({ services: offered, chosen, isCompact, onChoose }: ServicePickerProps) {
  const t = useTranslations('ordering.service');
  const amounts = useAmounts();
  const isSignedIn = useProfile() !== null;
  const { data: favourites = [] } = useQuery({ ...favouritesQuery(useServices()), enabled: isSignedIn });
  const name = useId();
  const [search, setSearch] = useState('');
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  if (!offered) return <Skeleton className="h-40 rounded-md" />;

  const hasFavourites = offered.some(({ id }) => favourites.includes(id));
  const fitting = offered.filter(
    (service) =>
      service.id === chosen ||
      (service.name.toLowerCase().includes(search.trim().toLowerCase()) &&
        (!onlyFavourites || !hasFavourites || favourites.includes(service.id))),
  );
  if (isCompact)
    return (
      <Field label={t('label')}>
        {(control) => (
          <Select
            {...control}
            value={String(chosen ?? '')}
            onChange={(event) => onChoose(Number(event.target.value))}
            options={offered.map((service) => ({
              value: String(service.id),
              label: `${service.name} · ${amounts.unitPrice(service.price)}`,
            }))}
          />
        )}
      </Field>
    );
  const chosenAt = fitting.findIndex(({ id }) => id === chosen);
  const shown = showsAll || search !== '' ? fitting : fitting.slice(0, Math.max(inSight, chosenAt + 1));
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium">{t('label')}</legend>
      {offered.length > inSight && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
          <div className="min-w-48 flex-1">
            <Input
              type="text"
              inputMode="search"
              autoComplete="off"
              maxLength={100}
              aria-label={t('search')}
              placeholder={t('search')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              leading={<Search className="size-4.5" aria-hidden="true" />}
            />
          </div>
          {hasFavourites && (
            <Switch checked={onlyFavourites} onChange={(event) => setOnlyFavourites(event.target.checked)}>
              {t('favourites')}
            </Switch>
          )}
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
            star={
              isSignedIn && (
                <FavouriteToggle serviceId={service.id} isFavourite={favourites.includes(service.id)} />
              )
            }
          />
        ))}
      </ul>
      {shown.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {shown.length < fitting.length && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setShowsAll(true)}>
          {t('more', { count: fitting.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}
