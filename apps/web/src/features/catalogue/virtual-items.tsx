import { useQueryClient } from '@tanstack/react-query';
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pageSize } from './api.ts';
import { type ItemRow, itemRows } from './item-rows.ts';
import type { LongItemsProps } from './service-items.tsx';
import { shownMeasurements, useColumns } from './virtual-measures.ts';

const rowsAround = 8;

/** Draws the lines near the screen; empty items as tall as the others hold their places. */
export function VirtualItems(props: LongItemsProps) {
  const { services, total, networkById, search, interlude, Item, frame } = props;
  const columns = useColumns(frame);
  const rows = useMemo(
    () => itemRows(services.length, columns, interlude ? pageSize : undefined),
    [services.length, columns, interlude],
  );
  const client = useQueryClient();
  const memory = ['service-heights', columns];
  // Kept the same between renders: a new one would have all ten thousand lines measured again.
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
    // What is drawn around the screen leaves time to draw on without holding up the scrolling.
    useFlushSync: false,
    initialMeasurementsCache: known,
    getItemKey,
    // Whoever walks by keyboard must not lose his place because the wheel was turned.
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

  let drawnTo = top;
  const space = (key: string, height: number) =>
    height > 0.5 && <li key={key} aria-hidden="true" className="col-span-full" style={{ height }} />;
  return (
    <>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        const gap = item.start - drawnTo;
        drawnTo = item.end;
        return [
          space(`before-${item.key}`, gap),
          row?.from === row?.to ? (
            <li
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className="col-span-full"
            >
              {interlude}
            </li>
          ) : (
            services
              .slice(row?.from, row?.to)
              .map((service, column) => (
                <Item
                  key={service.id}
                  service={service}
                  network={networkById.get(service.network_id)}
                  search={search}
                  position={(row?.from ?? 0) + column + 1}
                  total={total}
                  index={item.index}
                  measure={column === 0 ? virtualizer.measureElement : undefined}
                />
              ))
          ),
        ];
      })}
      {space('rest', virtualizer.getTotalSize() + top - drawnTo)}
    </>
  );
}

function topOf(element: Element | null): number {
  return element ? element.getBoundingClientRect().top + window.scrollY : 0;
}
