import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { attachCursor, type ChartCursor } from './chart-cursor.ts';
import type { ChartData, ChartFormats } from './chart-data.ts';
import { drawPicture } from './draw-picture.ts';
import { type LinePlot, plotLines } from './plot-lines.ts';
import { canvasColors } from './series-color.ts';

interface LinePlotInput {
  data: ChartData;
  formats: ChartFormats;
  hidden: ReadonlySet<string>;
  onMove: (place: number, text: string) => void;
}

interface Drawing {
  plot: LinePlot;
  cursor: ChartCursor;
  picture: (title: string) => Promise<Blob>;
}

/** Draws into `frame`; only new data draws afresh, everything else changes what is drawn. */
export function useLinePlot(frame: RefObject<HTMLDivElement | null>, input: LinePlotInput) {
  const drawing = useRef<Drawing>(null);
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const { data, hidden } = input;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    drawing.current = draw(element, data, latest);
    const stop = watch(element, drawing.current.plot, () => drawing.current?.cursor.hide());
    return () => {
      stop();
      drawing.current?.cursor.destroy();
      drawing.current?.plot.destroy();
      drawing.current = null;
    };
  }, [frame, data]);
  useEffect(() => drawing.current?.plot.show(hidden), [hidden]);
  return useCallback(() => drawing.current, []);
}

function draw(frame: HTMLElement, data: ChartData, latest: RefObject<LinePlotInput>): Drawing {
  const colors = canvasColors(frame);
  const formats = () => latest.current.formats;
  const hidden = () => latest.current.hidden;
  const lines = plotLines({ frame, data, formats, colors, hidden: hidden() });
  const plot: LinePlot = {
    ...lines,
    redraw() {
      colors.forget();
      lines.redraw();
    },
  };
  const onMove = (place: number, text: string) => latest.current.onMove(place, text);
  const cursor = attachCursor({ frame, plot, data, formats, hidden, onMove });
  const { fontFamily } = getComputedStyle(frame);
  const { canvas } = plot;
  return {
    plot,
    cursor,
    picture: (title) => drawPicture({ canvas, data, hidden: hidden(), colors, title, fontFamily }),
  };
}

/** The size of the frame and the theme: its own, the page's or the system's. */
function watch(frame: HTMLElement, plot: LinePlot, onResize: () => void): () => void {
  let isFirst = true;
  const sizes = new ResizeObserver(() => {
    if (!isFirst) {
      onResize();
      plot.resize();
    }
    isFirst = false;
  });
  sizes.observe(frame);
  const themes = new MutationObserver(plot.redraw);
  for (const themed of [frame.closest('[data-theme]'), document.documentElement])
    if (themed) themes.observe(themed, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', plot.redraw);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    system.removeEventListener('change', plot.redraw);
  };
}
