import type { DailyStatistics } from '@marquee/contract/generated/youtube.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Download, ImageDown } from 'lucide-react';
import { useRef } from 'react';
import { saveBlob, saveFile } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { LineChartHandle } from '../../../ui/charts/line-chart.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { exportDaily } from '../api.ts';
import type { ReportView } from '../report-view.ts';
import type { SetReportView } from '../use-report-view.ts';
import { DailyChart } from './daily-chart.tsx';
import { DeliveredOrders } from './delivered-orders.tsx';
import { MetricChoice } from './metric-choice.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { ReachTiles } from './reach-tiles.tsx';

interface DailyCardProps {
  daily: UseQueryResult<DailyStatistics>;
  channelId: string;
  channelTitle: string;
  view: ReportView;
  today: string;
  onSet: SetReportView;
}

export function DailyCard({ daily, channelId, channelTitle, view, today, onSet }: DailyCardProps) {
  const t = useTranslations('channelReports');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const services = useServices();
  const action = useAction();
  const chart = useRef<LineChartHandle>(null);
  const { data } = daily;
  const days = ({ dateStart, dateEnd }: DailyStatistics) =>
    t('period.range', { from: dateStart, to: dateEnd });
  const fileName = `${channelId}-${data?.dateStart ?? ''}-${data?.dateEnd ?? ''}`;
  const saveCsv = () =>
    action.run(
      async () => {
        const csv = await exportDaily(services, channelId, view.days);
        // Decoding drops the byte order mark, and without it Excel guesses the encoding wrong.
        saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', `\uFEFF${csv}`);
      },
      { name: 'csv' },
    );
  const savePicture = () =>
    action.run(
      async () => {
        const title = `${channelTitle} · ${t(`metrics.${view.metric}`)} · ${data ? days(data) : ''}`;
        const picture = await chart.current?.toPicture(title);
        if (picture) saveBlob(`${fileName}-${view.metric}.png`, picture);
      },
      { name: 'picture' },
    );
  return (
    <Card aria-label={t('chart.title')} aria-busy={daily.isFetching || undefined}>
      {/* Not the card's own head: on phones two buttons in a row may be wider than the card. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 pb-4">
        <div>
          <h2 className="font-semibold text-16">{t('chart.title')}</h2>
          {data && <p className="mt-0.5 text-ink-soft tabular-nums">{days(data)}</p>}
        </div>
        {data && data.data.length > 0 && (
          <div className="flex min-w-0 flex-wrap gap-2">
            <Button
              icon={<Download className="size-4" aria-hidden="true" />}
              loading={action.isRunning('csv')}
              onClick={saveCsv}
            >
              {t('chart.csv')}
            </Button>
            <Button
              icon={<ImageDown className="size-4" aria-hidden="true" />}
              loading={action.isRunning('picture')}
              onClick={savePicture}
            >
              {t('chart.picture')}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-5">
        <PeriodChoice view={view} shown={data} today={today} onSet={onSet} />
        {daily.isPending && <Skeleton className="h-96" />}
        {daily.isError && (
          <ErrorState
            title={common('states.failed')}
            text={errorMessage(daily.error)}
            retry={{ label: common('actions.retry'), onRetry: () => daily.refetch(), busy: daily.isFetching }}
          />
        )}
        {data?.data.length === 0 && !daily.isError && (
          <EmptyState illustration="search" title={t('chart.emptyTitle')} text={t('chart.emptyText')} />
        )}
        {data && data.data.length > 0 && !daily.isError && (
          <>
            <ReachTiles totals={data.totals} previous={data.previous_totals} />
            <MetricChoice view={view} daily={data} onSet={onSet} />
            <div>
              <DailyChart ref={chart} daily={data} metric={view.metric} />
              <PreviousDays daily={data} />
            </div>
          </>
        )}
        {data && !daily.isError && <DeliveredOrders orders={data.orders} />}
      </div>
    </Card>
  );
}

/** What the dashed line stands for. */
function PreviousDays({ daily: { previous } }: { daily: DailyStatistics }) {
  const t = useTranslations('channelReports.period');
  const [first, last] = [previous[0], previous.at(-1)];
  if (!first || !last) return null;
  return (
    <p className="flex items-center gap-2 pt-2 text-ink-soft text-note tabular-nums">
      <span className="w-6 border-ink-faint border-t-2 border-dashed" aria-hidden="true" />
      {t('previous', { from: first.day, to: last.day })}
    </p>
  );
}
