import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };
export type Density = 'comfortable' | 'compact';

export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Cannot be switched off in the column choice. */
  fixed?: boolean;
  /** Its place on the card a row becomes on phones: the heading, its right corner, a labelled line, the foot, or none. */
  card?: 'title' | 'corner' | 'line' | 'foot' | 'none';
  /** Classes of its header and cells, such as the widths at which it steps back. */
  className?: string;
};

/** A click on a header: first ascending, then turned round. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const turn = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turn ? 'descending' : 'ascending' };
}
