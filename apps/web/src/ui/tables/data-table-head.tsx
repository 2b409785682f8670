import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { type DataColumn, nextSort, type Sort } from './data-column.ts';

type DataTableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
};

function SortMark({ direction }: { direction: Sort['direction'] | undefined }) {
  if (!direction) return <ChevronsUpDown className="size-3.5 opacity-50" aria-hidden="true" />;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Arrow className="size-3.5 text-primary-text" aria-hidden="true" />;
}

/** Hidden on phones, where each card labels its own lines and nothing hidden may take the focus. */
export function DataTableHead<Row>({ columns, sort, onSortChange }: DataTableHeadProps<Row>) {
  return (
    <thead className="max-tablet:hidden">
      <tr className="border-line border-b text-ink-faint text-note">
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const end = column.align === 'end';
          // A column without a name needs no header cell.
          if (!column.header) return <td key={column.id} className={column.className} />;
          // A control, not a heading: no cell of the column needs to be announced with it.
          if (column.head)
            return (
              <td key={column.id} className={classNames('h-10 px-3 first:ps-5 last:pe-5', column.className)}>
                {column.head}
              </td>
            );
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction}
              className={classNames(
                'h-10 whitespace-nowrap px-3 font-medium first:ps-5 last:pe-5',
                end ? 'text-end' : 'text-start',
                column.className,
              )}
            >
              {column.sortable && onSortChange ? (
                <button
                  type="button"
                  onClick={() => onSortChange(nextSort(sort, column.id))}
                  className={classNames(
                    'inline-flex min-h-8 items-center gap-1 rounded-sm font-medium transition-colors hover:text-ink',
                    direction && 'text-ink',
                    end && 'flex-row-reverse',
                  )}
                >
                  {column.header}
                  <SortMark direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
