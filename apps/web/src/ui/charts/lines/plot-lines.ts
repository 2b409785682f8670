import uPlot from 'uplot';
import type { ChartData, ChartFormats, ChartSeries } from './chart-data.ts';
import { type CanvasColors, seriesColor } from './series-color.ts';
import { dayTicks, type ValueAxis, valueAxis } from './value-axis.ts';

export interface LinePlot {
  canvas: HTMLCanvasElement;
  /** The element above the drawing area, without the axes. */
  area: HTMLElement;
  placeAt: (left: number) => number;
  leftOf: (place: number) => number;
  topOf: (value: number) => number;
  show: (hidden: ReadonlySet<string>) => void;
  resize: () => void;
  redraw: () => void;
  destroy: () => void;
}

interface PlotInput {
  frame: HTMLElement;
  data: ChartData;
  formats: () => ChartFormats;
  colors: CanvasColors;
  hidden: ReadonlySet<string>;
}

/** Draws the lines. The cursor is not uPlot's: that one would move a point per series with every step. */
export function plotLines({ frame, data, formats, colors, hidden }: PlotInput): LinePlot {
  const { days, isInverted = false } = data;
  const last = days.length - 1;
  const lines = drawnLines(data);
  let axis: ValueAxis = valueAxis(data, hidden);
  const font = `12px ${getComputedStyle(frame).fontFamily}`;
  const faint = () => colors.resolve('var(--ink-faint)');
  const size = () => ({ width: Math.max(1, frame.clientWidth), height: Math.max(1, frame.clientHeight) });
  const plot = new uPlot(
    {
      ...size(),
      padding: [10, 22, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: () => (last > 0 ? [0, last] : [-1, 1]) },
        y: { dir: isInverted ? -1 : 1, range: () => axis.range },
      },
      axes: [
        {
          stroke: faint,
          font,
          size: 28,
          gap: 8,
          grid: { show: false },
          ticks: { show: false },
          splits: ({ width }) => dayTicks(days.length, width),
          values: (_, places) => places.map((place) => formats().axisDay(days[place] ?? '')),
        },
        {
          stroke: faint,
          font,
          gap: 8,
          size: (self, labels) => 14 + widest(self.ctx, font, labels ?? []),
          grid: { stroke: () => colors.resolve('var(--line)'), width: 1 },
          ticks: { show: false },
          splits: () => axis.ticks,
          values: (_, ticks) => ticks.map((tick) => formats().value(tick)),
        },
      ],
      series: [{}, ...lines.map((line) => lineOptions(line, data, colors, !hidden.has(line.series.id)))],
      hooks: { draw: [(self) => drawMarkers(self, data, colors)] },
    },
    [days.map((_, place) => place), ...lines.map(({ values }) => [...values])],
    frame,
  );
  plot.over.classList.add('touch-pan-y');
  return {
    canvas: plot.ctx.canvas,
    area: plot.over,
    placeAt: (left) => Math.min(Math.max(Math.round(plot.posToVal(left, 'x')), 0), Math.max(last, 0)),
    leftOf: (place) => plot.valToPos(place, 'x'),
    topOf: (value) => plot.valToPos(value, 'y'),
    show(next) {
      axis = valueAxis(data, next);
      plot.batch(() => {
        for (const [index, { series }] of lines.entries())
          plot.setSeries(index + 1, { show: !next.has(series.id) });
        plot.setScale('y', { min: axis.range[0], max: axis.range[1] });
      });
    },
    resize: () => plot.setSize(size()),
    redraw: () => plot.redraw(false, true),
    destroy: () => plot.destroy(),
  };
}

interface DrawnLine {
  series: ChartSeries;
  color: string;
  values: readonly (number | null)[];
  isCompare: boolean;
}

/** In drawing order: strong lines come last, so that no other hides them. */
function drawnLines({ series }: ChartData): DrawnLine[] {
  const lines = series.flatMap((one, place) => {
    const color = seriesColor(one, place);
    const main: DrawnLine = { series: one, color, values: one.values, isCompare: false };
    return one.compare ? [{ ...main, values: one.compare, isCompare: true }, main] : [main];
  });
  return lines.toSorted((a, b) => Number(a.series.isStrong ?? false) - Number(b.series.isStrong ?? false));
}

/** From here on lines are thin: they are told apart more easily and drawn twice as fast. */
const crowd = 12;

function lineOptions(
  { series, color, values, isCompare }: DrawnLine,
  { bridgedDays = 0, series: all }: ChartData,
  colors: CanvasColors,
  show: boolean,
): uPlot.Series {
  const stroke = () => colors.resolve(isCompare ? `color-mix(in oklab, ${color} 65%, transparent)` : color);
  const hasFill = series.isFilled && !isCompare;
  const isCrowded = all.length > crowd;
  const lonely = lonelyPlaces(values, bridgedDays);
  return {
    show,
    stroke,
    width: series.isStrong ? 2.5 : isCrowded ? 1 : 1.5,
    ...(isCompare && { dash: [5, 4] }),
    ...(hasFill && { fill: () => colors.resolve(`color-mix(in oklab, ${color} 10%, transparent)`) }),
    // A gap is told in pixels; one between two days is a step wider than the days without a value.
    gaps: (self, _series, _first, _last, gaps) => {
      const longest = (bridgedDays * self.bbox.width) / Math.max(1, values.length - 1);
      return gaps.filter(([from, to]) => to - from > longest + 1);
    },
    points: {
      show: true,
      size: series.isStrong ? 6 : 5,
      stroke,
      fill: stroke,
      // Lines show themselves; only a value with no neighbour would be lost.
      filter: () => lonely,
    },
  };
}

function lonelyPlaces(values: readonly (number | null)[], bridgedDays: number): number[] {
  const known = values.flatMap((value, place) => (value === null ? [] : [place]));
  const reach = Math.max(1, bridgedDays);
  return known.filter(
    (place, index) =>
      place - (known[index - 1] ?? -Infinity) > reach && (known[index + 1] ?? Infinity) - place > reach,
  );
}

function widest(context: CanvasRenderingContext2D, font: string, labels: readonly string[]): number {
  context.save();
  context.font = font;
  const widths = labels.map((label) => context.measureText(label).width);
  context.restore();
  return Math.ceil(Math.max(0, ...widths));
}

function drawMarkers(plot: uPlot, { days, markers = [] }: ChartData, colors: CanvasColors): void {
  const places = new Map(days.map((day, place) => [day, place]));
  const { ctx, bbox } = plot;
  const ratio = uPlot.pxRatio;
  ctx.save();
  ctx.strokeStyle = colors.resolve('var(--control)');
  ctx.fillStyle = colors.resolve('var(--primary-text)');
  ctx.lineWidth = ratio;
  ctx.setLineDash([2 * ratio, 3 * ratio]);
  for (const day of new Set(markers.map((marker) => marker.day))) {
    const place = places.get(day);
    if (place === undefined) continue;
    const x = Math.round(plot.valToPos(place, 'x', true));
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(x, bbox.top, 3.5 * ratio, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}
