import { usePercent } from '../../shell/preferences/use-percent.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import type { Metric } from './report-view.ts';

type Watched = {
  views: number;
  watch_time_minutes: number;
  average_view_duration: number;
  average_view_percentage: number;
  subscribers_gained: number;
  subscribers_lost: number;
};

/** Of a day or of a total. Watch time counts in hours, as it does at the video network. */
export function figureOf(row: Watched, metric: Metric): number {
  if (metric === 'watch_time') return row.watch_time_minutes / 60;
  if (metric === 'subscribers') return row.subscribers_gained - row.subscribers_lost;
  return row[metric];
}

/** Figures as texts: short where there is little room, exact where somebody looks closer. */
export function useFigures() {
  const numbers = useNumbers();
  const percent = usePercent();
  const percentage = (value: number) => percent(cut(value) / 100);
  const write = (count: (value: number) => string) => (metric: Metric, value: number) => {
    if (metric === 'average_view_duration') return clockText(value);
    if (metric === 'average_view_percentage') return percentage(value);
    return count(value);
  };
  return {
    percentage,
    /** A fraction such as the click-through rate. */
    rate: (fraction: number) => percentage(fraction * 100),
    short: write((value) => signed(value, numbers.short)),
    exact: write((value) => signed(value, (size) => numbers.count(cut(size)))),
  };
}

/** To one decimal and never rounded up, like all figures of reports. */
function cut(value: number): number {
  return Math.trunc(Number((value * 10).toFixed(6))) / 10;
}

const signed = (value: number, write: (size: number) => string) =>
  value < 0 ? `−${write(-value)}` : write(value);

/** `4:07`, `1:02:03`. */
export function clockText(seconds: number): string {
  const whole = Math.trunc(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.trunc(whole / 3600), Math.trunc((whole % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** How something went on, as a share of what it was; undefined where there was nothing before. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / Math.abs(before);
}
