import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { features } from '../features.ts';
import { FilterGroup, type FilterProps, toggled } from './filter-group.tsx';

export function FeatureFilter({ filters, onChange }: FilterProps) {
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
