import '../../../../styles/pages.css';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../../shell/session/profile.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { SideSheet } from '../../../../ui/overlays/side-sheet.tsx';
import { countFilters } from '../count-filters.ts';
import type { CatalogueFilters } from '../filters.ts';
import { noFilters } from '../write-filters.ts';
import { CountryFilter } from './country-filter.tsx';
import { FeatureFilter } from './feature-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { QuantityFilter } from './quantity-filter.tsx';
import { StartFilter } from './start-filter.tsx';
import { TypeFilter } from './type-filter.tsx';

interface FilterSheetProps {
  open: boolean;
  onClose(): void;
  filters: CatalogueFilters;
  total: number | undefined;
  onChange(changes: Partial<CatalogueFilters>): void;
}

/** Every filter in one place: from below on phones, at the side of the list elsewhere. The list follows at once. */
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
            onClick={() => onChange({ ...noFilters, search, network: filters.network })}
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
        <FeatureFilter filters={filters} onChange={onChange} />
        <TypeFilter filters={filters} onChange={onChange} />
        <CountryFilter filters={filters} onChange={onChange} />
      </div>
    </SideSheet>
  );
}
