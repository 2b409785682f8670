import type { Answer } from '@marquee/contract/endpoint.ts';
import type { getChannelInfo as endpoint } from '@marquee/contract/youtube/channel-reports.ts';
import { trendRanges } from '@marquee/domain/channel-reports/report-range.ts';
import type { Context } from '../../../platform/context.ts';
import { readDays } from '../reading/read-days.ts';
import { readCard } from '../reading/read-public.ts';
import { readReach } from '../reading/read-reach.ts';
import { sourceView } from '../reading/reading.ts';
import { meantChannel, type OwnChannel } from '../report-channels.ts';
import { kindOf, mayRead, notConnected } from './no-channel.ts';
import { channelUrl, totalsView } from './report-view.ts';

export async function channelInfo(
  ctx: Context,
  { channel_id }: { channel_id?: string | undefined },
): Promise<Answer<typeof endpoint>> {
  const own = await meantChannel(ctx, channel_id);
  if (!mayRead(own)) return { data: null, source: await notConnected(ctx) };
  const card = await readCard(ctx, own);
  const { trend, readings } = await readTrend(ctx, own);
  const source = sourceView(kindOf(own), [card, ...readings]);
  if (!card.value) return { data: null, source };
  const { title, thumbnail, country, createdAt, subscribers, views, videos } = card.value;
  return {
    data: {
      id: Number(own.channel.id),
      channel_id: own.channel.channel_id,
      title,
      url: channelUrl(own.channel.channel_id),
      thumbnail,
      country,
      created_at: createdAt?.toISOString() ?? null,
      subscribers,
      views,
      videos,
      trend,
    },
    source,
  };
}

/** Both months are read at once; without a figure of the current one there is no trend. */
async function readTrend(ctx: Context, own: OwnChannel) {
  const { current, previous } = trendRanges(ctx.clock.now());
  const days = await readDays(ctx, own, { start: previous.start, end: current.end });
  const now = await readReach(ctx, own, current);
  const before = await readReach(ctx, own, previous);
  const known = days.value ?? [];
  const recent = known.filter(({ day }) => day >= current.start);
  const older = known.filter(({ day }) => day < current.start);
  const trend =
    recent.length === 0
      ? null
      : { current: totalsView(recent, now.value), previous: totalsView(older, before.value) };
  return { trend, readings: [days, now, before] };
}
