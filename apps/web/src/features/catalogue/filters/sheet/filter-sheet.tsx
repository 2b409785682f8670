import { useProfile } from '../../../../shell/session/profile.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { SideSheet } from '../../../../ui/overlays/side-sheet.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { useDurationText } from '../../service/service-text.ts';
import { type CatalogueFilters, countFilters, features } from '../filters.ts';

import { noFilters } from '../write-filters.ts';
import { CountryFilter } from './country-filter.tsx';
import { FilterGroup, type FilterProps, toggled } from './filter-group.tsx';
import { LabelFilter } from './label-filter.tsx';
import { PriceFilter, QuantityFilter } from './range-filters.tsx';

import { TypeFilter } from './type-filter.tsx';

const choices = [0, 15, 60, 360, 1440, 4320];

interface FilterSheetProps {
  open: boolean;
  onClose(): void;
  filters: CatalogueFilters;
  total: number | undefined;
  onChange(changes: Partial<CatalogueFilters>): void;
}

/** All filters in one place: from below on phones, beside the list elsewhere. The list updates at once. */
export function FilterSheet({ open, onClose, filters, total, onChange }: FilterSheetProps) {
  const t = useTranslations();
  const isSignedIn = useProfile() !== null;
  const { search } = filters;
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={t('catalogue.filters.label')}
      closeLabel={t('common.actions.close')}
      phone="bottom"
      footer={
        <>
          <Button
            disabled={countFilters(filters) + filters.serviceTypes.length === 0}
            onClick={() => onChange({ ...noFilters, search, networks: filters.networks })}
          >
            {t('catalogue.filters.reset')}
          </Button>
          <Button variant="primary" className="min-w-0 flex-1 shrink" onClick={onClose}>
            {total === undefined ? t('common.actions.close') : t('catalogue.filters.apply', { count: total })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <div>
          {isSignedIn && (
            <Switch
              checked={filters.favourites}
              onChange={(event) => onChange({ favourites: event.target.checked })}
            >
              {t('catalogue.filters.favourites')}
            </Switch>
          )}
          <Switch
            checked={filters.discount}
            onChange={(event) => onChange({ discount: event.target.checked })}
          >
            {t('catalogue.filters.discount')}
          </Switch>
        </div>
        <PriceFilter filters={filters} onChange={onChange} />
        <QuantityFilter filters={filters} onChange={onChange} />
        <StartFilter filters={filters} onChange={onChange} />
        <LabelFilter filters={filters} onChange={onChange} />
        <FeatureFilter filters={filters} onChange={onChange} />
        <TypeFilter filters={filters} onChange={onChange} />
        <CountryFilter filters={filters} onChange={onChange} />
      </div>
    </SideSheet>
  );
}

function FeatureFilter({ filters, onChange }: FilterProps) {
  const t = useTranslations('catalogue');
  return (
    <FilterGroup name={t('filters.features')}>
      <div className="grid grid-cols-2 gap-x-3">
        {features.map((feature) => (
          <Checkbox
            key={feature}
            checked={filters.features.includes(feature)}
            onChange={() => onChange({ features: toggled(filters.features, feature) })}
          >
            {t(`features.${feature}`)}
          </Checkbox>
        ))}
      </div>
    </FilterGroup>
  );
}

function StartFilter({ filters: { startTime }, onChange }: FilterProps) {
  const t = useTranslations('catalogue');
  const duration = useDurationText();
  const own = startTime === undefined || choices.includes(startTime) ? [] : [startTime];
  const options = [...choices, ...own]
    .sort((one, other) => one - other)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? t('start.instant') : t('filters.startsWithin', { duration: duration(minutes) }),
    }));
  return (
    <Field label={t('filters.startTime')}>
      {(control) => (
        <Select
          {...control}
          value={startTime ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ startTime: value === '' ? undefined : Number(value) })
          }
          placeholder={t('filters.anyStart')}
          options={options}
        />
      )}
    </Field>
  );
}
