import { z } from 'zod';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import type { GoogleHosts } from './google-hosts.ts';
import type { DayReport, Reach, ReportRange, ReportSource, VideoReport } from './video-source.ts';
import { SourceFailure } from './video-source.ts';
import { readAnswer } from './youtube/ask-youtube.ts';
import { understood } from './youtube/youtube-schemas.ts';

interface ReportAccess {
  fetch: GuardedFetch;
  hosts: Pick<GoogleHosts, 'analytics'>;
  accessToken: string;
}

const table = z.object({
  columnHeaders: z.array(z.object({ name: z.string().max(100) })).max(50),
  rows: z
    .array(z.array(z.union([z.string().max(200), z.number(), z.null()])).max(50))
    .max(5000)
    .default([]),
});
const day = z.iso.date();
const videoId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const count = z.number().min(0).max(Number.MAX_SAFE_INTEGER).transform(Math.round);
const percent = z
  .number()
  .min(0)
  .transform((value) => Math.min(1000, Math.round(value * 100) / 100));
const watched = {
  views: count,
  estimatedMinutesWatched: count,
  averageViewDuration: count,
  averageViewPercentage: percent,
};
const dayRow = z.object({ day, ...watched, subscribersGained: count, subscribersLost: count });
const videoRow = z.object({
  video: videoId,
  ...watched,
  likes: count.nullable(),
  comments: count.nullable(),
});
const reachRow = z.object({
  video: videoId.optional(),
  videoThumbnailImpressions: count.nullable(),
  videoThumbnailImpressionsClickRate: z.number().min(0).max(1).nullable(),
});
const reachMetrics = 'videoThumbnailImpressions,videoThumbnailImpressionsClickRate';
const watchedMetrics = Object.keys(watched).join(',');
/** As many videos as one report may name. */
const most = 200;

/** The YouTube Analytics API, version 2, with the permission of a channel's owner. */
export function youtubeReports(access: ReportAccess): ReportSource {
  return {
    kind: 'youtube',
    daily: async (range) => {
      const metrics = `${watchedMetrics},subscribersGained,subscribersLost`;
      const rows = await query(access, range, dayRow, { metrics, dimensions: 'day', sort: 'day' });
      return rows.map(dayReport);
    },
    reach: async (range) => {
      const [row] = await reachRows(access, range, {});
      return reachOf(row);
    },
    videos: async (range, videoIds) => {
      const ids = videoIds.filter((id) => videoId.safeParse(id).success).slice(0, most);
      if (ids.length === 0) return [];
      const choice = { dimensions: 'video', filters: `video==${ids.join(',')}`, maxResults: String(most) };
      const metrics = `${watchedMetrics},likes,comments`;
      const rows = await query(access, range, videoRow, { ...choice, metrics, sort: '-views' });
      const reach = await reachRows(access, range, { ...choice, sort: '-videoThumbnailImpressions' });
      return rows.filter(({ video }) => ids.includes(video)).map((row) => videoReport(row, reach));
    },
  };
}

/** Not every channel and period has these figures; the network refuses to answer where it has none. */
async function reachRows(access: ReportAccess, range: ReportRange, choice: Record<string, string>) {
  try {
    return await query(access, range, reachRow, { ...choice, metrics: reachMetrics }, [400, 404]);
  } catch (error) {
    if (error instanceof SourceFailure && error.reason === 'gone') return [];
    throw error;
  }
}

async function query<Row extends z.ZodType>(
  { fetch, hosts, accessToken }: ReportAccess,
  { channelId, start, end }: ReportRange,
  row: Row,
  parameters: Record<string, string>,
  absentOn: readonly number[] = [404],
): Promise<z.output<Row>[]> {
  const ids = `channel==${channelId}`;
  const asked = new URLSearchParams({ ids, startDate: start, endDate: end, ...parameters });
  const answer = await readAnswer(fetch, `${hosts.analytics}/v2/reports?${asked}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    denied: 'consent_revoked',
    absentOn,
  });
  if ('absent' in answer) throw new SourceFailure('gone', { cause: new Error(answer.absent) });
  const { columnHeaders, rows } = understood(table, answer.body);
  return rows.map((values) =>
    understood(row, Object.fromEntries(columnHeaders.map(({ name }, index) => [name, values[index]]))),
  );
}

function dayReport(row: z.output<typeof dayRow>): DayReport {
  return {
    day: row.day,
    ...watchedOf(row),
    subscribersGained: row.subscribersGained,
    subscribersLost: row.subscribersLost,
  };
}

function videoReport(
  row: z.output<typeof videoRow>,
  reach: readonly z.output<typeof reachRow>[],
): VideoReport {
  return {
    videoId: row.video,
    ...watchedOf(row),
    likes: row.likes,
    comments: row.comments,
    ...reachOf(reach.find(({ video }) => video === row.video)),
    // Known to the network's own pages alone.
    monetized: null,
  };
}

function reachOf(row: z.output<typeof reachRow> | undefined): Reach {
  return {
    impressions: row?.videoThumbnailImpressions ?? null,
    clickRate: row?.videoThumbnailImpressionsClickRate ?? null,
  };
}

function watchedOf(row: Omit<z.output<typeof dayRow>, 'day' | 'subscribersGained' | 'subscribersLost'>) {
  return {
    views: row.views,
    watchTimeMinutes: row.estimatedMinutesWatched,
    averageViewDuration: row.averageViewDuration,
    averageViewPercentage: row.averageViewPercentage,
  };
}
