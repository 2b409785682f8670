import { lookupUnits } from '@marquee/domain/video-sources/quota-budget.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { freePort } from '../../testing/free-port.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startYoutube } from '../../testing/youtube/start-youtube.ts';
import { faults } from '../../testing/youtube/youtube-world.ts';
import { channelSourceView } from './channel-source-view.ts';
import { quotaToday, setChannelSource, setSuggestionSource, suggestSource, videoSource } from './index.ts';
import { sweepAnswers } from './sweep-answers.ts';

const database = await testDatabase();
const clock = testClock(new Date('2026-11-16T20:00:00Z'));
const youtube = await startYoutube(() => clock.now());
afterAll(() => youtube.close());
const channelId = youtube.world.oauth.channelId;
const search = { keyword: 'rye', country: 'GB', limit: 50 };
const calls = () => youtube.world.requested.length;
let keys = 0;

beforeEach(() => {
  clock.set(new Date('2026-11-16T20:00:00Z'));
  youtube.world.fault = 'fine';
  youtube.world.requested.length = 0;
});

async function panelWithKey({ apiKey = '', dailyQuota = 10_000, baseUrl = youtube.baseUrl } = {}) {
  const ctx = await testContext(database, { clock });
  keys += 1;
  await setChannelSource(ctx, { apiKey: apiKey || `key-number-${keys}`, dailyQuota, baseUrl });
  // Nobody waits for a silent network here.
  const fetch: typeof ctx.fetch = (url, request) =>
    ctx.fetch(url, { ...request, timeoutMs: 400 } as typeof request);
  return { ...ctx, fetch };
}
type PanelContext = Awaited<ReturnType<typeof panelWithKey>>;
const rankings = (ctx: PanelContext) => videoSource(ctx, { use: 'rankings' });
const settled = async (asks: Promise<unknown>[]) =>
  (await Promise.allSettled(asks)).map(({ status }) => status);

