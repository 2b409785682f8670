import 'uplot/dist/uPlot.min.css';
import { type KeyboardEvent, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { ChartData, ChartFormats } from './lines/chart-data.ts';
import { ChartLegend } from './lines/chart-legend.tsx';
import { ChartSummary, type ChartSummaryText } from './lines/chart-summary.tsx';
import { useLinePlot } from './lines/use-line-plot.ts';

export interface LineChartHandle {
  /** A PNG of what is shown, with background, title and names. */
  toPicture: (title: string) => Promise<Blob>;
}

export interface LineChartProps {
  label: string;
  /** Keep it (`useMemo`): another object draws the chart afresh. */
  data: ChartData;
  formats: ChartFormats;
  text: ChartSummaryText & { legend: string; showAll: string; hideAll: string };
  /** Height of the drawing. */
  className?: string;
  ref?: Ref<LineChartHandle>;
}

/**
 * Lines over days, for many series and long times: drawn on a canvas, followed by a cursor that never renders React.
 * The arrow keys move it too, and the value of the slider tells the day. Load it with `LazyLineChart`.
 */
export function LineChart({ label, data, formats, text, className, ref }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const last = Math.max(0, data.days.length - 1);
  const place = useRef(last);
  const [hidden, setHidden] = useHidden(data);
  const onMove = useCallback((next: number, spoken: string) => {
    place.current = next;
    slider.current?.setAttribute('aria-valuenow', String(next));
    slider.current?.setAttribute('aria-valuetext', spoken);
  }, []);
  const drawing = useLinePlot(frame, { data, formats, hidden, onMove });
  useImperativeHandle(ref, () => ({
    toPicture: (title) => drawing()?.picture(title) ?? Promise.reject(new Error('nothing is drawn')),
  }));
  const moveTo = (next: number) => {
    const within = Math.min(Math.max(0, next), last);
    onMove(within, drawing()?.cursor.moveTo(within) ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') drawing()?.cursor.hide();
    const next = placeAfter(event.key, Math.min(place.current, last), last);
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };
  return (
    <div>
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={last}
        aria-valuetext={formats.day(data.days[last] ?? '')}
        className="rounded-md"
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) moveTo(Math.min(place.current, last));
        }}
        onBlur={() => drawing()?.cursor.hide()}
      >
        <div
          ref={frame}
          dir="ltr"
          className={classNames('relative overflow-hidden', className ?? 'h-56 tablet:h-72')}
        />
      </div>
      {data.series.length > 1 && (
        <ChartLegend
          label={text.legend}
          series={data.series}
          hidden={hidden}
          onChange={setHidden}
          showAll={text.showAll}
          hideAll={text.hideAll}
        />
      )}
      <ChartSummary caption={label} data={data} formats={formats} text={text} />
    </div>
  );
}

/** What is hidden stays so when other days are loaded; lines that come new begin as they ask for. */
function useHidden({ series }: ChartData) {
  const [choice, setChoice] = useState<ReadonlySet<string>>();
  const [known, setKnown] = useState(series);
  const first = (list: ChartData['series']) => list.filter(({ isHidden }) => isHidden).map(({ id }) => id);
  const [atFirst, setAtFirst] = useState<ReadonlySet<string>>(() => new Set(first(series)));
  if (known !== series) {
    setKnown(series);
    const old = new Set(known.map(({ id }) => id));
    const added = first(series.filter(({ id }) => !old.has(id)));
    setAtFirst(new Set(first(series)));
    if (choice) setChoice(new Set([...choice, ...added]));
  }
  return [choice ?? atFirst, setChoice] as const;
}

function placeAfter(key: string, place: number, last: number): number | undefined {
  const places: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    PageDown: place - 7,
    PageUp: place + 7,
    Home: 0,
    End: last,
  };
  return places[key];
}
