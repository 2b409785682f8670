import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { createAccount } from '../../testing/create-account.ts';
import { createHostedPanel } from '../../testing/test-app.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { accountClosed, type DataKinds, personalDataRequested } from '../accounts/index.ts';
import { changeSettings } from '../settings/index.ts';
import { keywordLimit } from './count-search.ts';
import { lookUpCompetition } from './look-up-competition.ts';
import { personalDataListeners } from './personal-data.ts';
import { clearSearches, listSearches, mostSearchesKept } from './search-history.ts';
import { searchKeywords } from './search-keywords.ts';
import { plannedSuggest, plannedVideos } from './testing/planned-sources.ts';

const database = await testDatabase();
const { db } = database;
const hour = 3600;

async function openPanel(
  settings: { enable_keyword_tools?: boolean; keyword_searches_per_day?: number } = {},
) {
  const panel = await createHostedPanel(database);
  const clock = testClock();
  const ctx = await testContext(database, { panel, clock, listeners: personalDataListeners });
  await changeSettings(ctx, settings);
  const customer = async () => {
    const { id } = await createAccount(db, panel);
    return { ...ctx, actor: { kind: 'user', accountId: id, permissions: [], frozen: false } as const };
  };
  return { ctx, clock, customer };
}

const limitOf = (me: Awaited<ReturnType<Awaited<ReturnType<typeof openPanel>>['customer']>>) =>
  keywordLimit(me, me.actor.accountId);
const jazz = { keyword: 'jazz', country: 'GB' };

test('a search: the language of the country, longer texts too, the most asked first', async () => {
  const { customer } = await openPanel();
  const me = await customer();
  const suggest = plannedSuggest();
  const { data, source, limit } = await searchKeywords(
    me,
    { keyword: '  Jazz ', country: 'DE' },
    suggest.open,
  );
  expect(suggest.asked[0]).toEqual({ keyword: 'Jazz', country: 'DE', language: 'de' });
  expect(suggest.asked.map(({ keyword }) => keyword)).toContain('wie Jazz');
  expect(suggest.asked.length).toBeLessThanOrEqual(6);
  expect(data[0]).toEqual({ keyword: 'Jazz', volume: 100, competition: null });
  expect(data.map(({ volume }) => volume)).toEqual(
    data.map(({ volume }) => volume).toSorted((a, b) => b - a),
  );
  expect(source).toEqual({
    kind: 'youtube',
    state: 'ok',
    updated_at: '2026-01-15T12:00:00.000Z',
    next_update_at: '2026-01-16T12:00:00.000Z',
  });
  expect(limit).toEqual({ limit: 30, used: 1, left: 29, resets_at: '2026-01-16T00:00:00.000Z' });
});

test('the same keyword and country count once a day and are not asked for twice', async () => {
  const { customer, clock } = await openPanel({ keyword_searches_per_day: 1 });
  const [me, other] = [await customer(), await customer()];
  const suggest = plannedSuggest();
  await searchKeywords(me, jazz, suggest.open);
  const asked = suggest.asked.length;
  expect((await searchKeywords(me, { keyword: 'ＪＡＺＺ', country: 'GB' }, suggest.open)).limit.used).toBe(1);
  expect((await searchKeywords(other, jazz, suggest.open)).limit.used).toBe(1);
  expect(suggest.asked).toHaveLength(asked);

  const refused = searchKeywords(me, { keyword: 'jazz', country: 'US' }, suggest.open);
  await expect(refused).rejects.toMatchObject({
    code: 'keyword_searches_used_up',
    status: 429,
    values: { seconds: 12 * hour },
  });
  expect(suggest.asked).toHaveLength(asked);
  expect((await listSearches(me)).map(({ country }) => country)).toEqual(['GB']);

  clock.advance(12 * hour);
  expect(await limitOf(me)).toMatchObject({ used: 0, left: 1, resets_at: '2026-01-17T00:00:00.000Z' });
  expect((await searchKeywords(me, { keyword: 'jazz', country: 'US' }, suggest.open)).limit.left).toBe(0);
});