describe('the budget', () => {
  test('is counted by use and customer, and granted anew at the network’s midnight', async () => {
    const ctx = await panelWithKey();
    const account = await createAccount(database.db, ctx.panel);
    await (await rankings(ctx)).searchVideos(search);
    const reports = await videoSource(ctx, { use: 'reports', accountId: account.id });
    await reports.newestVideos(channelId, 3);
    expect(await quotaToday(ctx)).toEqual({
      limit: 10_000,
      used: 103,
      lookupsLeft: 79,
      lookupsPerDay: 80,
      resetsAt: new Date('2026-11-17T08:00:00Z'),
    });
    const view = await channelSourceView(ctx);
    expect(view.quota).toEqual({
      limit: 10_000,
      used: 103,
      resets_at: '2026-11-17T08:00:00.000Z',
      uses: [
        { kind: 'rankings', calls: 1, units: 100 },
        { kind: 'reports', calls: 3, units: 3 },
      ],
      history: [{ day: '2026-11-16', used: 103, limit: 10_000 }],
    });
    expect(view.customers).toMatchObject([
      { customer: { id: Number(account.id) }, lookups: 0, reports: 3, suggestions: 0, units: 3 },
    ]);
    clock.set(new Date('2026-11-17T08:00:00Z'));
    expect(await quotaToday(ctx)).toMatchObject({ used: 0, lookupsLeft: 80 });
  });

  test('is never overdrawn by many at once, nor by two panels with one key', async () => {
    const first = await panelWithKey({ apiKey: 'a-shared-key', dailyQuota: 1000 });
    const second = await panelWithKey({ apiKey: 'a-shared-key', dailyQuota: 1000 });
    const asks = Array.from({ length: 24 }, async (_, index) => {
      const source = await rankings(index % 2 === 0 ? first : second);
      return source.searchVideos({ ...search, keyword: `keyword ${index}` });
    });
    const outcomes = await settled(asks);
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(8);
    expect(calls()).toBe(8);
    expect(await quotaToday(second)).toMatchObject({ used: 800, lookupsLeft: 0 });
    await expect((await rankings(first)).searchVideos(search)).rejects.toMatchObject({
      reason: 'quota_used_up',
      retryAt: new Date('2026-11-17T08:00:00Z'),
    });
  });

  test('is shared fairly: one customer’s curiosity leaves enough for another', async () => {
    const ctx = await panelWithKey();
    const ask = async (accountId: bigint) => {
      const source = await videoSource(ctx, { use: 'competition', accountId });
      const keyword = `keyword ${calls()} of ${accountId}`;
      return source.searchVideos({ ...search, keyword });
    };
    const [greedy, modest] = [
      await createAccount(database.db, ctx.panel),
      await createAccount(database.db, ctx.panel),
    ];
    for (let index = 0; index < 10; index += 1) await ask(greedy.id);
    await expect(ask(greedy.id)).rejects.toMatchObject({ reason: 'quota_used_up' });
    await ask(modest.id);
    expect(await quotaToday(ctx)).toMatchObject({ used: 11 * lookupUnits });
  });

  test('a request that never left is given back', async () => {
    const ctx = await panelWithKey({ baseUrl: `http://127.0.0.1:${await freePort()}` });
    await expect((await rankings(ctx)).searchVideos(search)).rejects.toMatchObject({
      reason: 'unavailable',
      sent: false,
    });
    expect(await quotaToday(ctx)).toMatchObject({ used: 0, lookupsLeft: 80 });
  });

  test('the network’s own word ends the day, and nothing more is asked', async () => {
    const ctx = await panelWithKey();
    youtube.world.fault = 'quota';
    const source = await rankings(ctx);
    const spent = { reason: 'quota_used_up', retryAt: new Date('2026-11-17T08:00:00Z') };
    await expect(source.searchVideos(search)).rejects.toMatchObject(spent);
    await expect(source.searchVideos(search)).rejects.toMatchObject(spent);
    expect(calls()).toBe(1);
    expect(await quotaToday(ctx)).toMatchObject({ used: 10_000, lookupsLeft: 0 });
    youtube.world.fault = 'fine';
    clock.set(new Date('2026-11-17T08:00:01Z'));
    expect((await source.searchVideos(search)).results).toHaveLength(50);
  });

  test('samples know none', async () => {
    const ctx = await testContext(database, { clock });
    expect(await quotaToday(ctx)).toBeNull();
    const source = await videoSource(ctx, { use: 'rankings' });
    expect(source.kind).toBe('sample');
    expect((await channelSourceView(ctx)).customers).toEqual([]);
  });
});

describe('what is fresh', () => {
  test('is not asked again: a search until the network’s midnight, the rest for hours', async () => {
    const ctx = await panelWithKey();
    const source = await rankings(ctx);
    const once = await source.searchVideos(search);
    clock.set(new Date('2026-11-17T07:59:59Z'));
    expect(await source.searchVideos(search)).toEqual(once);
    expect(calls()).toBe(1);
    clock.set(new Date('2026-11-17T08:00:00Z'));
    await source.searchVideos(search);
    expect(calls()).toBe(2);
    const card = await source.channels([channelId]);
    clock.advance(6 * 3600 - 1);
    expect(await source.channels([channelId])).toEqual(card);
    expect(calls()).toBe(3);
    clock.advance(2);
    await source.channels([channelId]);
    expect(calls()).toBe(4);
  });

  test('is asked again by whoever proves a channel, in another panel and with another key', async () => {
    const ctx = await panelWithKey();
    const source = await videoSource(ctx, { use: 'verification' });
    expect(await source.descriptionHolds(channelId, 'MQ-1')).toBe(false);
    youtube.world.descriptions.set(channelId, 'hello MQ-1');
    expect(await source.descriptionHolds(channelId, 'MQ-1')).toBe(true);
    await (await rankings(ctx)).channels([channelId]);
    await (await rankings(await panelWithKey())).channels([channelId]);
    await setChannelSource(ctx, { apiKey: 'another-key-of-it', baseUrl: youtube.baseUrl });
    await (await rankings(ctx)).channels([channelId]);
    expect(calls()).toBe(5);
  });
});

