import type { ChartData, ChartFormats, ChartSeries } from './chart-data.ts';
import type { LinePlot } from './plot-lines.ts';
import { seriesColor } from './series-color.ts';

export interface ChartCursor {
  /** Puts the cursor on a day and tells what stands there. */
  moveTo: (place: number) => string;
  hide: () => void;
  destroy: () => void;
}

interface CursorInput {
  frame: HTMLElement;
  plot: LinePlot;
  data: ChartData;
  formats: () => ChartFormats;
  hidden: () => ReadonlySet<string>;
  onMove: (place: number, text: string) => void;
}

const mostRows = 8;

/**
 * The line, the point and the box that follow the pointer. They are moved without React, once a frame: the page must
 * not think while somebody looks along fifty lines.
 */
export function attachCursor({ frame, plot, data, formats, hidden, onMove }: CursorInput): ChartCursor {
  const line = create('absolute inset-y-0 left-0 w-px bg-control pointer-events-none');
  const point = create(
    'absolute left-0 top-0 -ml-[5px] -mt-[5px] size-2.5 rounded-full border-2 border-surface pointer-events-none',
  );
  const box = create(
    'absolute left-0 top-0 z-10 w-max max-w-64 rounded-md bg-floating px-3 py-2 text-note shadow-popup pointer-events-none tabular-nums',
  );
  for (const part of [line, point, box]) {
    part.hidden = true;
    part.ariaHidden = 'true';
  }
  plot.area.append(line, point);
  frame.append(box);
  let frameRequest = 0;

  const moveTo = (place: number, top?: number) => {
    const rows = rowsAt(data, hidden(), place);
    const nearest = top === undefined ? rows[0] : nearestRow(rows, top, plot);
    const left = plot.leftOf(place);
    line.hidden = false;
    line.style.transform = `translateX(${Math.round(left)}px)`;
    point.hidden = nearest?.value === undefined;
    if (nearest) {
      point.style.transform = `translate(${left}px, ${plot.topOf(nearest.value)}px)`;
      point.style.backgroundColor = nearest.color;
    }
    const shown = around(rows, nearest);
    fillBox(box, data, formats(), place, shown, nearest);
    placeBox(box, frame, plot.area, left, nearest ? plot.topOf(nearest.value) : 0);
    return textAt(data, formats(), place, shown);
  };

  const follow = (event: PointerEvent) => {
    cancelAnimationFrame(frameRequest);
    frameRequest = requestAnimationFrame(() => {
      const { left, top } = plot.area.getBoundingClientRect();
      const place = plot.placeAt(event.clientX - left);
      onMove(place, moveTo(place, event.clientY - top));
    });
  };
  const hide = () => {
    cancelAnimationFrame(frameRequest);
    for (const part of [line, point, box]) part.hidden = true;
  };
  plot.area.addEventListener('pointermove', follow);
  plot.area.addEventListener('pointerdown', follow);
  plot.area.addEventListener('pointerleave', hide);
  return {
    moveTo: (place) => moveTo(place),
    hide,
    destroy() {
      hide();
      box.remove();
    },
  };
}

interface Row {
  series: ChartSeries;
  color: string;
  value: number;
  compare: number | null;
}

function rowsAt({ series, isInverted }: ChartData, hidden: ReadonlySet<string>, place: number): Row[] {
  const rows = series.flatMap((one, index): Row[] => {
    const value = one.values[place] ?? null;
    if (hidden.has(one.id) || value === null) return [];
    return [{ series: one, color: seriesColor(one, index), value, compare: one.compare?.[place] ?? null }];
  });
  return rows.toSorted((a, b) => (isInverted ? a.value - b.value : b.value - a.value));
}

function nearestRow(rows: readonly Row[], top: number, plot: LinePlot): Row | undefined {
  const distance = ({ value }: Row) => Math.abs(plot.topOf(value) - top);
  return rows.reduce<Row | undefined>(
    (best, row) => (best && distance(best) <= distance(row) ? best : row),
    undefined,
  );
}

/** As many as the box holds, with the nearest among them. */
function around(rows: readonly Row[], nearest: Row | undefined): Row[] {
  const at = nearest ? rows.indexOf(nearest) : 0;
  const first = Math.min(Math.max(0, at - mostRows / 2), Math.max(0, rows.length - mostRows));
  return rows.slice(first, first + mostRows);
}

function fillBox(
  box: HTMLElement,
  data: ChartData,
  formats: ChartFormats,
  place: number,
  rows: readonly Row[],
  nearest: Row | undefined,
): void {
  const head = create('text-ink-soft', formats.day(data.days[place] ?? ''));
  const compareDay = data.compareDays?.[place];
  if (compareDay && rows.some(({ compare }) => compare !== null))
    head.append(create('text-ink-faint', formats.day(compareDay)));
  const lines = rows.map((row) => {
    const line = create(`flex items-center gap-2 ${row === nearest ? 'font-semibold' : ''}`);
    const dot = create('size-2 shrink-0 rounded-full');
    dot.style.backgroundColor = row.color;
    const name = create('min-w-0 flex-1 truncate', row.series.name);
    const value = create('whitespace-nowrap', formats.value(row.value));
    line.append(dot, name, value);
    if (row.compare !== null)
      line.append(create('whitespace-nowrap text-ink-faint', formats.value(row.compare)));
    return line;
  });
  const notes = markersAt(data, place).map((label) => create('mt-1 text-primary-text', label));
  box.replaceChildren(head, ...lines, ...notes);
  box.hidden = false;
}

function placeBox(box: HTMLElement, frame: HTMLElement, area: HTMLElement, left: number, top: number): void {
  const x = area.offsetLeft + left;
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const beside = x + 14 + width > frame.clientWidth ? x - 14 - width : x + 14;
  const fits = Math.min(Math.max(0, beside), Math.max(0, frame.clientWidth - width));
  const y = Math.min(
    Math.max(0, area.offsetTop + top - height / 2),
    Math.max(0, frame.clientHeight - height),
  );
  box.style.transform = `translate(${Math.round(fits)}px, ${Math.round(y)}px)`;
}

const markersAt = ({ days, markers = [] }: ChartData, place: number) =>
  markers.filter(({ day }) => day === days[place]).map(({ label }) => label);

function textAt(data: ChartData, formats: ChartFormats, place: number, rows: readonly Row[]): string {
  const values = rows.map(({ series, value }) => `${series.name} ${formats.value(value)}`);
  return [formats.day(data.days[place] ?? ''), ...values, ...markersAt(data, place)].join(', ');
}

function create(className: string, text?: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  if (text) element.textContent = text;
  return element;
}
