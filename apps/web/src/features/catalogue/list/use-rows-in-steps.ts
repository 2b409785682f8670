import { startTransition, useEffect, useState } from 'react';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';

/** More than a screen has room for. */
const rowsAtFirst = 12;
/** A slow phone lays out and paints them in a twentieth of a second. */
const newRowsAtOnce = 4;

/**
 * The rows to draw now: what is seen first on the server and when the page comes alive. Rows that were not there before
 * come a few at a time with a picture after each step.
 */
export function useRowsInSteps(services: readonly ListedService[]): readonly ListedService[] {
  const [drawn, setDrawn] = useState<readonly ListedService[]>(() =>
    services.slice(0, rowsAtFirst - newRowsAtOnce),
  );
  let newRows = 0;
  const end = services.findIndex(
    ({ id }) => !drawn.some((row) => row.id === id) && ++newRows > newRowsAtOnce,
  );
  const rows = end < 0 ? services : services.slice(0, end);
  useEffect(() => {
    if (rows === drawn) return;
    // React goes on after the frame.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(rows)));
    return () => cancelAnimationFrame(frame);
  });
  return rows;
}
