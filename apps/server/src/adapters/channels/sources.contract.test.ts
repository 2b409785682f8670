import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { startYoutube } from '../../testing/youtube/start-youtube.ts';
import { authorizeUrl, exchangeCode } from './google-oauth.ts';
import { googleSuggest } from './google-suggest.ts';
import { sampleReports } from './sample/sample-reports.ts';
import { sampleSuggest } from './sample/sample-suggest.ts';
import { sampleVideos } from './sample/sample-videos.ts';
import { askYoutube } from './youtube/ask-youtube.ts';
import { youtubeVideos } from './youtube/youtube-videos.ts';
import { youtubeReports } from './youtube-reports.ts';

let today = new Date('2026-11-16T20:00:00Z');
const now = () => today;
const fetch = createGuardedFetch({ allowLoopback: true });
const youtube = await startYoutube(now);
afterAll(() => youtube.close());
const channelId = youtube.world.oauth.channelId;
const range = { channelId, start: '2026-10-01', end: '2026-10-31' };
const tracked = 'dQw4w9WgXcQ';

const client = {
  clientId: 'the-client',
  clientSecret: 'the-client-secret',
  hosts: youtube.hosts,
  redirectUri: 'https://panel.example/callback',
};
const url = new URL(authorizeUrl(client, { state: 's', verifier: 'v'.repeat(43) }));
youtube.world.oauth.challenge = url.searchParams.get('code_challenge') ?? '';
const { accessToken } = await exchangeCode(fetch, client, { code: 'the-code', verifier: 'v'.repeat(43) });

beforeEach(() => {
  today = new Date('2026-11-16T20:00:00Z');
  youtube.world.tracked = tracked;
});

const sources = {
  youtube: {
    videos: youtubeVideos(askYoutube({ fetch, baseUrl: youtube.baseUrl, apiKey: 'the-key' })),
    reports: youtubeReports({ fetch, hosts: youtube.hosts, accessToken }),
    suggest: googleSuggest({ fetch, baseUrl: youtube.baseUrl }),
  },
  sample: { videos: sampleVideos(now), reports: sampleReports(now), suggest: sampleSuggest },
};

