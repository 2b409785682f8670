import type { ColumnChoice } from '../../ui/tables/data-column.ts';
import type { ListAddress } from './use-list-address.ts';

/** Columns that the reader has switched on or off, as they stand in the address: `columns=method,-status`. */
export function chosenColumns(address: ListAddress): ColumnChoice {
  const names = (address.get('columns') ?? '').split(',').filter((name) => name !== '');
  return new Map(names.map((name): [string, boolean] => [name.replace(/^-/, ''), !name.startsWith('-')]));
}

export function chooseColumn(address: ListAddress, column: string, isShown: boolean): void {
  const choice = new Map(chosenColumns(address)).set(column, isShown);
  const names = [...choice].map(([name, shown]) => (shown ? name : `-${name}`));
  address.filter('columns', names.join(','));
}
