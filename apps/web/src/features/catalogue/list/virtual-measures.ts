import type { VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ItemRow } from './item-rows.ts';

/** Number of items side by side; one if the list is not a grid. */
export function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(() => columnsOf(frame.current));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setColumns(columnsOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return columns;
}

function columnsOf(element: Element | null): number {
  const style = element && getComputedStyle(element);
  return style?.display === 'grid' ? style.gridTemplateColumns.split(' ').length : 1;
}

/** Heights of the items already shown, so that nothing moves when only some stay rendered. */
export function shownMeasurements(
  frame: Element | null,
  rows: readonly ItemRow[],
  keyOf: (row: ItemRow) => string | number,
): VirtualItem[] {
  const items = [...(frame?.querySelectorAll(':scope > li[data-service]') ?? [])];
  const top = frame ? frame.getBoundingClientRect().top + window.scrollY : 0;
  const known: VirtualItem[] = [];
  let start = top;
  for (const [index, row] of rows.entries()) {
    const item = items[row.from];
    if (row.from === row.to || row.to > items.length || !item) break;
    const size = item.getBoundingClientRect().height;
    known.push({ key: keyOf(row), index, start, end: start + size, size, lane: 0 });
    start += size;
  }
  return known;
}