test('many searches at once never get beyond the limit', async () => {
  const { customer } = await openPanel({ keyword_searches_per_day: 3 });
  const me = await customer();
  const suggest = plannedSuggest();
  const tried = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      searchKeywords(me, { keyword: `word ${index}`, country: 'GB' }, suggest.open),
    ),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await limitOf(me)).toMatchObject({ used: 3, left: 0 });
  const same = await Promise.allSettled(
    Array.from({ length: 5 }, () => searchKeywords(me, { keyword: 'word 99', country: 'GB' }, suggest.open)),
  );
  expect(same.every(({ status }) => status === 'rejected')).toBe(true);
});

test('a source that fails: an older answer if there is one, otherwise none, and nothing is counted', async () => {
  const { customer, clock } = await openPanel();
  const me = await customer();
  const suggest = plannedSuggest();
  const { data } = await searchKeywords(me, jazz, suggest.open);

  clock.advance(25 * hour);
  suggest.plan.fails = 'unavailable';
  suggest.plan.retryAt = new Date('2026-01-16T13:05:00Z');
  const older = await searchKeywords(me, jazz, suggest.open);
  expect(older.data).toEqual(data);
  expect(older.source).toEqual({
    kind: 'youtube',
    state: 'unavailable',
    updated_at: '2026-01-15T12:00:00.000Z',
    next_update_at: '2026-01-16T13:05:00.000Z',
  });

  const none = await searchKeywords(me, { keyword: 'blues', country: 'GB' }, suggest.open);
  expect([none.data, none.source.state, none.source.updated_at, none.limit.used]).toEqual([
    [],
    'unavailable',
    null,
    1,
  ]);
  expect((await listSearches(me)).map(({ keyword }) => keyword)).toEqual(['jazz']);

  const broken = () => Promise.reject(new Error('a bug'));
  await expect(searchKeywords(me, { keyword: 'rock', country: 'GB' }, broken)).rejects.toThrow('a bug');
  expect((await limitOf(me)).used).toBe(1);
});

test('a longer text that fails takes nothing from the keyword itself', async () => {
  const { customer } = await openPanel();
  const suggest = plannedSuggest();
  const half = async () => {
    const source = await suggest.open();
    return {
      ...source,
      suggest: (query: Parameters<typeof source.suggest>[0]) => {
        if (query.keyword !== 'jazz') suggest.plan.fails = 'unavailable';
        return source.suggest(query);
      },
    };
  };
  const { data, source } = await searchKeywords(await customer(), jazz, half);
  expect([data.length, source.state]).toEqual([4, 'ok']);
});

test.each([
  ['\u200b\u2060', 'required'],
  ['\u0958'.repeat(100), 'too_long'],
])('a keyword that cannot be searched for is refused and not counted: %j', async (keyword, code) => {
  const { customer } = await openPanel();
  const me = await customer();
  const suggest = plannedSuggest();
  await expect(searchKeywords(me, { keyword, country: 'GB' }, suggest.open)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ field: 'keyword', code }],
  });
  expect([suggest.asked, (await limitOf(me)).used]).toEqual([[], 0]);
});

test('competition: asked for once a week, shown with the suggestions, and told when it is older', async () => {
  const { customer, clock } = await openPanel();
  const me = await customer();
  const videos = plannedVideos({ total: 600_000 });
  const suggest = plannedSuggest();
  expect(await lookUpCompetition(me, jazz, videos.open)).toMatchObject({
    data: { keyword: 'jazz', competition: 'high', videos: 600_000 },
    source: { state: 'ok', next_update_at: '2026-01-22T12:00:00.000Z' },
  });
  await lookUpCompetition(await customer(), { keyword: 'JAZZ', country: 'GB' }, videos.open);
  expect(videos.asked).toHaveLength(1);
  const { data } = await searchKeywords(me, jazz, suggest.open);
  expect(data.map(({ competition }) => competition).slice(0, 2)).toEqual(['high', null]);
  const elsewhere = await searchKeywords(me, { keyword: 'jazz', country: 'US' }, suggest.open);
  expect(elsewhere.data[0]?.competition).toBeNull();

  clock.advance(8 * 24 * hour);
  videos.plan.fails = 'quota_used_up';
  expect(await lookUpCompetition(me, jazz, videos.open)).toMatchObject({
    data: { competition: 'high' },
    source: { state: 'quota_used_up', updated_at: '2026-01-15T12:00:00.000Z' },
  });
  expect(await lookUpCompetition(me, { keyword: 'blues', country: 'GB' }, videos.open)).toMatchObject({
    data: null,
    source: { state: 'quota_used_up', updated_at: null },
  });
});

