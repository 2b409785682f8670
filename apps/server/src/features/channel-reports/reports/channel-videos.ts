import type { Answer } from '@marquee/contract/endpoint.ts';
import type { listChannelVideos as endpoint } from '@marquee/contract/youtube/channel-reports.ts';
import type { Context } from '../../../platform/context.ts';
import { readNewestVideos } from '../reading/read-public.ts';
import { sourceView } from '../reading/reading.ts';
import { meantChannel } from '../report-channels.ts';
import { kindOf, mayRead, notConnected } from './no-channel.ts';
import { videoUrl } from './report-view.ts';

export async function channelVideos(
  ctx: Context,
  { channel_id, limit }: { channel_id?: string | undefined; limit: number },
): Promise<Answer<typeof endpoint>> {
  const own = await meantChannel(ctx, channel_id);
  if (!mayRead(own)) return { data: [], source: await notConnected(ctx) };
  const videos = await readNewestVideos(ctx, own);
  return {
    data: (videos.value ?? []).slice(0, limit).map((video) => ({
      videoId: video.id,
      title: video.title,
      url: videoUrl(video.id),
      thumbnail: video.thumbnail,
      videoPublishedAt: video.publishedAt.toISOString(),
      duration_seconds: video.durationSeconds,
      views: video.views,
      likes: video.likes,
      comments: video.comments,
    })),
    source: sourceView(kindOf(own), [videos]),
  };
}
