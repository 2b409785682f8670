import { Columns3, Rows2, Rows4 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataColumn, Density, Sort } from './data-column.ts';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';
import { Select } from './select.tsx';

type DataTableToolbarProps<Row> = {
  columns: readonly DataColumn<Row>[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
  /** Phones have no column headers to press. */
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  words: { columns: string; density: string; sort: string };
  /** How many there are, or what is selected. */
  summary?: ReactNode;
  /** The export button, where the list can be exported. */
  exportSlot?: ReactNode;
};

export function toggled(hidden: ReadonlySet<string>, id: string, shown: boolean): ReadonlySet<string> {
  const next = new Set(hidden);
  if (shown) next.delete(id);
  else next.add(id);
  return next;
}

export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>) {
  const { columns, hidden, onHiddenChange, density, onDensityChange, sort, onSortChange, words } = props;
  const sortable = columns.filter((column) => column.sortable);
  const DensityIcon = density === 'comfortable' ? Rows2 : Rows4;
  return (
    <div className="flex min-h-tap items-center justify-between gap-3">
      <div className="min-w-0 truncate text-ink-soft">{props.summary}</div>
      <div className="flex items-center gap-1">
        {sortable.length > 0 && onSortChange && (
          <Select
            className="max-w-44 tablet:hidden"
            aria-label={words.sort}
            value={sort?.column ?? ''}
            placeholder={sort ? undefined : words.sort}
            options={sortable.map((column) => ({ value: column.id, label: column.header }))}
            onChange={(event) =>
              onSortChange({ column: event.target.value, direction: sort?.direction ?? 'ascending' })
            }
          />
        )}
        <IconButton
          className="max-tablet:hidden"
          icon={<DensityIcon className="size-4" />}
          label={words.density}
          aria-pressed={density === 'compact'}
          onClick={() => onDensityChange(density === 'compact' ? 'comfortable' : 'compact')}
        />
        <Menu
          label={words.columns}
          entries={columns
            .filter((column) => !column.fixed)
            .map((column) => ({
              kind: 'check',
              label: column.header,
              checked: !hidden.has(column.id),
              onCheckedChange: (shown) => onHiddenChange(toggled(hidden, column.id, shown)),
            }))}
          trigger={(trigger) => (
            <IconButton {...trigger} icon={<Columns3 className="size-4" />} label={words.columns} />
          )}
        />
        {props.exportSlot}
      </div>
    </div>
  );
}
