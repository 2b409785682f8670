import type { DailyStatistics } from '@marquee/contract/generated/youtube.ts';
import type { ChartSeries } from '../../../ui/charts/lines/chart-data.ts';
import type { Metric } from '../report-view.ts';
import { figureOf } from '../use-figures.ts';

type Day = DailyStatistics['data'][number];
type Line = Metric | 'subscribers_gained' | 'subscribers_lost';
export type NamedSeries = Omit<ChartSeries, 'name'> & { name: Line };

/** Subscribers are two curves: who came and who left. All others are one. */
export function chartSeries({ data, previous }: DailyStatistics, metric: Metric): NamedSeries[] {
  const line = (
    name: Line,
    read: (day: Day) => number,
    rest: Omit<Partial<ChartSeries>, 'name'>,
  ): NamedSeries => ({
    id: name,
    name,
    values: data.map(read),
    // The same number of days: what stands below one day is so many days before it.
    ...(previous.length > 0 && { compare: data.map((_, place) => valueAt(previous, place, read)) }),
    ...rest,
  });
  if (metric !== 'subscribers')
    return [
      line(metric, (day) => figureOf(day, metric), {
        color: 'var(--brand-primary)',
        isFilled: true,
        isStrong: true,
      }),
    ];
  return [
    line('subscribers_gained', (day) => day.subscribers_gained, {
      color: 'var(--brand-success)',
      isStrong: true,
    }),
    line('subscribers_lost', (day) => day.subscribers_lost, { color: 'var(--danger)' }),
  ];
}

function valueAt(days: readonly Day[], place: number, read: (day: Day) => number): number | null {
  const day = days[place];
  return day ? read(day) : null;
}
