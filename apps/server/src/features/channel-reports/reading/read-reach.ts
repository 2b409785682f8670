import { cleanWatch, count } from '@marquee/domain/channel-reports/clean-report.ts';
import { nextRead } from '@marquee/domain/channel-reports/report-freshness.ts';
import type { DayRange } from '@marquee/domain/channel-reports/report-range.ts';
import { z } from 'zod';
import type { Reach, VideoReport } from '../../../adapters/channels/video-source.ts';
import { composedKey } from '../../../platform/composed-key.ts';
import type { Context } from '../../../platform/context.ts';
import type { OwnChannel } from '../report-channels.ts';
import { readAnswer } from './read-answer.ts';
import { shortKey } from './read-public.ts';
import type { Reading } from './reading.ts';
import { useReports } from './use-reports.ts';

const figure = z.int().min(0);
const share = z.number().min(0).max(1);
const reach = z.object({ impressions: figure.nullable(), clickRate: share.nullable() });
const videoReports = z.array(
  z.object({
    videoId: z.string(),
    views: figure,
    watchTimeMinutes: figure,
    averageViewDuration: figure,
    averageViewPercentage: z.number().min(0).max(1000),
    likes: figure.nullable(),
    comments: figure.nullable(),
    impressions: figure.nullable(),
    clickRate: share.nullable(),
    monetized: z.boolean().nullable(),
  }),
);

const none = { value: undefined, updatedAt: null, nextAt: null } as const;

export async function readReach(ctx: Context, own: OwnChannel, range: DayRange): Promise<Reading<Reach>> {
  if (own.connection === 'none') return { ...none, state: 'not_connected' };
  return readAnswer(ctx, own, {
    kind: 'reach',
    key: composedKey(range.start, range.end),
    schema: reach,
    nextAt: (readAt) => nextRead(range, readAt),
    ask: () =>
      useReports(ctx, own, async (source) =>
        cleanReach(await source.reach({ channelId: own.channel.channel_id, ...range })),
      ),
  });
}

export async function readVideoReports(
  ctx: Context,
  own: OwnChannel,
  range: DayRange,
  videoIds: readonly string[],
): Promise<Reading<VideoReport[]>> {
  if (own.connection === 'none') return { ...none, state: 'not_connected' };
  return readAnswer(ctx, own, {
    kind: 'video-reports',
    key: composedKey(range.start, range.end, shortKey(videoIds)),
    schema: videoReports,
    nextAt: (readAt) => nextRead(range, readAt),
    ask: () =>
      useReports(ctx, own, async (source) => {
        const reports = await source.videos({ channelId: own.channel.channel_id, ...range }, videoIds);
        return reports.map(cleanVideo);
      }),
  });
}

function cleanVideo(report: VideoReport): VideoReport {
  const { likes, comments } = report;
  return {
    ...report,
    ...cleanWatch(report),
    ...cleanReach(report),
    likes: likes === null ? null : count(likes),
    comments: comments === null ? null : count(comments),
  };
}

function cleanReach({ impressions, clickRate }: Reach): Reach {
  return {
    impressions: impressions === null ? null : count(impressions),
    clickRate: clickRate === null ? null : Math.min(1, Math.max(0, clickRate)),
  };
}
