import { startTransition, useEffect, useState } from 'react';
import type { ListedService } from '../../../lib/search-worker/service-page.ts';

/** About as many as a screen has room for. */
const newRowsAtOnce = 8;

/**
 * The rows to draw now. Rows that were not there before come a few at a time with a picture after each step: to lay out
 * and paint twenty of them keeps a slow phone busy for a tenth of a second. The first render draws all, as the server did.
 */
export function useRowsInSteps(services: readonly ListedService[]): readonly ListedService[] {
  const [drawn, setDrawn] = useState(services);
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
