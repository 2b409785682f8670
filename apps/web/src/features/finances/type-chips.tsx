import type { FinanceType } from '@marquee/contract/money/finances.ts';
import { useTranslations } from 'use-intl';
import { FilterChips } from '../../ui/tables/filter-chips.tsx';
import { shownTypes } from './finance-filters.ts';

interface TypeChipsProps {
  chosen: readonly FinanceType[];
  onChange(types: FinanceType[]): void;
}

export function TypeChips({ chosen, onChange }: TypeChipsProps) {
  const t = useTranslations('finances');
  return (
    <FilterChips
      legend={t('filters.kinds')}
      allLabel={useTranslations('common.words')('all')}
      values={shownTypes}
      chosen={chosen}
      labelOf={(type) => t(`types.${type}`)}
      onChange={onChange}
    />
  );
}
