import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { confirmConsent } from '../connecting/confirm-consent.ts';
import { listReportChannels } from '../report-channels.ts';
import { channelInfo } from '../reports/channel-info.ts';
import { channelVideos } from '../reports/channel-videos.ts';
import { dailyStatistics } from '../reports/daily-statistics.ts';
import { videoStatistics } from '../reports/video-statistics.ts';
import { sweepChannelReports } from '../sweep-channel-reports.ts';
import { startGoogle, videoIds } from '../testing/google-server.ts';
import { plantConnection } from '../testing/plant-connection.ts';

const database = await testDatabase();
const google = await startGoogle();
afterAll(google.stop);
const day = 86_400;
const hour = 3600;
const compare = false;

beforeEach(() => {
  google.server.fault = undefined;
  google.state.reportFault = undefined;
  google.state.newestDay = '2100-01-01';
  google.state.refreshes = 0;
  google.state.dailyReports = [];
});

const refusal = (status: number, reason: string) => ({
  status,
  body: { error: { code: status, errors: [{ reason }] } },
});

test('figures come with the owner’s permission, by one token, and are kept', async () => {
  const { ctx, channel } = await plantConnection(database, google);
  const [daily, again] = [await dailyStatistics(ctx, { compare }), await dailyStatistics(ctx, { compare })];
  expect(daily.source).toMatchObject({
    kind: 'youtube',
    state: 'ok',
    updated_at: '2026-01-15T12:00:00.000Z',
  });
  expect(daily.data).toHaveLength(31);
  expect(daily.totals).toMatchObject({
    views: 3100,
    watch_time_minutes: 7750,
    average_view_duration: 150,
    average_view_percentage: 42.5,
    subscribers_gained: 124,
    subscribers_lost: 31,
    impressions: 2000,
    clicks: 100,
    ctr: 0.05,
  });
  expect(again).toEqual(daily);
  expect(google.state.dailyReports).toEqual(['2025-12-15..2026-01-14']);
  expect(google.state.refreshes).toBe(1);

  // Without a key of the panel, the owner's permission also reads the card and the videos.
  const info = await channelInfo(ctx, {});
  expect(info).toMatchObject({
    source: { kind: 'youtube', state: 'ok' },
    data: { channel_id: channel.id, subscribers: 789, trend: { current: { views: 3100 } } },
  });
  const videos = await channelVideos(ctx, { limit: 50 });
  expect(videos.data.map(({ videoId }) => videoId)).toEqual(videoIds);
  const table = await videoStatistics(ctx, {});
  expect(table.data).toMatchObject([{ videoId: videoIds[0], views: 100, clicks: 100, monetized: null }, {}]);
  expect(google.state.refreshes).toBe(1);
});

test('many readers at once ask for one access token', async () => {
  const { ctx } = await plantConnection(database, google);
  const answers = await Promise.all(Array.from({ length: 6 }, () => dailyStatistics(ctx, { compare })));
  expect(answers.map(({ source }) => source.state)).toEqual(Array(6).fill('ok'));
  expect(google.state.refreshes).toBe(1);
});

test('a token is renewed when it ends, and when it is refused before', async () => {
  const { ctx } = await plantConnection(database, google);
  await dailyStatistics(ctx, { compare });
  ctx.clock.advance(7 * hour);
  await dailyStatistics(ctx, { compare });
  expect(google.state.refreshes).toBe(2);
});

test('newest days that are not counted yet are absent, not zero, and come later; no day is lost', async () => {
  const { ctx } = await plantConnection(database, google);
  google.state.newestDay = '2026-01-12';
  const early = await dailyStatistics(ctx, { compare });
  expect(early.data.at(-1)?.day).toBe('2026-01-12');
  await dailyStatistics(ctx, { compare });
  expect(google.state.dailyReports).toHaveLength(1);
  ctx.clock.advance(6 * hour);
  google.state.newestDay = '2026-01-13';
  expect((await dailyStatistics(ctx, { compare })).data.at(-1)?.day).toBe('2026-01-13');
  expect(google.state.dailyReports.at(-1)).toBe('2026-01-12..2026-01-14');

  // The network is away for days; afterwards every day is there.
  google.server.fault = 'server_error';
  ctx.clock.advance(4 * day);
  const away = await dailyStatistics(ctx, { compare });
  expect(away.source.state).toBe('unavailable');
  expect(away.data.at(-1)?.day).toBe('2026-01-13');
  google.server.fault = undefined;
  google.state.newestDay = '2100-01-01';
  ctx.clock.advance(3 * 60);
  const back = await dailyStatistics(ctx, { compare });
  expect(back.source.state).toBe('ok');
  expect(back.data).toHaveLength(31);
  expect(back.data.every(({ views }) => views === 100)).toBe(true);
});

