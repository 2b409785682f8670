import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { updateCampaign } from '../campaign-steps.ts';
import { getCampaign } from '../campaign-view.ts';
import { changeCampaign } from '../change-campaign.ts';
import { getPositions } from '../get-positions.ts';
import { listCampaignKeywords } from '../list-campaign-keywords.ts';
import { listSearchResults } from '../list-search-results.ts';
import { campaignShop } from '../testing/campaign-shop.ts';
import { ownVideo } from '../testing/fake-sources.ts';
import { claimLookup } from './claim-lookup.ts';
import { forgetLookups } from './forget-lookups.ts';
import { rankPanel } from './rank-panel.ts';

const database = await testDatabase();
const { db } = database;
const minute = 60;
const day = 86_400;

async function tracking(values: Parameters<Awaited<ReturnType<typeof campaignShop>>['track']>[1] = {}) {
  const shop = await campaignShop(database);
  const customer = await shop.shop.customer('1000');
  await shop.choose(customer, await shop.plan({ keywords_limit: 100 }));
  const { id } = await shop.track(customer, values);
  const campaignId = BigInt(id);
  return {
    ...shop,
    customer,
    campaignId,
    rank: () => rankPanel(shop.ctx, shop.sources),
    view: () => getCampaign(customer, campaignId, shop.sources),
    keywords: (query = {}) => listCampaignKeywords(customer, campaignId, query, shop.sources),
  };
}

const mailsTo = async (accountId: bigint) => {
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('recipient', '=', account?.email ?? '')
    .where('template', 'like', 'campaign-%')
    .orderBy('id')
    .execute();
};

test('a keyword is looked up once a day, however often the job runs and however many track it', async () => {
  const one = await tracking({ keywords: ['piano', 'violin'], countries: ['US', 'DE'] });
  const { sources, rank, shop, ctx } = one;
  sources.places.set('US piano', 4);
  const second = await shop.customer('1000');
  await one.choose(
    second,
    (
      await db
        .selectFrom('campaign_plan')
        .select('id')
        .where('panel_id', '=', ctx.panel.id)
        .executeTakeFirstOrThrow()
    ).id,
  );
  await one.track(second, { keywords: ['piano'] });
  await Promise.all([rank(), rank(), rank()]);
  await rank();
  expect(sources.asked.toSorted()).toEqual(['DE piano', 'DE violin', 'US piano', 'US violin']);
  expect((await one.keywords()).data).toMatchObject([
    { keyword: 'piano', position: 4, is_checked: true, best_position: 4, change: null },
    { keyword: 'violin', position: null, is_checked: true },
  ]);
  ctx.clock.advance(day);
  sources.places.set('US piano', 2);
  await rank();
  expect(sources.asked).toHaveLength(8);
  expect((await one.keywords()).data[0]).toMatchObject({
    position: 2,
    previous_position: 4,
    change: 2,
    best_position: 2,
  });
  const results = await listSearchResults(
    one.customer,
    { campaignId: one.campaignId, keywordId: BigInt((await one.view()).keywords[0]?.id ?? 0) },
    {},
    sources,
  );
  expect(results.data).toHaveLength(50);
  expect(results.data[1]).toMatchObject({ position: 2, is_own: true, video_id: ownVideo });
});

test('what others looked up today is known at once', async () => {
  const one = await tracking();
  one.sources.places.set('US piano', 7);
  await one.rank();
  const { id } = await one.track(one.customer, { keywords: ['PIANO '] });
  expect(await getCampaign(one.customer, BigInt(id), one.sources)).toMatchObject({
    best_position: 7,
    waiting_checks: 0,
  });
  expect(one.sources.asked).toHaveLength(1);
});

test('within the day’s look-ups, spread over its hours, and told honestly', async () => {
  const one = await tracking({ keywords: ['a', 'b', 'c', 'd', 'e', 'f'] });
  const { ctx, sources } = one;
  sources.left = 2;
  sources.perDay = 2;
  sources.resetsAt = new Date(ctx.clock.now().getTime() + 12 * 3_600_000);
  await one.rank();
  expect(sources.asked).toHaveLength(1);
  ctx.clock.advance(11 * 3600 + 57 * minute);
  await one.rank();
  expect(sources.asked).toHaveLength(2);
  const told = (await one.keywords()).data.map(({ keyword, next_check_on }) => [keyword, next_check_on]);
  expect(told.slice(2)).toEqual([
    ['c', '2026-01-16'],
    ['d', '2026-01-16'],
    ['e', '2026-01-17'],
    ['f', '2026-01-17'],
  ]);
  expect((await one.view()).source).toMatchObject({ state: 'quota_used_up', kind: 'youtube' });
});

test('a source that fails leaves a gap, is asked again later, and never says “not found”', async () => {
  const one = await tracking({ keywords: ['piano'] });
  const { ctx, sources } = one;
  sources.failing = 'unavailable';
  await one.rank();
  await one.rank();
  expect(sources.asked).toHaveLength(1);
  expect((await one.view()).source.state).toBe('unavailable');
  expect((await one.keywords()).data).toMatchObject([{ is_checked: false, position: null }]);
  ctx.clock.advance(6 * minute);
  sources.failing = new TypeError('half an answer');
  await one.rank();
  expect(sources.asked).toHaveLength(2);
  // The day passes without an answer; the next one has one.
  ctx.clock.advance(day);
  sources.failing = undefined;
  sources.places.set('US piano', 9);
  await one.rank();
  const today = providerDay(ctx.clock.now());
  const { best } = await getPositions(
    one.customer,
    one.campaignId,
    { start_date: '2026-01-15', end_date: today },
    sources,
  );
  expect(best).toEqual([null, 9]);
  expect((await one.view()).source.state).toBe('ok');
});

