import type { ReportChannel, Source } from '@marquee/contract/generated/youtube.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { SourceNote } from '../../product/source-note.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { channelInfoQuery, channelVideosQuery, dailyQuery, videoStatisticsQuery } from './api.ts';
import { ChannelCard } from './channel-card.tsx';
import { ConnectButton } from './connect-button.tsx';
import { DailyCard } from './daily/daily-card.tsx';
import { useReportView } from './use-report-view.ts';
import { NewestVideos } from './videos/newest-videos.tsx';
import { VideoTable } from './videos/video-table.tsx';

interface ChannelReportProps {
  channel: ReportChannel;
  canConnect: boolean;
}

export function ChannelReport({ channel, canConnect }: ChannelReportProps) {
  const t = useTranslations('channelReports.connection');
  const services = useServices();
  const { view, today, set } = useReportView();
  const info = useQuery(channelInfoQuery(services, channel.channel_id));
  const videos = useQuery(channelVideosQuery(services, channel.channel_id));
  const daily = useQuery(dailyQuery(services, channel.channel_id, view.days, view.compare));
  const statistics = useQuery(videoStatisticsQuery(services, channel.channel_id, view.days));
  const source = sourceToTell([daily, info, videos, statistics].map(({ data }) => data?.source));
  const mayConnect = source?.state === 'consent_revoked' || source?.state === 'not_connected';
  return (
    <div className="flex flex-col gap-5">
      {source && (
        <SourceNote
          source={source}
          action={
            canConnect &&
            mayConnect && (
              <ConnectButton isPrimary>
                {t(source.state === 'consent_revoked' ? 'again' : 'connect')}
              </ConnectButton>
            )
          }
        />
      )}
      <ChannelCard info={info} connectedAt={channel.connected_at} />
      <DailyCard
        daily={daily}
        channelId={channel.channel_id}
        channelTitle={channel.title}
        view={view}
        today={today}
        onSet={set}
      />
      <NewestVideos videos={videos} />
      <VideoTable videos={statistics} known={videos.data?.data ?? []} />
    </div>
  );
}

/** One note for the page: the first that has a problem, else that of the days. */
function sourceToTell(sources: readonly (Source | undefined)[]): Source | undefined {
  const known = sources.filter((source) => source !== undefined);
  return known.find(({ state }) => state !== 'ok') ?? known[0];
}