test.each([
  ['quota', refusal(403, 'quotaExceeded'), 'quota_used_up'],
  ['html', { body: '<html>maintenance</html>', type: 'text/html' }, 'unavailable'],
  ['truncated', { body: '{"columnHeaders": [', type: 'application/json' }, 'unavailable'],
  [
    'lying',
    { body: { columnHeaders: [{ name: 'day' }, { name: 'views' }], rows: [['x', -5]] } },
    'unavailable',
  ],
  ['server error', { status: 503, body: {} }, 'unavailable'],
  ['removed channel', refusal(403, 'channelClosed'), 'gone'],
] as const)('%s: the last known figures with the reason, and no hammering', async (_, fault, state) => {
  const { ctx } = await plantConnection(database, google);
  const known = await dailyStatistics(ctx, { compare });
  ctx.clock.advance(day);
  google.state.reportFault = fault;
  const broken = await dailyStatistics(ctx, { compare });
  expect(broken.source.state).toBe(state);
  expect(broken.source.updated_at).toBe(known.source.updated_at);
  expect(Date.parse(broken.source.next_update_at ?? '')).toBeGreaterThan(ctx.clock.now().getTime());
  expect(broken.data).toEqual(known.data.slice(1));
  google.state.reportFault = undefined;
  // Not asked again before its time.
  expect((await dailyStatistics(ctx, { compare })).source.state).toBe(state);
  ctx.clock.set(new Date(Date.parse(broken.source.next_update_at ?? '') + 1000));
  expect((await dailyStatistics(ctx, { compare })).source.state).toBe('ok');
});

test('a page that wants several figures asks a broken network once', async () => {
  const { ctx } = await plantConnection(database, google);
  await dailyStatistics(ctx, { compare });
  ctx.clock.advance(day);
  google.state.reportFault = { status: 503, body: {} };
  google.state.reports = 0;
  const answer = await dailyStatistics(ctx, { compare: true });
  expect([answer.source.state, google.state.reports]).toEqual(['unavailable', 1]);
  expect(answer.data.length).toBeGreaterThan(25);
});

test('a network that never answers is one that is not available', { timeout: 30_000 }, async () => {
  const { ctx } = await plantConnection(database, google);
  const known = await dailyStatistics(ctx, { compare });
  ctx.clock.advance(day);
  google.server.fault = 'hang';
  const { source, data } = await dailyStatistics(ctx, { compare: true });
  expect([source.state, data]).toEqual(['unavailable', known.data.slice(1)]);
});

test('a consent that was taken back: told once, the last figures stay for a week', async () => {
  const { ctx, account, refreshToken } = await plantConnection(database, google);
  const known = await dailyStatistics(ctx, { compare });
  google.state.revoked.add(refreshToken);
  ctx.clock.advance(7 * hour);
  const answers = await Promise.all([1, 2, 3].map(() => dailyStatistics(ctx, { compare })));
  for (const { source, data } of [...answers, await dailyStatistics(ctx, { compare })]) {
    expect(source).toMatchObject({ state: 'consent_revoked', next_update_at: null });
    expect(data).toEqual(known.data);
  }
  expect((await listReportChannels(ctx)).data).toMatchObject([
    { connection: 'revoked', is_reportable: true },
  ]);
  const told = await database.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', account.id)
    .execute();
  expect(told).toEqual([{ kind: 'channel-disconnected' }]);
  ctx.clock.advance(6 * day);
  await sweepChannelReports(ctx);
  expect((await dailyStatistics(ctx, { compare })).data.length).toBeGreaterThan(0);
  ctx.clock.advance(2 * day);
  await sweepChannelReports(ctx);
  expect((await dailyStatistics(ctx, { compare })).data).toEqual([]);
});

test('a permission that nobody used is confirmed before a month is over', async () => {
  const { ctx, refreshToken, videoChannelId } = await plantConnection(database, google);
  await confirmConsent(ctx, videoChannelId);
  expect(google.state.refreshes).toBe(0);
  ctx.clock.advance(26 * day);
  await confirmConsent(ctx, videoChannelId);
  await confirmConsent(ctx, videoChannelId);
  expect(google.state.refreshes).toBe(1);
  google.state.revoked.add(refreshToken);
  ctx.clock.advance(26 * day);
  await confirmConsent(ctx, videoChannelId);
  expect((await listReportChannels(ctx)).data).toMatchObject([{ connection: 'revoked' }]);
});

test('callers choose ranges freely, and what is kept of them stays small', async () => {
  const { ctx, videoChannelId } = await plantConnection(database, google);
  for (let back = 0; back < 90; back += 1) {
    const dateEnd = new Date(Date.UTC(2026, 0, 10 - back)).toISOString().slice(0, 10);
    await dailyStatistics(ctx, { dateStart: '2025-09-01', dateEnd, compare });
  }
  const { kept } = await database.db
    .selectFrom('channel_report_answer')
    .select((count) => count.fn.countAll<bigint>().as('kept'))
    .where('video_channel_id', '=', videoChannelId)
    .executeTakeFirstOrThrow();
  expect(Number(kept)).toBe(80);
});
