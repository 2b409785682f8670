import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { type ColumnChoice, chosenColumns, type DataColumn, type Density, type Sort } from './data-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';

type DataTableProps<Row> = {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  density?: Density;
  choice?: ColumnChoice;
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  skeletonRows?: number;
};

const noChoice: ColumnChoice = new Map();

/** One table in the page; on phones its rows are laid out as cards, so nothing is rendered twice. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    rowKey,
    sort,
    onSortChange,
    density = 'comfortable',
    choice = noChoice,
    loading = false,
  } = props;
  const columns = chosenColumns(props.columns, choice);
  if (!loading && rows.length === 0) return props.empty;
  return (
    <div className="relative tablet:overflow-x-auto">
      <table
        aria-label={label}
        aria-busy={loading || undefined}
        className="w-full border-collapse max-tablet:block"
      >
        <DataTableHead columns={columns} sort={sort} onSortChange={onSortChange} />
        <tbody className="max-tablet:block max-tablet:divide-y max-tablet:divide-line">
          {loading
            ? Array.from({ length: props.skeletonRows ?? 5 }, (_, row) => row).map((row) => (
                <DataTableRow
                  key={row}
                  columns={columns.map((column) => ({
                    ...column,
                    cell: () => (
                      <Skeleton
                        className={column.align === 'end' ? 'my-1 ml-auto h-4 w-16' : 'my-1 h-4 w-24'}
                      />
                    ),
                  }))}
                  row={undefined}
                  density={density}
                />
              ))
            : rows.map((row) => (
                <DataTableRow key={rowKey(row)} columns={columns} row={row} density={density} />
              ))}
        </tbody>
      </table>
    </div>
  );
}