test('a process that dies while asking costs the lease, not the day', async () => {
  const one = await tracking();
  const { ctx, sources, customer } = one;
  const today = providerDay(ctx.clock.now());
  await claimLookup(ctx, {
    keyword: 'piano',
    country: 'US',
    day: today,
    accountId: customer.actor.accountId,
  });
  await one.rank();
  expect(sources.asked).toEqual([]);
  ctx.clock.advance(11 * minute);
  await one.rank();
  expect(sources.asked).toEqual(['US piano']);
});

test('customers share a small budget equally, whoever has most', async () => {
  const one = await tracking({ keywords: Array.from({ length: 60 }, (_, index) => `large ${index}`) });
  const { ctx, sources, shop } = one;
  const { id: planId } = await db
    .selectFrom('campaign_plan')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirstOrThrow();
  for (const name of ['b', 'c', 'd']) {
    const other = await shop.customer('100');
    await one.choose(other, planId);
    await one.track(other, { keywords: [`${name} 1`, `${name} 2`, `${name} 3`] });
  }
  sources.left = 8;
  sources.resetsAt = new Date(ctx.clock.now().getTime() + 1000);
  await one.rank();
  const owners = sources.asked.map((asked) => asked.split(' ')[1]);
  for (const name of ['large', 'b', 'c', 'd'])
    expect(owners.filter((owner) => owner === name)).toHaveLength(2);
});

test('one letter per campaign and day about keywords that enter or leave the first places', async () => {
  const one = await tracking({ keywords: ['piano', 'violin', 'harp'] });
  const { ctx, sources, customer } = one;
  sources.places.set('US piano', 12);
  sources.places.set('US violin', 3);
  await one.rank();
  expect(await mailsTo(customer.actor.accountId)).toEqual([]);
  ctx.clock.advance(day);
  sources.places.set('US piano', 9);
  sources.places.delete('US violin');
  await one.rank();
  await one.rank();
  const [mail, ...more] = await mailsTo(customer.actor.accountId);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 keywords moved: How to play the piano');
  expect(mail?.text_body).toContain('“piano” (US) entered the top 10: 12 → 9');
  expect(mail?.text_body).toContain('“violin” (US) left the top 3: 3 → 50+');
  await changeCampaign(customer, one.campaignId, { alerts: false }, sources);
  ctx.clock.advance(day);
  sources.places.set('US piano', 1);
  await one.rank();
  expect(await mailsTo(customer.actor.accountId)).toHaveLength(1);
});

test('nobody is told of made-up moves, and real positions replace samples as soon as there is a key', async () => {
  const one = await tracking({ track: 'weekly' });
  const { ctx, sources, customer } = one;
  sources.isSample = true;
  sources.places.set('US piano', 1);
  await one.rank();
  expect(await one.view()).toMatchObject({ best_position: 1, source: { kind: 'sample' } });
  ctx.clock.advance(day);
  sources.isSample = false;
  sources.places.set('US piano', 30);
  expect(await one.view()).toMatchObject({
    best_position: null,
    first_day: null,
    source: { kind: 'youtube' },
  });
  await one.rank();
  expect((await one.keywords()).data).toMatchObject([
    { position: 30, previous_position: null, best_position: 30 },
  ]);
  expect(await mailsTo(customer.actor.accountId)).toEqual([]);
});

test('on demand: nothing until it is asked for, and once a day then', async () => {
  const one = await tracking({ track: 'on_demand' });
  const { ctx, sources } = one;
  expect(await one.view()).toMatchObject({ waiting_checks: 1, next_check_on: '2026-01-15' });
  await one.rank();
  ctx.clock.advance(3 * day);
  await one.rank();
  expect(sources.asked).toHaveLength(1);
  expect((await one.view()).next_check_on).toBeNull();
  const asked = await updateCampaign(one.customer, one.campaignId, sources);
  expect(asked).toMatchObject({ waiting_checks: 1, next_check_on: '2026-01-18' });
  await one.rank();
  expect(await updateCampaign(one.customer, one.campaignId, sources)).toMatchObject({ waiting_checks: 0 });
  await one.rank();
  expect(sources.asked).toHaveLength(2);
});

test('a video that stays away ends the campaign after thirty days, and its owner is told', async () => {
  const one = await tracking();
  const { ctx, sources, customer } = one;
  sources.gone.add(ownVideo);
  ctx.clock.advance(day + 1);
  await one.rank();
  expect((await one.view()).source.state).toBe('gone');
  const asked = sources.asked.length;
  for (let passed = 0; passed < 31; passed++) {
    ctx.clock.advance(day + 1);
    await one.rank();
  }
  expect(sources.asked).toHaveLength(asked);
  expect(await one.view()).toMatchObject({ status: 'finished' });
  expect((await mailsTo(customer.actor.accountId)).map(({ template }) => template)).toEqual([
    'campaign-finished',
  ]);
});

test('a keyword that comes back finds its history; search results go after ninety days, positions stay', async () => {
  const one = await tracking({ keywords: ['piano', 'violin'] });
  const { ctx, sources, customer, campaignId } = one;
  sources.places.set('US piano', 5);
  await one.rank();
  await changeCampaign(customer, campaignId, { keywords: ['violin'] }, sources);
  expect((await one.keywords()).data.map(({ keyword }) => keyword)).toEqual(['violin']);
  ctx.clock.advance(91 * day);
  await forgetLookups(ctx);
  await changeCampaign(customer, campaignId, { keywords: ['violin', 'Piano'] }, sources);
  const piano = (await one.keywords({ date: '2026-01-20' })).data[1];
  expect(piano).toMatchObject({ keyword: 'piano', position: 5 });
  const left = await db
    .selectFrom('keyword_lookup')
    .select('day')
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(left).toEqual([]);
});
