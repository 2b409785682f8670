import type { CampaignDetails, CampaignPositions } from '@marquee/contract/generated/youtube.ts';
import type { TrackInterval } from '@marquee/domain/campaigns/campaign.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import { useQuery } from '@tanstack/react-query';
import { ImageDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { saveBlob } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { useRenderedAt } from '../../../shell/preferences/rendered-at.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LazyLineChart } from '../../../ui/charts/lazy-line-chart.tsx';
import type { LineChartHandle } from '../../../ui/charts/line-chart.tsx';
import type { ChartData } from '../../../ui/charts/lines/chart-data.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { positionsQuery } from '../api.ts';
import { positionText } from '../campaign-status.tsx';
import { type Range, ranges, rangeUpTo } from './date-range.ts';

interface PositionChartProps {
  campaign: CampaignDetails;
  country: string | undefined;
}

/** Positions by day: best, average and each keyword. */
export function PositionChart({ campaign, country }: PositionChartProps) {
  const t = useTranslations('campaigns.detail');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const [range, setRange] = useState<Range>('month');
  const today = formatDate(new Date(useRenderedAt()));
  const positions = useQuery(
    positionsQuery(useServices(), String(campaign.id), country, rangeUpTo(today, range)),
  );
  const chart = useRef<LineChartHandle>(null);
  const { run } = useAction();
  const save = () =>
    run(async () => {
      const picture = await chart.current?.toPicture(`${campaign.title} · ${country ?? ''}`);
      if (picture) saveBlob(`positions-${campaign.id}.png`, picture);
    });
  const retry = {
    label: common('actions.retry'),
    onRetry: () => positions.refetch(),
    busy: positions.isFetching,
  };
  return (
    <Card aria-label={t('chart')} aria-busy={positions.isFetching || undefined}>
      <div className="flex flex-col gap-3 pb-4 tablet:flex-row tablet:items-start tablet:justify-between">
        <div className="min-w-0">
          <h2 className="font-semibold text-16">{t('chart')}</h2>
          <p className="mt-0.5 text-ink-soft text-note">{t('chartText')}</p>
        </div>
        <div className="flex min-w-0 items-center gap-2">
          <Segmented
            label={t('range')}
            value={range}
            options={ranges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
            onValueChange={setRange}
          />
          <IconButton
            label={t('picture')}
            icon={<ImageDown className="size-4.5" aria-hidden="true" />}
            onClick={() => void save()}
          />
        </div>
      </div>
      {positions.isLoadingError ? (
        <ErrorState title={common('states.failed')} text={errorMessage(positions.error)} retry={retry} />
      ) : positions.data ? (
        <Lines positions={positions.data} track={campaign.track} chart={chart} />
      ) : (
        <Skeleton className="h-56 tablet:h-72" />
      )}
    </Card>
  );
}

interface LinesProps {
  positions: CampaignPositions;
  track: TrackInterval;
  chart: React.Ref<LineChartHandle>;
}

/** Looked up once a week or month, positions are still one line. */
const bridged: Record<TrackInterval, number> = { daily: 1, weekly: 8, monthly: 32, on_demand: 32 };

function Lines({ positions, track, chart }: LinesProps) {
  const t = useTranslations('campaigns.detail');
  const [best, average] = [t('best'), t('average')];
  const data = useMemo(() => chartOf(positions, track, { best, average }), [positions, track, best, average]);
  const isEmpty = positions.best.every((position) => position === null);
  if (isEmpty) return <EmptyState illustration="search" title={t('chartEmpty')} text={t('chartEmptyText')} />;
  return (
    <LazyLineChart
      ref={chart}
      label={t('chart')}
      data={data}
      formats={{ value: positionText, day: (day) => day, axisDay: (day) => day.slice(5) }}
      text={{
        legend: t('legend'),
        showAll: t('showAll'),
        hideAll: t('hideAll'),
        name: t('line'),
        first: t('first'),
        last: t('last'),
        lowest: t('lowest'),
        highest: t('highest'),
        none: t('noValue'),
        marker: t('legend'),
      }}
    />
  );
}

/** A few keywords are drawn at once; of many, the reader chooses. */
const drawnAtFirst = 5;

function chartOf(
  { days, best, average, keywords }: CampaignPositions,
  track: TrackInterval,
  names: { best: string; average: string },
): ChartData {
  return {
    days,
    isInverted: true,
    bridgedDays: bridged[track],
    series: [
      { id: 'best', name: names.best, values: best, color: 'var(--brand-success)', isStrong: true },
      { id: 'average', name: names.average, values: average, color: 'var(--brand-primary)', isStrong: true },
      ...keywords.map(({ id, keyword, positions }) => ({
        id: String(id),
        name: keyword,
        values: positions,
        isHidden: keywords.length > drawnAtFirst,
      })),
    ],
  };
}
