import type { VideoInfo } from '@marquee/contract/generated/youtube.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ColumnChoice, Density, Sort } from '../../../ui/tables/data-column.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { DataTableToolbar } from '../../../ui/tables/data-table-toolbar.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { VideoStatisticsAnswer } from '../api.ts';
import { sortVideos } from './sort-videos.ts';
import { useVideoColumns } from './use-video-columns.tsx';

interface VideoTableProps {
  videos: UseQueryResult<VideoStatisticsAnswer>;
  /** The same videos with their pictures. */
  known: readonly VideoInfo[];
}

const shownAtFirst = 10;

/** What single videos did in the period. The answer holds all of them, so the browser sorts. */
export function VideoTable({ videos, known }: VideoTableProps) {
  const t = useTranslations('channelReports.videos');
  const common = useTranslations('common');
  const { locale } = useServices();
  const [sort, setSort] = useState<Sort>({ column: 'views', direction: 'descending' });
  const [choice, setChoice] = useState<ColumnChoice>(new Map());
  const [density, setDensity] = useState<Density>('comfortable');
  const columns = useVideoColumns(known);
  const [isWhole, setWhole] = useState(false);
  const table = { sort, onSortChange: setSort, choice, density };
  const rows = videos.data?.data ?? [];
  const sorted = sortVideos(rows, sort, locale);
  return (
    <Card
      flush
      title={t('title')}
      text={t('text')}
      aria-busy={videos.isFetching || undefined}
      action={
        rows.length > 0 && (
          <DataTableToolbar
            columns={columns}
            {...table}
            onChoiceChange={setChoice}
            onDensityChange={setDensity}
            labels={{
              columns: common('table.columns'),
              density: common('table.density'),
              sort: t('sort'),
            }}
          />
        )
      }
    >
      {videos.isError ? (
        <ErrorState
          title={common('states.failed')}
          retry={{ label: common('actions.retry'), onRetry: () => videos.refetch(), busy: videos.isFetching }}
        />
      ) : (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={isWhole ? sorted : sorted.slice(0, shownAtFirst)}
          rowKey={({ videoId }) => videoId}
          loading={videos.isPending}
          {...table}
          empty={<EmptyState illustration="search" title={t('none')} text={t('noneText')} />}
        />
      )}
      {rows.length > shownAtFirst && !videos.isError && (
        <div className="border-line border-t p-2 text-center">
          <Button variant="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? common('actions.showLess') : t('showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
