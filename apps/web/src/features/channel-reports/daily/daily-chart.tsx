import type { DailyStatistics } from '@marquee/contract/generated/youtube.ts';
import { type Ref, useMemo } from 'react';
import { LazyLineChart } from '../../../ui/charts/lazy-line-chart.tsx';
import type { LineChartHandle } from '../../../ui/charts/line-chart.tsx';
import type { ChartData } from '../../../ui/charts/lines/chart-data.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { Metric } from '../report-view.ts';
import { useFigures } from '../use-figures.ts';
import { chartSeries } from './chart-series.ts';

interface DailyChartProps {
  daily: DailyStatistics;
  metric: Metric;
  ref?: Ref<LineChartHandle>;
}

/** The days as a curve, the days before them dashed, and a line where a delivery began. */
export function DailyChart({ daily, metric, ref }: DailyChartProps) {
  const numbers = useNumbers();
  const t = useTranslations('channelReports');
  const figures = useFigures();
  const label = t('chart.label', { metric: t(`metrics.${metric}`) });
  const data = useMemo<ChartData>(
    () => ({
      days: daily.data.map(({ day }) => day),
      compareDays: daily.previous.map(({ day }) => day),
      series: chartSeries(daily, metric).map((series) => ({ ...series, name: t(`metrics.${series.name}`) })),
      markers: daily.orders.map(({ service, quantity, started_on }) => ({
        day: started_on,
        label: `${numbers.count(quantity)} × ${service}`,
      })),
      fractionDigits: metric === 'watch_time' || metric === 'average_view_percentage' ? 1 : 0,
    }),
    [daily, metric, t, numbers],
  );
  return (
    <LazyLineChart
      ref={ref}
      label={label}
      data={data}
      formats={{
        value: (value) => figures.short(metric, value),
        day: (day) => day,
        // Within a year the month and the day are enough.
        axisDay: (day) => day.slice(5),
      }}
      text={{
        legend: t('chart.legend'),
        showAll: t('chart.showAll'),
        hideAll: t('chart.hideAll'),
        name: t('chart.line'),
        first: t('chart.first'),
        last: t('chart.last'),
        lowest: t('chart.lowest'),
        highest: t('chart.highest'),
        none: t('chart.noValue'),
        marker: t('chart.orders'),
      }}
    />
  );
}
