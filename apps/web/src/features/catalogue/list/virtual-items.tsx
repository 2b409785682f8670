import { useQueryClient } from '@tanstack/react-query';
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { servicePageKeys } from '../../../product/query-keys.ts';
import { pageSize } from '../api.ts';
import { type ItemRow, itemRows } from './item-rows.ts';
import type { LongItemsProps } from './service-items.tsx';
import { shownMeasurements, useColumns } from './virtual-measures.ts';

const rowsAround = 8;

/** Renders the rows near the viewport; empty items of the same height stand in for the others. */
export function VirtualItems(props: LongItemsProps) {
  const { services, interlude, Item, frame, propsOf } = props;
  const columns = useColumns(frame);
  const rows = useMemo(
    () => itemRows(services.length, columns, interlude ? pageSize : undefined),
    [services.length, columns, interlude],
  );
  const client = useQueryClient();
  const memory = servicePageKeys.heights(columns);
  // Must be stable between renders: a new function makes the virtualizer measure all rows again.
  const keyOf = useCallback(
    (row: ItemRow | undefined) => (row && row.from < row.to ? (services[row.from]?.id ?? 0) : 'interlude'),
    [services],
  );
  const getItemKey = useCallback((index: number) => keyOf(rows[index]), [keyOf, rows]);
  const [known] = useState(
    () => client.getQueryData<VirtualItem[]>(memory) ?? shownMeasurements(frame.current, rows, keyOf),
  );
  const [top, setTop] = useState(() => topOf(frame.current));
  const focused = useRef<number>(undefined);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => known.at(-1)?.size ?? 72,
    overscan: rowsAround,
    scrollMargin: top,
    // Rows around the viewport are rendered ahead, so scrolling need not block on rendering.
    useFlushSync: false,
    initialMeasurementsCache: known,
    getItemKey,
    // Keeps the focused row mounted, so that scrolling does not lose the keyboard's place.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const { current } = focused;
      if (current === undefined || near.includes(current) || current >= rows.length) return near;
      return [...near, current].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => setTop(topOf(frame.current)), [frame]);
  const remember = useRef(() => {});
  remember.current = () => client.setQueryData(memory, virtualizer.takeSnapshot());
  useEffect(() => () => remember.current(), []);
  useEffect(() => {
    const list = frame.current;
    const note = ({ target }: FocusEvent) => {
      const item = (target as Element).closest<HTMLElement>('li[data-row]');
      focused.current = item ? Number(item.dataset.row) : undefined;
    };
    const forget = () => {
      focused.current = undefined;
    };
    list?.addEventListener('focusin', note);
    list?.addEventListener('focusout', forget);
    return () => {
      list?.removeEventListener('focusin', note);
      list?.removeEventListener('focusout', forget);
    };
  }, [frame]);

  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    const list = frame.current;
    list?.classList.add('is-virtual');
    return () => {
      list?.classList.remove('is-virtual');
      if (list) list.style.height = '';
    };
  }, [frame]);
  // Not cleaned up between changes: a page that is short for a moment loses its scroll position.
  useLayoutEffect(() => {
    if (frame.current) frame.current.style.height = `${height}px`;
  }, [frame, height]);

  let drawnTo = top;
  // One flat list: with one list per row, React would remount every row when the first one goes.
  const drawn: ReactNode[] = [];
  const leave = (space: number) => {
    if (space < 0.5) return;
    const key = `space-${drawn.length}`;
    drawn.push(<li key={key} aria-hidden="true" className="col-span-full" style={{ height: space }} />);
  };
  for (const { index, key, start, end } of virtualizer.getVirtualItems()) {
    const { from, to } = rows[index] ?? { from: 0, to: 0 };
    leave(start - drawnTo);
    drawnTo = end;
    if (from === to) {
      drawn.push(
        <li key={key} ref={virtualizer.measureElement} data-index={index} className="col-span-full">
          {interlude}
        </li>,
      );
    }
    for (const [column, service] of services.slice(from, to).entries()) {
      drawn.push(
        <Item
          key={service.id}
          {...propsOf(service, from + column)}
          index={index}
          measure={column === 0 ? virtualizer.measureElement : undefined}
        />,
      );
    }
  }
  leave(height + top - drawnTo);
  return drawn;
}

function topOf(element: Element | null): number {
  return element ? element.getBoundingClientRect().top + window.scrollY : 0;
}