describe.each(['youtube', 'sample'] as const)('every source keeps its promises: %s', (kind) => {
  const { videos, reports, suggest } = sources[kind];

  test('says what it is', () => {
    expect([videos.kind, reports.kind, suggest.kind]).toEqual([kind, kind, kind]);
  });

  test('finds channels by their names, and none that is not there', async () => {
    const found = await videos.findChannel({ kind: 'handle', value: '@known' });
    expect(found).toEqual({ id: expect.stringMatching(/^UC[\w-]{22}$/), title: 'Sample channel @known' });
    expect(await videos.findChannel({ kind: 'id', value: channelId })).toMatchObject({ id: channelId });
    expect(await videos.findChannel({ kind: 'handle', value: '@missing' })).toBeUndefined();
    expect(await videos.showsSubscriptions(channelId)).toBe(true);
    expect(await videos.showsSubscriptions('UCremoved-channel-000000')).toBe(false);
    expect(await videos.descriptionHolds('UCremoved-channel-000000', 'code')).toBe(false);
  });

  test('gives channels in the asked order and leaves out those that are gone', async () => {
    const other = 'UC0000000000000000000000';
    const cards = await videos.channels([other, 'UCremoved-channel-000000', channelId]);
    expect(cards.map(({ id }) => id)).toEqual([other, channelId]);
    for (const card of cards) {
      expect(card.createdAt).toBeInstanceOf(Date);
      expect(card.views).toBeGreaterThan(0);
      expect(card.videos).toBeGreaterThan(0);
      expect(card.subscribers).toBeGreaterThan(0);
    }
  });

  test('gives videos in the asked order, each once, without private ones', async () => {
    const ids = [
      tracked,
      'private-one',
      ...Array.from({ length: 60 }, (_, index) => `video-number-${index}`),
    ];
    const cards = await videos.videos([...ids, tracked]);
    expect(cards.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'private-one'));
    expect(cards[0]).toMatchObject({ durationSeconds: expect.any(Number), publishedAt: expect.any(Date) });
    expect(await videos.videos([])).toEqual([]);
  });

  test('lists the newest videos of a channel, the newest first', async () => {
    const newest = await videos.newestVideos(channelId, 3);
    expect(newest).toHaveLength(3);
    const dates = newest.map(({ publishedAt }) => publishedAt.getTime());
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(newest.every((video) => video.channelId === channelId && video.publishedAt <= today)).toBe(true);
    expect(await videos.newestVideos('UCremoved-channel-000000', 3)).toEqual([]);
  });

  test('searches: at most 50, each once, the same all day', async () => {
    const query = { keyword: 'sourdough & rye', country: 'GB', limit: 50, near: tracked };
    const { results, total } = await videos.searchVideos(query);
    expect(results).toHaveLength(50);
    expect(new Set(results.map(({ id }) => id)).size).toBe(50);
    expect(total).toBeGreaterThan(50);
    today = new Date('2026-11-17T07:59:00Z');
    expect((await videos.searchVideos({ ...query, limit: 10 })).results).toEqual(results.slice(0, 10));
  });

  test('reports every day of a range once, and videos of a channel', async () => {
    const daily = await reports.daily(range);
    expect(daily).toHaveLength(31);
    expect([daily[0]?.day, daily[30]?.day]).toEqual(['2026-10-01', '2026-10-31']);
    expect(daily.every(({ views, watchTimeMinutes }) => views > 0 && watchTimeMinutes > 0)).toBe(true);
    const { impressions, clickRate } = await reports.reach(range);
    expect(impressions).toBeGreaterThan(0);
    expect(clickRate).toBeGreaterThan(0);
    expect(clickRate).toBeLessThan(1);
    const ids = (await videos.newestVideos(channelId, 10)).map(({ id }) => id);
    const rows = await reports.videos(range, [...ids, 'private-one']);
    expect(rows.map(({ videoId }) => videoId).sort()).toEqual([...ids].sort());
    expect(await reports.videos(range, [])).toEqual([]);
    expect(await reports.daily({ ...range, start: '2030-01-01', end: '2030-01-31' })).toEqual([]);
  });

  test('suggests, the most asked first, whatever the script', async () => {
    for (const keyword of ['sourdough', 'хлеб', 'パン']) {
      const found = await suggest.suggest({ keyword, country: 'GB', language: 'en' });
      expect(found[0]).toEqual({ keyword, weight: 100 });
      expect(found.length).toBeGreaterThan(5);
      const weights = found.map(({ weight }) => weight);
      expect(weights).toEqual([...weights].sort((one, other) => other - one));
      expect(weights.every((weight) => weight >= 1 && weight <= 100)).toBe(true);
    }
  });
});

test('nothing is lost on the way through the network’s formats', async () => {
  const [told, meant] = [sources.youtube, sources.sample];
  const drop = <Row extends object>(rows: Row[]) =>
    rows.map((row) => ({ ...row, thumbnail: null, monetized: null }));
  const ids = [tracked, 'another-one'];
  expect(drop(await told.videos.videos(ids))).toEqual(drop(await meant.videos.videos(ids)));
  expect(drop(await told.videos.channels([channelId]))).toEqual(
    drop(await meant.videos.channels([channelId])),
  );
  expect(await told.reports.daily(range)).toEqual(await meant.reports.daily(range));
  expect(drop(await told.reports.videos(range, ids)).sort(byViews)).toEqual(
    drop(await meant.reports.videos(range, ids)).sort(byViews),
  );
  const query = { keyword: 'rye', country: 'US', limit: 50, near: tracked };
  expect(await told.videos.searchVideos(query)).toEqual(await meant.videos.searchVideos(query));
});

const byViews = (one: { views: number }, other: { views: number }) => other.views - one.views;
