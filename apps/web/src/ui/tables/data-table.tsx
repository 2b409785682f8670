import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { isRowClick } from '../actions/is-row-click.ts';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { type ColumnChoice, chosenColumns, type DataColumn, type Density, type Sort } from './data-column.ts';
import { DataTableHead } from './data-table-head.tsx';

type DataTableRowProps<Row> = { columns: readonly DataColumn<Row>[]; row: Row; density: Density };

/* On phones the row is a two-column grid: heading and corner, then labelled lines, then the foot. */
const cardPlaces = {
  title: 'max-tablet:order-1 max-tablet:min-w-0 max-tablet:font-medium',
  corner: 'max-tablet:order-2 max-tablet:justify-self-end',
  line: 'max-tablet:order-3 max-tablet:col-span-2 max-tablet:flex max-tablet:flex-wrap max-tablet:items-center max-tablet:justify-between max-tablet:gap-x-4',
  foot: 'max-tablet:order-4 max-tablet:col-span-2 max-tablet:pt-1',
  none: 'max-tablet:hidden',
};

const heights = {
  comfortable: 'tablet:h-14 tablet:*:py-2',
  compact: 'tablet:h-10 tablet:*:py-1',
};

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

/** One table; on phones CSS lays its rows out as cards, so nothing is rendered twice. */
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
                        className={column.align === 'end' ? 'my-1 ms-auto h-4 w-16' : 'my-1 h-4 w-24'}
                      />
                    ),
                  }))}
                  row={undefined}
                  density={density}
                />
              ))
            : rows.map((row) => (
                // Rows come alive one by one: a click waits for its own only.
                <Suspense key={rowKey(row)}>
                  <DataTableRow columns={columns} row={row} density={density} />
                </Suspense>
              ))}
        </tbody>
      </table>
    </div>
  );
}

/** A click beside everything that can be pressed opens the row, if one of its links is marked as its own. */
function openRow(event: MouseEvent<HTMLElement>): void {
  if (isRowClick(event)) event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
}

function DataTableRow<Row>({ columns, row, density }: DataTableRowProps<Row>) {
  return (
    <tr
      onClick={openRow}
      className={classNames(
        'has-[[data-row-link]]:cursor-pointer transition-colors max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:items-center max-tablet:gap-x-4 max-tablet:gap-y-2 max-tablet:p-4 tablet:border-line tablet:border-b tablet:last:border-b-0 tablet:hover:bg-hover',
        heights[density],
      )}
    >
      {columns.map((column) => {
        const place = column.card ?? 'line';
        return (
          <td
            key={column.id}
            className={classNames(
              'tablet:px-3 tablet:first:ps-5 tablet:last:pe-5',
              cardPlaces[place],
              column.align === 'end' && 'tabular-nums tablet:text-end',
              column.className,
            )}
          >
            {place === 'line' && (
              <span className="shrink-0 text-ink-faint text-note tablet:hidden">{column.header}</span>
            )}
            <span
              className={classNames(
                'min-w-0',
                place === 'line' ? 'max-tablet:ms-auto max-tablet:max-w-full max-tablet:text-end' : 'block',
              )}
            >
              {column.cell(row)}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
