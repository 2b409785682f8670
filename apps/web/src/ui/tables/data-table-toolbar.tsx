import { Columns3, Rows2, Rows4 } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Menu } from '../actions/menu.tsx';
import { Select } from '../forms/select.tsx';
import { type ColumnChoice, type DataColumn, type Density, isShown, type Sort } from './data-column.ts';

type DataTableToolbarProps<Row> = {
  columns: readonly DataColumn<Row>[];
  choice: ColumnChoice;
  onChoiceChange: (choice: ColumnChoice) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
  /** For phones, which have no column headers to click. */
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  labels: { columns: string; density: string; sort: string };
  /** The number of rows, or what is selected. */
  summary?: ReactNode;
  /** The export button, where the list can be exported. */
  exportSlot?: ReactNode;
};

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>) {
  const { columns, choice, onChoiceChange, density, onDensityChange, sort, onSortChange, labels } = props;
  const width = useSyncExternalStore(
    watchWidth,
    () => window.innerWidth,
    () => 0,
  );
  const sortable = columns.filter((column) => column.sortable);
  const DensityIcon = density === 'comfortable' ? Rows2 : Rows4;
  return (
    <div className="flex min-h-tap items-center justify-between gap-3">
      <div className="min-w-0 truncate text-ink-soft">{props.summary}</div>
      <div className="flex items-center gap-1">
        {sortable.length > 0 && onSortChange && (
          <Select
            className="max-w-44 tablet:hidden"
            aria-label={labels.sort}
            value={sort?.column ?? ''}
            placeholder={sort ? undefined : labels.sort}
            options={sortable.map((column) => ({ value: column.id, label: column.header }))}
            onChange={(event) =>
              onSortChange({ column: event.target.value, direction: sort?.direction ?? 'ascending' })
            }
          />
        )}
        <IconButton
          className="max-tablet:hidden"
          icon={<DensityIcon className="size-4" />}
          label={labels.density}
          aria-pressed={density === 'compact'}
          onClick={() => onDensityChange(density === 'compact' ? 'comfortable' : 'compact')}
        />
        <Menu
          label={labels.columns}
          entries={columns
            .filter((column) => !column.fixed)
            .map((column) => ({
              kind: 'check',
              label: column.header,
              checked: isShown(column, choice, width),
              onCheckedChange: (shown) => onChoiceChange(new Map(choice).set(column.id, shown)),
            }))}
          trigger={(trigger) => (
            <IconButton {...trigger} icon={<Columns3 className="size-4" />} label={labels.columns} />
          )}
        />
        {props.exportSlot}
      </div>
    </div>
  );
}
