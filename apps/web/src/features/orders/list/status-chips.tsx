import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { useTranslations } from 'use-intl';
import { FilterChips } from '../../../ui/tables/filter-chips.tsx';
import { shownStatuses } from './order-filters.ts';

interface StatusChipsProps {
  chosen: readonly OrderStatus[];
  onChange(statuses: OrderStatus[]): void;
}

export function StatusChips({ chosen, onChange }: StatusChipsProps) {
  const t = useTranslations('orders');
  return (
    <FilterChips
      legend={t('filters.statuses')}
      allLabel={useTranslations('common.words')('all')}
      values={shownStatuses}
      chosen={chosen}
      labelOf={(status) => t(`statuses.${status}`)}
      onChange={onChange}
    />
  );
}
