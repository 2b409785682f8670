import 'uplot/dist/uPlot.min.css';
import type { PaymentCharts } from '@marquee/contract/money/finances.ts';
import { formatMoney, money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { useTheme } from '../../shell/preferences/theme.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';

const unitsPerDollar = 100_000_000;

/** Bars side by side: income in green, spending in the brand's colour. Redrawn when theme or width change. */
export function DayPlot({ days }: { days: PaymentCharts['days'] }) {
  const place = useRef<HTMLDivElement>(null);
  const amounts = useAmounts();
  const { theme } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are read from the page, which the theme changes
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const plot = new uPlot(plotOptions(element, amounts.balance), plotData(days), element);
    const watch = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [days, amounts, theme]);
  return <div ref={place} className="h-full w-full overflow-hidden" aria-hidden="true" />;
}

function plotData(days: PaymentCharts['days']): uPlot.AlignedData {
  return [
    days.map(({ date }) => Date.parse(date) / 1000),
    days.map(({ income }) => drawn(income)),
    days.map(({ spending }) => drawn(spending)),
  ];
}

/** Only for the height of a bar, never for amounts shown as text. */
function drawn(amount: string): number {
  return Number(parseMoney(amount) ?? zero) / unitsPerDollar;
}

function plotOptions(element: HTMLElement, shown: (amount: string) => string): uPlot.Options {
  const colour = (name: string) => paint(element, name);
  const bars = (side: -1 | 1) => uPlot.paths.bars?.({ size: [0.42, 14], align: side, radius: 0.25, gap: 1 });
  const axis = { stroke: colour('--color-ink-faint'), font: '12px system-ui', ticks: { show: false } };
  const grid = { stroke: colour('--color-line'), width: 1 };
  const tick = (value: number) => shown(formatMoney(money(BigInt(Math.round(value * unitsPerDollar)))));
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    cursor: { show: false },
    legend: { show: false },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    scales: { y: { range: (_, __, highest) => [0, Math.max(highest * 1.1, 0.01)] } },
    axes: [
      { ...axis, grid: { show: false }, size: 28, space: 72, values: (_, splits) => splits.map(formatDay) },
      { ...axis, grid, size: 64, space: 44, values: (_, splits) => splits.map(tick) },
    ],
    series: [
      {},
      { fill: colour('--color-success'), width: 0, paths: bars(-1), points: { show: false } },
      { fill: colour('--color-primary'), width: 0, paths: bars(1), points: { show: false } },
    ],
  };
}

/** A canvas has no CSS variables, so the colour is read from the page in its current theme. */
function paint(element: HTMLElement, name: string): string {
  element.style.color = `var(${name})`;
  const { color } = getComputedStyle(element);
  element.style.color = '';
  return color;
}

function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(5, 10);
}
