/** The dark modules as one SVG path, with one rectangle for each run in a row. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runs(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`))
    .join('');
}

function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else found.push([x, x + 1]);
  });
  return found;
}
