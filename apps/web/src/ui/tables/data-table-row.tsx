import { classNames } from '../class-names.ts';
import type { DataColumn, Density } from './data-column.ts';

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

export function DataTableRow<Row>({ columns, row, density }: DataTableRowProps<Row>) {
  return (
    <tr
      className={classNames(
        'transition-colors max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:items-center max-tablet:gap-x-4 max-tablet:gap-y-2 max-tablet:p-4 tablet:border-line tablet:border-b tablet:last:border-b-0 tablet:hover:bg-hover',
        heights[density],
      )}
    >
      {columns.map((column) => {
        const place = column.card ?? 'line';
        return (
          <td
            key={column.id}
            className={classNames(
              'tablet:px-3 tablet:first:pl-5 tablet:last:pr-5',
              cardPlaces[place],
              column.align === 'end' && 'tabular-nums tablet:text-right',
              column.className,
            )}
          >
            {place === 'line' && (
              <span className="shrink-0 text-ink-faint text-note tablet:hidden">{column.header}</span>
            )}
            <span className={classNames('min-w-0', place === 'line' ? 'max-tablet:text-right' : 'block')}>
              {column.cell(row)}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
