/** One row more than asked for tells whether there is another page. */
export function keyedPage<Row extends { id: bigint }>(
  rows: readonly Row[],
  limit: number,
): { rows: readonly Row[]; next: number | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? Number(last.id) : null };
}
