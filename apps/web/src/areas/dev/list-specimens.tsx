import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { ColumnChoice, Density, Sort } from '../../ui/tables/data-column.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { DataTableToolbar } from '../../ui/tables/data-table-toolbar.tsx';
import { FilterBar } from '../../ui/tables/filter-bar.tsx';
import { Pagination } from '../../ui/tables/pagination.tsx';
import { orderColumns } from './order-columns.tsx';
import { sampleOrders } from './sample-data.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const filterLabels = { filters: 'Filters', clear: 'Clear all', done: 'Show orders', close: 'Close' };
const toolbarLabels = { columns: 'Columns', density: 'Dense rows', sort: 'Sort by' };

export function ListSpecimens() {
  const [sort, setSort] = useState<Sort>({ column: 'created', direction: 'descending' });
  const [density, setDensity] = useState<Density>('comfortable');
  const [choice, setChoice] = useState<ColumnChoice>(new Map());
  const [filters, setFilters] = useState(['In progress', 'Filmhouse']);
  const [page, setPage] = useState(3);
  return (
    <SpecimenGroup title="Lists">
      <Specimen name="filter-bar" wide>
        <FilterBar
          search={
            <Input
              type="search"
              aria-label="Search"
              placeholder="Search orders"
              leading={<Search className="size-4" />}
            />
          }
          labels={filterLabels}
          active={filters.map((label) => ({
            id: label,
            label,
            removeLabel: `Remove filter ${label}`,
            onRemove: () => setFilters(filters.filter((filter) => filter !== label)),
          }))}
          onClear={() => setFilters([])}
        >
          <Select
            aria-label="Status"
            className="tablet:w-40"
            placeholder="Any status"
            options={[{ value: 'done', label: 'Completed' }]}
          />
          <Select
            aria-label="Network"
            className="tablet:w-40"
            placeholder="Any network"
            options={[{ value: 'film', label: 'Filmhouse' }]}
          />
        </FilterBar>
      </Specimen>
      <Specimen name="data-table · data-table-toolbar · pagination" wide>
        <Card flush>
          <div className="border-line border-b px-4 py-2 tablet:pe-3 tablet:ps-5">
            <DataTableToolbar
              columns={orderColumns}
              choice={choice}
              onChoiceChange={setChoice}
              density={density}
              onDensityChange={setDensity}
              sort={sort}
              onSortChange={setSort}
              labels={toolbarLabels}
              summary="312 orders"
              exportSlot={<IconButton icon={<Download className="size-4" />} label="Export" />}
            />
          </div>
          <DataTable
            label="Orders"
            columns={orderColumns}
            rows={sampleOrders}
            rowKey={(order) => order.id}
            sort={sort}
            onSortChange={setSort}
            density={density}
            choice={choice}
            empty={<EmptyState title="No orders" />}
          />
          <div className="border-line border-t px-4 py-2 tablet:pe-3 tablet:ps-5">
            <Pagination
              label="Pages"
              previousLabel="Previous page"
              nextLabel="Next page"
              page={page}
              pageCount={16}
              onPageChange={setPage}
              summary={`${page * 20 - 19} to ${page * 20} of 312`}
            />
          </div>
        </Card>
      </Specimen>
      <Specimen name="data-table · loading" wide>
        <Card flush>
          <DataTable
            label="Orders"
            columns={orderColumns}
            rows={[]}
            rowKey={(order) => order.id}
            loading
            skeletonRows={2}
            empty={null}
          />
        </Card>
      </Specimen>
    </SpecimenGroup>
  );
}
