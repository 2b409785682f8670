import type { VideoInfo } from '@marquee/contract/generated/youtube.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Eye, type LucideIcon, MessageSquare, ThumbsUp } from 'lucide-react';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLabelled } from '../../../ui/text/labelled.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { ChannelVideosAnswer } from '../api.ts';
import { clockText } from '../use-figures.ts';
import { VideoPicture } from './video-picture.tsx';

const shownVideos = 3;
const grid = 'grid gap-4 tablet:grid-cols-3';

export function NewestVideos({ videos }: { videos: UseQueryResult<ChannelVideosAnswer> }) {
  const t = useTranslations('channelReports.newest');
  const common = useTranslations('common');
  const retry = { label: common('actions.retry'), onRetry: () => videos.refetch(), busy: videos.isFetching };
  return (
    <Card title={t('title')}>
      {videos.isPending && (
        <div className={grid}>
          {Array.from({ length: shownVideos }, (_, place) => place).map((place) => (
            <Skeleton key={place} className="h-64" />
          ))}
        </div>
      )}
      {videos.isError && <ErrorState title={common('states.failed')} retry={retry} />}
      {videos.data?.data.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {videos.data && videos.data.data.length > 0 && (
        <ul className={grid}>
          {videos.data.data.slice(0, shownVideos).map((video) => (
            <VideoCard key={video.videoId} video={video} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function VideoCard({ video }: { video: VideoInfo }) {
  const t = useTranslations('channelReports.metrics');
  const { videoId, title, url, thumbnail, videoPublishedAt, duration_seconds } = video;
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <span className="relative block aspect-video overflow-hidden rounded-md">
        <VideoPicture videoId={videoId} source={thumbnail} />
        {duration_seconds !== null && (
          <span className="absolute end-2 bottom-2 rounded-sm bg-black/75 px-1.5 text-12 text-white tabular-nums">
            {clockText(duration_seconds)}
          </span>
        )}
      </span>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="line-clamp-2 rounded-sm font-medium hover:underline"
      >
        {title}
      </a>
      <p className="text-ink-faint text-note">
        <Moment value={videoPublishedAt} />
      </p>
      <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-note">
        <Count Icon={Eye} label={t('views')} value={video.views} />
        <Count Icon={ThumbsUp} label={t('likes')} value={video.likes} />
        <Count Icon={MessageSquare} label={t('comments')} value={video.comments} />
      </ul>
    </li>
  );
}

function Count({ Icon, label, value }: { Icon: LucideIcon; label: string; value: number | null }) {
  const numbers = useNumbers();
  const labelled = useLabelled();
  if (value === null) return null;
  return (
    <li className="flex items-center gap-1.5 tabular-nums" title={labelled(label, numbers.count(value))}>
      <Icon className="size-4 text-ink-faint" aria-hidden="true" />
      <span className="sr-only">{label}</span>
      {numbers.short(value)}
    </li>
  );
}