test('history: the newest first, each once, a hundred at most, only to its owner; clearing keeps the count', async () => {
  const { customer, clock } = await openPanel({ keyword_searches_per_day: 1000 });
  const [me, other] = [await customer(), await customer()];
  const suggest = plannedSuggest();
  for (let index = 0; index < mostSearchesKept + 5; index += 1) {
    clock.advance(1);
    await searchKeywords(me, { keyword: `word ${index}`, country: 'GB' }, suggest.open);
  }
  clock.advance(1);
  await searchKeywords(me, { keyword: 'WORD 50', country: 'GB' }, suggest.open);
  const searches = await listSearches(me);
  expect(searches).toHaveLength(mostSearchesKept);
  expect(searches.slice(0, 2).map(({ keyword }) => keyword)).toEqual(['WORD 50', 'word 104']);
  expect(searches[0]?.suggestions).toBeGreaterThan(3);
  expect(await listSearches(other)).toEqual([]);

  await clearSearches(other);
  expect(await listSearches(me)).toHaveLength(mostSearchesKept);
  await clearSearches(me);
  expect([await listSearches(me), (await limitOf(me)).used]).toEqual([[], mostSearchesKept + 5]);
});

test('another panel has its own store, limit and history', async () => {
  const [here, there] = [await openPanel(), await openPanel()];
  const [me, stranger] = [await here.customer(), await there.customer()];
  const suggest = plannedSuggest();
  await searchKeywords(me, jazz, suggest.open);
  const asked = suggest.asked.length;
  expect(await listSearches({ ...stranger, actor: me.actor } as Context)).toEqual([]);
  await searchKeywords(stranger, jazz, suggest.open);
  expect(suggest.asked).toHaveLength(asked * 2);
});

test('what is too old is removed when something new is stored', async () => {
  const { ctx, customer, clock } = await openPanel();
  const me = await customer();
  const [suggest, videos] = [plannedSuggest(), plannedVideos()];
  const stored = async () => {
    const rows = [
      ...(await db
        .selectFrom('keyword_suggestion')
        .select('keyword_key')
        .where('panel_id', '=', ctx.panel.id)
        .execute()),
      ...(await db
        .selectFrom('keyword_competition')
        .select('keyword_key')
        .where('panel_id', '=', ctx.panel.id)
        .execute()),
    ];
    return rows.map(({ keyword_key }) => keyword_key);
  };
  await searchKeywords(me, jazz, suggest.open);
  await lookUpCompetition(me, jazz, videos.open);
  clock.advance(31 * 24 * hour);
  await searchKeywords(me, { keyword: 'blues', country: 'GB' }, suggest.open);
  await lookUpCompetition(me, { keyword: 'blues', country: 'GB' }, videos.open);
  expect(await stored()).toEqual(['blues', 'blues']);
});

test('a closed account takes its searches along and leaves none', async () => {
  const { ctx, customer } = await openPanel();
  const me = await customer();
  await searchKeywords(me, jazz, plannedSuggest().open);
  const kinds: DataKinds = new Map();
  const { accountId } = me.actor;
  await ctx.events.emit(ctx, personalDataRequested, { accountId, kinds });
  const rows: unknown[] = [];
  for await (const row of kinds.get('keyword-searches')?.() ?? []) rows.push(row);
  expect(rows).toEqual([{ keyword: 'jazz', country: 'GB', searched_at: '2026-01-15T12:00:00.000Z' }]);
  await ctx.events.emit(ctx, accountClosed, { accountId, email: null });
  expect([await listSearches(me), (await limitOf(me)).used]).toEqual([[], 0]);
});

test('switched off, nothing answers', async () => {
  const { customer } = await openPanel({ enable_keyword_tools: false });
  const me = await customer();
  await expect(searchKeywords(me, jazz, plannedSuggest().open)).rejects.toMatchObject({ code: 'not_found' });
  await expect(lookUpCompetition(me, jazz, plannedVideos().open)).rejects.toMatchObject({
    code: 'not_found',
  });
});
