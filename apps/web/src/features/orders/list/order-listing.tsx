import { formatCount } from '@marquee/domain/format/number.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '../../../shell/errors/use-failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { ColumnChoice, Density } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { DataTableToolbar } from '../../../ui/data-table-toolbar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { OrderList } from '../api.ts';
import { ExportOrdersButton } from './export-orders-button.tsx';
import { isFiltered, type OrderFilters } from './order-filters.ts';
import { OrderPages } from './order-pages.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

interface OrderListingProps {
  orders: UseQueryResult<OrderList>;
  filters: OrderFilters;
  onSet(changes: Record<string, string>): void;
  onClear(): void;
}

export function OrderListing({ orders, filters, onSet, onClear }: OrderListingProps) {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const columns = useOrderColumns();
  const failureWords = useFailureWords();
  const [choice, setChoice] = useState<ColumnChoice>(new Map());
  const [density, setDensity] = useState<Density>('comfortable');
  const listing = useRef<HTMLDivElement>(null);
  useKeptFocus(listing);
  // What is there stays while a later look fails: a dialog may be open on one of the rows.
  if (orders.isLoadingError) {
    const retry = {
      label: common('actions.retry'),
      onRetry: () => orders.refetch(),
      busy: orders.isFetching,
    };
    return <ErrorState title={common('states.failed')} text={failureWords(orders.error)} retry={retry} />;
  }
  const sort = {
    column: filters.sort,
    direction: filters.direction === 'asc' ? ('ascending' as const) : ('descending' as const),
  };
  const setSort = (next: typeof sort | { column: string; direction: 'ascending' | 'descending' }) =>
    onSet({ sort: next.column, direction: next.direction === 'ascending' ? 'asc' : 'desc' });
  const found = orders.data?.recordsFiltered ?? 0;
  return (
    <div
      ref={listing}
      className={orders.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}
    >
      {found > 0 && (
        <div className="px-4 pb-2 tablet:px-5">
          <DataTableToolbar
            columns={columns}
            choice={choice}
            onChoiceChange={setChoice}
            density={density}
            onDensityChange={setDensity}
            sort={sort}
            onSortChange={setSort}
            words={{
              columns: common('table.columns'),
              density: common('table.density'),
              sort: t('filters.sort'),
            }}
            summary={
              <span aria-live="polite">{t('found', { count: found, shown: formatCount(found) })}</span>
            }
            exportSlot={<ExportOrdersButton filters={filters} />}
          />
        </div>
      )}
      <div className="border-line border-t">
        <DataTable
          label={t('title')}
          columns={columns}
          rows={orders.data?.data ?? []}
          rowKey={({ id }) => String(id)}
          sort={sort}
          onSortChange={setSort}
          choice={choice}
          density={density}
          loading={orders.isPending}
          skeletonRows={filters.perPage}
          empty={<Nothing filters={filters} onClear={onClear} />}
        />
      </div>
      <OrderPages found={found} filters={filters} onSet={onSet} />
    </div>
  );
}

function Nothing({ filters, onClear }: { filters: OrderFilters; onClear(): void }) {
  const t = useTranslations('orders');
  if (isFiltered(filters))
    return (
      <EmptyState
        illustration="search"
        title={t('noneFit.title')}
        text={t('noneFit.text')}
        action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
      />
    );
  return (
    <EmptyState
      illustration="orders"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <LinkButton href="/orders/create" variant="primary">
          {t('new')}
        </LinkButton>
      }
    />
  );
}
