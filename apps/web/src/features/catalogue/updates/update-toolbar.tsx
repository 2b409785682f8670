import type { NetworkWithTypes } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { changeKinds, type UpdateFilters } from './update-filters.ts';

interface UpdateToolbarProps {
  filters: UpdateFilters;
  networks: readonly NetworkWithTypes[];
  canFilterFavourites: boolean;
  onSet(name: string, value: string): void;
}

export function UpdateToolbar({ filters, networks, canFilterFavourites, onSet }: UpdateToolbarProps) {
  const t = useTranslations('service.updates');
  const all = useTranslations('catalogue.filters');
  return (
    <search className="grid grid-cols-2 gap-3 pb-5 tablet:flex tablet:flex-wrap tablet:items-center">
      <Field label={t('kind')} hideLabel className="tablet:w-52">
        {(control) => (
          <Select
            {...control}
            value={filters.kind ?? ''}
            placeholder={t('allKinds')}
            onChange={(event) => onSet('kind', event.target.value)}
            options={changeKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
        )}
      </Field>
      {filters.serviceId === undefined && (
        <Field label={t('network')} hideLabel className="tablet:w-52">
          {(control) => (
            <Select
              {...control}
              value={filters.network ?? ''}
              placeholder={all('allNetworks')}
              onChange={(event) => onSet('network', event.target.value)}
              options={networks.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
        </Field>
      )}
      {canFilterFavourites && filters.serviceId === undefined && (
        <Checkbox
          checked={filters.favourites ?? false}
          onChange={(event) => onSet('favourites', event.target.checked ? 'true' : '')}
          className="col-span-2"
        >
          {t('favourites')}
        </Checkbox>
      )}
    </search>
  );
}
