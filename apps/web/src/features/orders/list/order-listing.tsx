import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { PagedTable } from '../../../product/lists/paged-table.tsx';
import { useAction } from '../../../product/use-action.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { ColumnChoice, Density } from '../../../ui/tables/data-column.ts';
import { DataTableToolbar } from '../../../ui/tables/data-table-toolbar.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { exportOrders, type OrderList } from '../api.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useSelectColumn } from '../bulk/select-column.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { isFiltered, type OrderFilters, pageSizes } from './order-filters.ts';
import { RowsPerPage } from './rows-per-page.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

interface OrderListingProps {
  orders: UseQueryResult<OrderList>;
  filters: OrderFilters;
  onSet(changes: Record<string, string>): void;
  onClear(): void;
}

export function OrderListing({ orders, filters, onSet, onClear }: OrderListingProps) {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const shown = orders.data?.data ?? [];
  const selection = useSelection(shown);
  const columns = [useSelectColumn(selection, shown), ...useOrderColumns()];
  const [choice, setChoice] = useState<ColumnChoice>(new Map());
  const [density, setDensity] = useState<Density>('comfortable');
  const listing = useRef<HTMLDivElement>(null);
  useKeptFocus(listing);
  const sort = {
    column: filters.sort,
    direction: filters.direction === 'asc' ? ('ascending' as const) : ('descending' as const),
  };
  const setSort = (next: typeof sort | { column: string; direction: 'ascending' | 'descending' }) =>
    onSet({ sort: next.column, direction: next.direction === 'ascending' ? 'asc' : 'desc' });
  const found = orders.data?.recordsFiltered ?? 0;
  const toolbar = found > 0 && (
    <div className="px-4 pb-2 tablet:px-5">
      <DataTableToolbar
        columns={columns}
        choice={choice}
        onChoiceChange={setChoice}
        density={density}
        onDensityChange={setDensity}
        sort={sort}
        onSortChange={setSort}
        labels={{
          columns: common('table.columns'),
          density: common('table.density'),
          sort: t('filters.sort'),
        }}
        summary={<span aria-live="polite">{t('found', { count: found, shown: numbers.count(found) })}</span>}
        exportSlot={<ExportOrdersButton filters={filters} />}
      />
    </div>
  );
  return (
    <div ref={listing}>
      <PagedTable
        label={t('title')}
        list={orders}
        columns={columns}
        above={toolbar}
        table={{ sort, onSortChange: setSort, choice, density, skeletonRows: filters.perPage }}
        page={filters.page}
        perPage={filters.perPage}
        onPage={(page) => onSet({ page: page === 1 ? '' : String(page) })}
        beforePages={found > pageSizes[0] && <RowsPerPage filters={filters} onSet={onSet} />}
        isNarrowed={isFiltered(filters)}
        noneFit={{
          title: t('noneFit.title'),
          text: t('noneFit.text'),
          clear: { label: t('filters.clear'), onClear },
        }}
        nothing={
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
        }
      />
      <BulkBar selection={selection} />
    </div>
  );
}

/** Uses the filters of the list. A plain link could not send the token. */
function ExportOrdersButton({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('common');
  const services = useServices();
  const { isBusy, run } = useAction();
  const save = () =>
    run(async () => {
      const csv = await exportOrders(services, filters);
      // Decoding drops the byte order mark, and without it Excel guesses the encoding wrong.
      saveFile('orders.csv', 'text/csv;charset=utf-8', `\uFEFF${csv}`);
    });
  return (
    <IconButton
      icon={<Download className="size-4" />}
      label={`${t('table.export')} (CSV)`}
      disabled={isBusy}
      onClick={save}
    />
  );
}