describe('a network that fails', () => {
  test.each(faults.filter((fault) => fault !== 'fine'))('%s: a clear state', async (fault) => {
    const ctx = await panelWithKey();
    const source = await rankings(ctx);
    youtube.world.fault = fault;
    const reason = fault === 'quota' ? 'quota_used_up' : 'unavailable';
    for (const ask of [
      () => source.channels([channelId]),
      () => source.videos(['abcdefghijk']),
      () => source.newestVideos(channelId, 3),
      () => source.searchVideos(search),
    ])
      await expect(ask()).rejects.toMatchObject({ name: 'SourceFailure', reason });
    youtube.world.fault = 'fine';
    if (fault !== 'quota') expect(await source.channels([channelId])).toHaveLength(1);
  });

  test('is left alone after five failures; one request finds out whether it is back', async () => {
    const ctx = await panelWithKey();
    const source = await rankings(ctx);
    youtube.world.fault = 'server_error';
    for (let index = 0; index < 5; index += 1)
      await expect(source.channels([channelId])).rejects.toMatchObject({ reason: 'unavailable' });
    await expect(source.channels([channelId])).rejects.toMatchObject({ retryAt: expect.any(Date) });
    expect(calls()).toBe(5);
    const paused = await channelSourceView(ctx);
    expect(paused.last_failure).toEqual({ at: clock.now().toISOString(), reason: 'status 503' });
    const pause = new Date(paused.paused_until ?? 0).getTime() - clock.now().getTime();
    expect(pause).toBeGreaterThanOrEqual(22_500);
    expect(pause).toBeLessThanOrEqual(37_500);
    expect(await quotaToday(ctx)).toMatchObject({ used: 5 });

    clock.advance(40);
    const trials = await settled([1, 2, 3].map(() => source.channels([channelId])));
    expect(trials).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls()).toBe(6);
    youtube.world.fault = 'fine';
    clock.advance(80);
    expect(await source.channels([channelId])).toHaveLength(1);
    expect(await channelSourceView(ctx)).toMatchObject({ paused_until: null });
    youtube.world.fault = 'html';
    await expect(source.videos(['abcdefghijk'])).rejects.toMatchObject({ retryAt: undefined });
  });
});

describe('suggestions', () => {
  test('come from samples until an operator wants others, and are kept for a day', async () => {
    const ctx = await testContext(database, { clock });
    const query = { keyword: 'Brötchen', country: 'DE', language: 'de' };
    expect((await suggestSource(ctx)).kind).toBe('sample');
    await setSuggestionSource(ctx, 'google', youtube.baseUrl);
    const source = await suggestSource(ctx);
    const found = await source.suggest(query);
    expect(found[0]).toEqual({ keyword: 'Brötchen', weight: 100 });
    expect(await source.suggest({ ...query, keyword: ' brötchen' })).toEqual(found);
    expect(calls()).toBe(1);
    clock.advance(24 * 3600);
    youtube.world.suggestCharset = 'iso-8859-1';
    expect(await source.suggest(query)).toEqual(found);
    youtube.world.suggestCharset = 'utf-8';
    expect(calls()).toBe(2);
  });

  test.each(['html', 'truncated', 'lying', 'server_error', 'huge'] as const)(
    '%s: a clear state',
    async (fault) => {
      const ctx = await testContext(database, { clock });
      await setSuggestionSource(ctx, 'google', youtube.baseUrl);
      youtube.world.fault = fault;
      const asked = (await suggestSource(ctx)).suggest({ keyword: fault, country: 'DE', language: 'de' });
      await expect(asked).rejects.toMatchObject({ reason: 'unavailable' });
    },
  );
});

test('the sweep lets go of what is old and keeps what is fresh, of every panel', async () => {
  const [old, fresh] = [await panelWithKey(), await panelWithKey()];
  await (await rankings(old)).channels([channelId]);
  clock.advance(7 * 3600);
  await (await rankings(fresh)).channels([channelId]);
  await sweepAnswers(fresh);
  const kept = await database.db
    .selectFrom('channel_answer')
    .select('panel_id')
    .where('panel_id', 'in', [old.panel.id, fresh.panel.id])
    .execute();
  expect(kept).toEqual([{ panel_id: fresh.panel.id }]);
});
