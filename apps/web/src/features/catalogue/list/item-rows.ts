/** One row of a list: services side by side, or the interlude between them (then it has no services). */
export interface ItemRow {
  /** Index of its first service, and of the one after its last. */
  from: number;
  to: number;
}

/** Splits services into rows of so many columns; the interlude follows the row with the `after`-th service. */
export function itemRows(count: number, columns: number, after: number | undefined): ItemRow[] {
  const rows: ItemRow[] = [];
  for (let from = 0; from < count; from += columns) {
    const to = Math.min(from + columns, count);
    rows.push({ from, to });
    if (after !== undefined && from < after && to >= after) rows.push({ from: to, to });
  }
  return rows;
}
