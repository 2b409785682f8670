import { type RefObject, useEffect, useRef } from 'react';
import type { CatalogueFilters } from '../filters/filters.ts';

/** A changed list is read from its first service on: from further down the page scrolls back to its start. */
export function useListStart(filters: CatalogueFilters): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null);
  const list = JSON.stringify(filters);
  const shown = useRef(list);
  useEffect(() => {
    const element = start.current;
    if (!element || shown.current === list) return;
    shown.current = list;
    const covered = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    if (element.getBoundingClientRect().top < covered) element.scrollIntoView();
  }, [list]);
  return start;
}
