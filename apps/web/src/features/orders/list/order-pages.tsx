import { useTranslations } from 'use-intl';
import { Pagination } from '../../../ui/pagination.tsx';
import { Select } from '../../../ui/select.tsx';
import { type OrderFilters, pageSizes } from './order-filters.ts';

interface OrderPagesProps {
  found: number;
  filters: OrderFilters;
  onSet(changes: Record<string, string>): void;
}

export function OrderPages({ found, filters, onSet }: OrderPagesProps) {
  const t = useTranslations('common');
  const { page, perPage } = filters;
  const pageCount = Math.max(1, Math.ceil(found / perPage));
  if (found <= pageSizes[0]) return null;
  return (
    <div className="flex flex-col gap-3 border-line border-t px-4 py-3 tablet:flex-row tablet:items-center tablet:px-5">
      <Select
        className="tablet:w-24"
        aria-label={t('table.rowsPerPage')}
        value={String(perPage)}
        onChange={(event) => onSet({ per_page: event.target.value })}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <div className="min-w-0 flex-1">
        <Pagination
          label={t('pagination.label')}
          previousLabel={t('pagination.previous')}
          nextLabel={t('pagination.next')}
          summary={t('pagination.position', { page: String(page), pages: String(pageCount) })}
          page={page}
          pageCount={pageCount}
          onPageChange={(next) => onSet({ page: next === 1 ? '' : String(next) })}
        />
      </div>
    </div>
  );
}
