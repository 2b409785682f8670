import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };
export type Density = 'comfortable' | 'compact';

export type DataColumn<Row> = {
  id: string;
  header: string;
  /** Shown in the head instead of the header's text. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Cannot be switched off in the column choice. */
  fixed?: boolean;
  /** On phones a row is a card; this is the cell's place on it: title, top right, labelled line, bottom, or hidden. */
  card?: 'title' | 'corner' | 'line' | 'foot' | 'none';
  /** Classes of its header and cells. */
  className?: string;
  /** Hidden below this width by these classes, unless the reader has switched the column on. */
  stepsBack?: { below: number; className: string };
};

/** Columns the reader has switched on or off; the others depend on the width of the screen. */
export type ColumnChoice = ReadonlyMap<string, boolean>;

export function isShown<Row>(column: DataColumn<Row>, choice: ColumnChoice, width: number): boolean {
  const { id, card, stepsBack } = column;
  const hasCards = width < 726;
  return choice.get(id) ?? (hasCards ? card !== 'none' : width >= (stepsBack?.below ?? 0));
}

/** Applies the choice: a column that is switched on shows at every width, also on cards. */
export function chosenColumns<Row>(
  columns: readonly DataColumn<Row>[],
  choice: ColumnChoice,
): DataColumn<Row>[] {
  return columns
    .filter(({ id }) => choice.get(id) !== false)
    .map(({ stepsBack, card, ...column }) => {
      if (choice.get(column.id)) return { ...column, card: card === 'none' ? 'line' : card };
      return { ...column, card, className: classNames(column.className, stepsBack?.className) };
    });
}

/** A click on a header sorts ascending, the next one descending. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const turn = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turn ? 'descending' : 'ascending' };
}
