import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';
import { visitKind } from '../../../shell/visit/scroll-memory.ts';

/** More than most screens have room for. */
const rowsAtFirst = 12;
/** A slow phone lays out and paints them in a twentieth of a second. */
const newRowsAtOnce = 4;

/**
 * The rows to draw now: in the server's HTML, and when it comes alive, what is seen first. Rows that were not there before
 * come a few at a time with a picture after each step. A list that the browser draws itself begins whole: whoever goes
 * back to it finds their place again.
 */
export function useRowsInSteps(services: readonly ListedService[]): readonly ListedService[] {
  const [drawn, setDrawn] = useState<readonly ListedService[]>(() =>
    isServersList() ? services.slice(0, rowsAtFirst - newRowsAtOnce) : services,
  );
  let newRows = 0;
  const end = services.findIndex(
    ({ id }) => !drawn.some((row) => row.id === id) && ++newRows > newRowsAtOnce,
  );
  const rows = end < 0 ? services : services.slice(0, end);
  // A page that is loaded again is scrolled to where it was, which needs the room of all rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first list is the server's
  useLayoutEffect(() => {
    if (visitKind() !== 'navigate') setDrawn(services);
  }, []);
  useEffect(() => {
    if (rows === drawn) return;
    // React goes on after the frame.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(rows)));
    return () => cancelAnimationFrame(frame);
  });
  return rows;
}

function isServersList(): boolean {
  return import.meta.env.SSR || document.querySelector('.missing-row') !== null;
}
