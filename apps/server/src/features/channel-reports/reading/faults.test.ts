import { afterAll, expect, test } from 'vitest';
import { testClock } from '../../../testing/test-clock.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startYoutube } from '../../../testing/youtube/start-youtube.ts';
import { faults } from '../../../testing/youtube/youtube-world.ts';
import { setChannelSource, setOauthClient } from '../../channel-sources/index.ts';
import { channelInfo } from '../reports/channel-info.ts';
import { channelVideos } from '../reports/channel-videos.ts';
import { dailyStatistics } from '../reports/daily-statistics.ts';
import { videoStatistics } from '../reports/video-statistics.ts';
import { plantConnection } from '../testing/plant-connection.ts';

const database = await testDatabase();
const clock = testClock();
const youtube = await startYoutube(clock.now);
afterAll(youtube.close);
const day = 86_400;

/** A panel with a key and a client of the local network, and a customer whose channel is connected. */
async function owner() {
  const { world, baseUrl, hosts } = youtube;
  world.fault = 'fine';
  const state = { channels: [] };
  const { ctx, refreshToken, videoChannelId } = await plantConnection(database, { origin: baseUrl, state });
  clock.set(ctx.clock.now());
  await setChannelSource(ctx, { apiKey: `key-of-${ctx.panel.id}`, baseUrl });
  await setOauthClient(ctx, { clientId: 'the-client', clientSecret: 'the-client-secret', hosts });
  world.oauth.refreshTokens.add(refreshToken);
  await ctx.db
    .updateTable('video_channel')
    .set({ channel_id: world.oauth.channelId })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', videoChannelId)
    .execute();
  const advance = (seconds: number) => {
    ctx.clock.advance(seconds);
    clock.set(ctx.clock.now());
  };
  const ask = async () => ({
    info: await channelInfo(ctx, {}),
    videos: await channelVideos(ctx, { limit: 50 }),
    days: await dailyStatistics(ctx, { compare: true }),
    table: await videoStatistics(ctx, {}),
  });
  return { ctx, ask, advance, world };
}

const quick = faults.filter((fault) => !['fine', 'silent', 'half_open'].includes(fault));

test.each(quick)('%s: every call answers with what is known, and recovers', async (fault) => {
  const { ask, advance, world } = await owner();
  const before = await ask();
  for (const { source } of Object.values(before))
    expect(source).toMatchObject({ kind: 'youtube', state: 'ok' });
  expect(before.info.data?.trend?.current.views).toBeGreaterThan(0);
  expect(before.table.data.length).toBeGreaterThan(0);

  advance(day);
  world.fault = fault;
  const broken = await ask();
  // A new access token is refused with the same words, which mean nothing there.
  const expected = fault === 'quota' ? ['quota_used_up', 'unavailable'] : ['unavailable'];
  expect(broken.videos.source.state).toBe(expected[0]);
  for (const [call, { source }] of Object.entries(broken)) {
    expect([call, expected.includes(source.state)]).toEqual([call, true]);
    expect(source.next_update_at).not.toBeNull();
  }
  expect(broken.info.data?.title).toBe(before.info.data?.title);
  expect(broken.videos.data).toEqual(before.videos.data);
  expect(broken.days.data).toEqual(before.days.data.slice(1));

  world.fault = 'fine';
  advance(2 * day);
  const after = await ask();
  for (const [call, { source }] of Object.entries(after)) expect([call, source.state]).toEqual([call, 'ok']);
  expect(after.days.data.length).toBeGreaterThanOrEqual(before.days.data.length);
});

test.each(['silent', 'half_open'] as const)(
  '%s: the last figures are shown',
  { timeout: 60_000 },
  async (fault) => {
    const { ctx, advance, world } = await owner();
    const known = await dailyStatistics(ctx, { compare: false });
    advance(day);
    world.fault = fault;
    const { source, data } = await dailyStatistics(ctx, { compare: false });
    expect([source.state, data]).toEqual(['unavailable', known.data.slice(1)]);
  },
);

test('a channel that was removed is gone, and says so with its last card', async () => {
  const { ctx, ask, advance, world } = await owner();
  const known = await ask();
  advance(day);
  const { facts } = world;
  world.facts = { ...facts, channels: async () => [], newestVideos: async () => [] };
  const { data, source } = await channelInfo(ctx, {});
  world.facts = facts;
  expect([source.state, data?.title]).toEqual(['gone', known.info.data?.title]);
});

test('figures without impressions are shown without them', async () => {
  const { ctx, world } = await owner();
  world.knowsReach = false;
  const { totals, source } = await dailyStatistics(ctx, { compare: false });
  world.knowsReach = true;
  expect(totals).toMatchObject({ impressions: null, clicks: null, ctr: null });
  expect([source.state, totals.views > 0]).toEqual(['ok', true]);
});
