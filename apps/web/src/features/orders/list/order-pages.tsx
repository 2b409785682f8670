import { useTranslations } from 'use-intl';
import { ListPages } from '../../../ui/list-pages.tsx';
import { Select } from '../../../ui/select.tsx';
import { type OrderFilters, pageSizes } from './order-filters.ts';

interface OrderPagesProps {
  found: number;
  filters: OrderFilters;
  onSet(changes: Record<string, string>): void;
}

export function OrderPages({ found, filters, onSet }: OrderPagesProps) {
  const t = useTranslations('common.table');
  const { page, perPage } = filters;
  if (found <= pageSizes[0]) return null;
  return (
    <ListPages
      found={found}
      perPage={perPage}
      page={page}
      onPage={(next) => onSet({ page: next === 1 ? '' : String(next) })}
      before={
        <Select
          className="tablet:w-24"
          aria-label={t('rowsPerPage')}
          value={String(perPage)}
          onChange={(event) => onSet({ per_page: event.target.value })}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        />
      }
    />
  );
}
