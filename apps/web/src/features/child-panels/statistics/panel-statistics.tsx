import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { useRenderedAt } from '../../../shell/preferences/rendered-at.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type StatisticsQuery, statisticsQuery } from '../api.ts';
import { PanelFigures } from './panel-figures.tsx';
import { type Preset, presetDays, presetOf, presets, readPeriod } from './period.ts';

/** What a child panel sold, and what its owner paid for it. */
export function PanelStatistics({ id }: { id: string }) {
  const t = useTranslations('childPanels.statistics');
  const common = useTranslations('common');
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  const figures = useQuery(statisticsQuery(useServices(), id, period));
  const retry = {
    label: common('actions.retry'),
    onRetry: () => figures.refetch(),
    busy: figures.isFetching,
  };
  const choose = (days: StatisticsQuery) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['start_date', 'end_date'] as const)
          if (days[name]) next.set(name, days[name]);
          else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-5">
        <PeriodChoice
          period={period}
          shown={{ start_date: figures.data?.start_date, end_date: figures.data?.end_date }}
          onChange={choose}
        />
        {figures.isPending && <Skeleton className="h-64" />}
        {figures.isError && <ErrorState title={common('states.failed')} retry={retry} />}
        {figures.data &&
          (figures.data.totals.orders === 0 && figures.data.totals.customers === 0 ? (
            <EmptyState illustration="orders" title={t('empty')} text={t('emptyText')} />
          ) : (
            <PanelFigures statistics={figures.data} />
          ))}
      </div>
    </Card>
  );
}

interface PeriodChoiceProps {
  period: StatisticsQuery;
  /** The days of the figures on screen. */
  shown: { start_date: string | undefined; end_date: string | undefined };
  onChange(days: StatisticsQuery): void;
}

function PeriodChoice({ period, shown, onChange }: PeriodChoiceProps) {
  const t = useTranslations('childPanels.statistics');
  const now = useRenderedAt();
  const start_date = period.start_date ?? shown.start_date;
  const end_date = period.end_date ?? shown.end_date;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segmented<Preset | 'other'>
        label={t('period')}
        value={presetOf(period, now)}
        options={(Object.keys(presets) as Preset[]).map((value) => ({
          value,
          label: t(`periods.${value}`),
        }))}
        onValueChange={(preset) => preset !== 'other' && onChange(presetDays(preset, now))}
      />
      <DayField
        label={t('from')}
        value={start_date}
        latest={end_date}
        onChange={(day) => onChange(days(day, end_date))}
      />
      <DayField
        label={t('to')}
        value={end_date}
        earliest={start_date}
        onChange={(day) => onChange(days(start_date, day))}
      />
    </div>
  );
}

/** A day that was emptied is not asked for. */
function days(start: string | undefined, end: string | undefined): StatisticsQuery {
  return { ...(start ? { start_date: start } : {}), ...(end ? { end_date: end } : {}) };
}
