import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type OrderFilters, pageSizes } from './order-filters.ts';

interface RowsPerPageProps {
  filters: OrderFilters;
  onSet(changes: Record<string, string>): void;
}

export function RowsPerPage({ filters, onSet }: RowsPerPageProps) {
  const t = useTranslations('common.table');
  return (
    <Select
      className="tablet:w-24"
      aria-label={t('rowsPerPage')}
      value={String(filters.perPage)}
      onChange={(event) => onSet({ per_page: event.target.value })}
      options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
    />
  );
}
