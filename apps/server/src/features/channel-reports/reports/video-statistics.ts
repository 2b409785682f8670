import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type {
  listVideoStatistics as endpoint,
  VideoStatistics,
} from '@marquee/contract/youtube/channel-reports.ts';
import { emptyDay } from '@marquee/domain/channel-reports/clean-report.ts';
import type { VideoCard, VideoReport } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import { readNewestVideos, readOwnVideos } from '../reading/read-public.ts';
import { readVideoReports } from '../reading/read-reach.ts';
import { sourceView } from '../reading/reading.ts';
import { meantChannel } from '../report-channels.ts';
import { askedRange } from './asked-range.ts';
import { kindOf, mayRead, notConnected } from './no-channel.ts';
import { reachView, videoUrl, watchView } from './report-view.ts';

/** The named videos as far as they are the channel's, or its newest ones. */
export async function videoStatistics(
  ctx: Context,
  { channel_id, videoIds, ...asked }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const range = askedRange(ctx, asked);
  const own = await meantChannel(ctx, channel_id);
  if (!mayRead(own)) return { data: [], source: await notConnected(ctx) };
  const named = videoIds && videoIds.length > 0 ? [...new Set(videoIds)] : undefined;
  const cards = named ? await readOwnVideos(ctx, own, named) : await readNewestVideos(ctx, own);
  const known = cards.value ?? [];
  const shown = named ? known.filter(({ id }) => named.includes(id)) : known;
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return { data: [], source: sourceView(kindOf(own), [cards]) };
  const reports = await readVideoReports(ctx, own, range, ids);
  const source = sourceView(kindOf(own), [cards, reports]);
  if (!reports.value) return { data: [], source };
  const byId = new Map(reports.value.map((report) => [report.videoId, report]));
  return { data: shown.map((card) => videoView(card, byId.get(card.id))), source };
}

/** A video that nobody watched in these days is not in the report. */
function videoView(card: VideoCard, report: VideoReport | undefined): VideoStatistics {
  return {
    videoId: card.id,
    title: card.title,
    url: videoUrl(card.id),
    videoPublishedAt: card.publishedAt.toISOString(),
    ...watchView(report ?? emptyDay('')),
    ...reachView(report),
    likes: report?.likes ?? null,
    comments: report?.comments ?? null,
    monetized: report?.monetized ?? null,
  };
}
