import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { type NothingFound, NothingInList, PagedList, type Paging } from './paged-list.tsx';

type TableOptions<Row> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'sort' | 'onSortChange' | 'choice' | 'density' | 'skeletonRows'
>;

interface PagedTableProps<Row> extends Paging, NothingFound {
  label: string;
  list: UseQueryResult<{ data: Row[]; recordsFiltered: number }>;
  columns: readonly DataColumn<Row>[];
  /** Between the filters and the table: totals, a toolbar. */
  above?: ReactNode;
  table?: TableOptions<Row>;
}

/** A table with pages that explains why it is empty. */
export function PagedTable<Row extends { id: number | string }>(props: PagedTableProps<Row>) {
  const { label, list, columns, above, table, isNarrowed, noneFit, nothing, ...paging } = props;
  const isEmptyPage = isNarrowed || paging.page > 1;
  return (
    <PagedList list={list} {...paging}>
      {above}
      <div className={above === undefined ? undefined : 'border-line border-t'}>
        <DataTable
          {...table}
          label={label}
          columns={columns}
          rows={list.data?.data ?? []}
          rowKey={({ id }) => String(id)}
          loading={list.isPending}
          empty={<NothingInList isNarrowed={isEmptyPage} noneFit={noneFit} nothing={nothing} />}
        />
      </div>
    </PagedList>
  );
}
