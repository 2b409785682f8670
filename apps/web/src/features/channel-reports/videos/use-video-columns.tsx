import type { VideoInfo, VideoStatistics } from '@marquee/contract/generated/youtube.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ClickRate } from '../click-rate.tsx';
import { clockText, useFigures } from '../use-figures.ts';
import { VideoPicture } from './video-picture.tsx';

type Column = DataColumn<VideoStatistics>;
const unknown = <span className="text-ink-faint">–</span>;

/** On cards only what counts most; the others can be switched on. */
export function useVideoColumns(known: readonly VideoInfo[]): Column[] {
  const t = useTranslations('channelReports');
  const words = useTranslations('common.words');
  const figures = useFigures();
  const pictures = new Map(known.map(({ videoId, thumbnail }) => [videoId, thumbnail]));
  const count = (field: 'views' | 'likes' | 'comments' | 'impressions' | 'clicks'): Column => ({
    id: field,
    header: t(`metrics.${field}`),
    align: 'end',
    sortable: true,
    cell: (video) => <Count value={video[field]} />,
  });
  return [
    {
      id: 'title',
      header: t('videos.video'),
      fixed: true,
      sortable: true,
      card: 'title',
      // Stays in sight while the figures scroll sideways; lines between rows show through its border.
      className: 'tablet:sticky tablet:start-0 tablet:z-1 tablet:bg-surface tablet:bg-clip-padding',
      cell: (video) => <VideoName video={video} picture={pictures.get(video.videoId)} />,
    },
    count('views'),
    {
      id: 'watch_time_minutes',
      header: t('videos.watchTime'),
      align: 'end',
      sortable: true,
      cell: ({ watch_time_minutes }) => (
        <span title={figures.exact('watch_time', watch_time_minutes / 60)}>
          {figures.short('watch_time', watch_time_minutes / 60)}
        </span>
      ),
    },
    {
      id: 'average_view_duration',
      header: t('videos.averageDuration'),
      align: 'end',
      sortable: true,
      card: 'none',
      cell: ({ average_view_duration }) => clockText(average_view_duration),
    },
    {
      id: 'average_view_percentage',
      header: t('videos.averagePercentage'),
      align: 'end',
      sortable: true,
      card: 'none',
      cell: ({ average_view_percentage }) => figures.percentage(average_view_percentage),
    },
    { ...count('impressions'), card: 'none' },
    { ...count('clicks'), card: 'none', header: t('videos.clicks') },
    {
      id: 'ctr',
      header: t('videos.ctr'),
      align: 'end',
      sortable: true,
      cell: ({ ctr }) => (ctr === null ? unknown : <ClickRate rate={ctr} />),
    },
    count('likes'),
    { ...count('comments'), card: 'none' },
    {
      id: 'videoPublishedAt',
      header: t('videos.published'),
      sortable: true,
      cell: ({ videoPublishedAt }) =>
        videoPublishedAt ? (
          <span className="whitespace-nowrap tabular-nums">{formatDate(videoPublishedAt)}</span>
        ) : (
          unknown
        ),
    },
    {
      id: 'monetized',
      header: t('videos.monetized'),
      sortable: true,
      card: 'none',
      cell: ({ monetized }) => (monetized === null ? unknown : words(monetized ? 'yes' : 'no')),
    },
  ];
}

function Count({ value }: { value: number | null }) {
  const numbers = useNumbers();
  return value === null ? unknown : <span title={numbers.count(value)}>{numbers.short(value)}</span>;
}

function VideoName({ video, picture }: { video: VideoStatistics; picture: string | null | undefined }) {
  return (
    <a
      href={video.url}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-w-0 items-center gap-3 rounded-sm hover:underline tablet:w-60"
    >
      <span className="block aspect-video w-18 shrink-0 overflow-hidden rounded-sm">
        <VideoPicture videoId={video.videoId} source={picture} />
      </span>
      <span className="line-clamp-2 min-w-0 font-medium">{video.title}</span>
    </a>
  );
}
