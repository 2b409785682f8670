import { type Answered, problem, type YoutubeWorld } from './youtube-world.ts';

const fields = {
  views: 'views',
  estimatedMinutesWatched: 'watchTimeMinutes',
  averageViewDuration: 'averageViewDuration',
  averageViewPercentage: 'averageViewPercentage',
  subscribersGained: 'subscribersGained',
  subscribersLost: 'subscribersLost',
  likes: 'likes',
  comments: 'comments',
  videoThumbnailImpressions: 'impressions',
  videoThumbnailImpressionsClickRate: 'clickRate',
  day: 'day',
  video: 'videoId',
} as const;

/** Answers like `reports.query` of the YouTube Analytics API, version 2. */
export async function analyticsApi(world: YoutubeWorld, query: URLSearchParams): Promise<Answered> {
  const channelId = (query.get('ids') ?? '').replace(/^channel==/, '');
  if (channelId !== world.oauth.channelId) return problem(403, 'forbidden');
  const range = { channelId, start: query.get('startDate') ?? '', end: query.get('endDate') ?? '' };
  const metrics = (query.get('metrics') ?? '').split(',');
  if (metrics.some((metric) => metric.startsWith('videoThumbnail')) && !world.knowsReach)
    return problem(400, 'badRequest');
  const dimension = query.get('dimensions');
  if (dimension === 'video' && !query.get('sort')) return problem(400, 'badRequest');
  const names = [...(dimension ? [dimension] : []), ...metrics];
  const columnHeaders = names.map((name) => ({
    name,
    columnType: name === dimension ? 'DIMENSION' : 'METRIC',
    dataType: name === dimension ? 'STRING' : 'INTEGER',
  }));
  const records: readonly object[] = await rowsOf(world, range, dimension, query.get('filters') ?? '');
  const rows = records.map((record) => {
    const values = new Map(Object.entries(record));
    return names.map((name) => values.get(fields[name as keyof typeof fields]));
  });
  return [200, { kind: 'youtubeAnalytics#resultTable', columnHeaders, ...(rows.length > 0 && { rows }) }];
}

async function rowsOf(
  world: YoutubeWorld,
  range: { channelId: string; start: string; end: string },
  dimension: string | null,
  filters: string,
): Promise<readonly object[]> {
  if (dimension === 'day') return world.figures.daily(range);
  if (dimension === 'video')
    return world.figures.videos(
      range,
      filters
        .replace(/^video==/, '')
        .split(',')
        .filter(Boolean),
    );
  return [await world.figures.reach(range)];
}
