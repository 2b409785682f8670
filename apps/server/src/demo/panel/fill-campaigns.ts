import { addDays, daysOf, nextDueDay } from '@marquee/domain/campaigns/due-day.ts';
import { money } from '@marquee/domain/money/money.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import { dayNumber } from '../../adapters/channels/sample/sample-chance.ts';
import { samplePlace } from '../../adapters/channels/sample/sample-search.ts';
import { sampleVideos } from '../../adapters/channels/sample/sample-videos.ts';
import type { VideoCard } from '../../adapters/channels/video-source.ts';
import { chargeCampaignPlan, creditWallet } from '../../features/ledger/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context, Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { demoCustomer } from './demo-customer.ts';
import { demoContext } from './fill-accounts.ts';

const dollar = 100_000_000n;
const dayMs = 24 * 60 * 60 * 1000;
const historyDays = 400;
const everyDays = { daily: 1, weekly: 7 };

const plans = [
  { name: 'Starter', keywords_limit: 25, price: 9n * dollar, trial_days: 14, is_highlight: false },
  { name: 'Creator', keywords_limit: 100, price: 19n * dollar, trial_days: 14, is_highlight: true },
  { name: 'Studio', keywords_limit: 500, price: 59n * dollar, trial_days: 0, is_highlight: false },
  { name: 'Agency', keywords_limit: 2500, price: 199n * dollar, trial_days: 0, is_highlight: false },
];

const campaigns = [
  {
    track: 'daily',
    keywords: [
      ...['behind the scenes', 'studio tour', 'how to start a channel', 'video editing tips'],
      ...['camera for beginners', 'lighting at home', 'better sound', 'vlog ideas'],
    ],
  },
  {
    track: 'weekly',
    keywords: ['questions and answers', 'small channel tips', 'weekend vlog', 'get more views'],
  },
] as const;
const countries = ['US', 'GB'];

/** Plans to choose from, and a customer who has tracked two videos for more than a year. */
export async function fillCampaigns(db: Database, clock: Clock, panel: Panel): Promise<void> {
  const { id: panelId } = panel;
  const now = clock.now();
  const made = await db
    .insertInto('campaign_plan')
    .values(plans.map((plan, position) => ({ panel_id: panelId, ...plan, position, created_at: now })))
    .returning(['id', 'name', 'price'])
    .execute();
  const plan = made.find(({ name }) => name === 'Creator');
  const { id: accountId } = await demoCustomer(db, panelId);
  if (!plan) throw new Error('the demo plan is missing');
  const startedAt = new Date(now.getTime() - 12 * dayMs);
  const { id: subscriptionId } = await db
    .insertInto('campaign_subscription')
    .values({
      panel_id: panelId,
      account_id: accountId,
      plan_id: plan.id,
      status: 'active',
      price: plan.price,
      charges: 1,
      started_at: startedAt,
      ends_at: new Date(startedAt.getTime() + 30 * dayMs),
      billing_day: startedAt.getUTCDate(),
      created_at: new Date(now.getTime() - historyDays * dayMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await payMonth(demoContext(db, { now: () => startedAt }, panel), { accountId, subscriptionId, plan });
  const source = sampleVideos(() => now);
  const channel = await source.findChannel({ kind: 'handle', value: '@yourchannel' });
  const videos = channel ? await source.newestVideos(channel.id, campaigns.length) : [];
  for (const [index, campaign] of campaigns.entries()) {
    const video = videos[index];
    if (video) await fillCampaign(db, { ...campaign, panelId, accountId, video, now });
  }
}

/** What the month cost is put on the balance first, so that it stays as it was. */
async function payMonth(
  ctx: Context,
  {
    accountId,
    subscriptionId,
    plan,
  }: { accountId: bigint; subscriptionId: bigint; plan: { id: bigint; name: string; price: bigint } },
): Promise<void> {
  const amount = money(plan.price);
  await creditWallet(ctx, {
    type: 'admin',
    wallet: 'cash',
    reason: 'Payments of the demo customer',
    key: `demo:campaign-plan:${accountId}`,
    customerId: accountId,
    amount,
  });
  await chargeCampaignPlan(ctx, {
    customerId: accountId,
    subscriptionId,
    number: 1,
    amount,
    plan: plan.name,
  });
  await ctx.db
    .insertInto('campaign_plan_charge')
    .values({
      panel_id: ctx.panel.id,
      subscription_id: subscriptionId,
      number: 1,
      plan_id: plan.id,
      amount,
      charged_at: ctx.clock.now(),
    })
    .execute();
}

interface DemoCampaign {
  panelId: bigint;
  accountId: bigint;
  video: VideoCard;
  track: 'daily' | 'weekly';
  keywords: readonly string[];
  now: Date;
}

async function fillCampaign(db: Database, demo: DemoCampaign): Promise<void> {
  const { panelId, accountId, video, track, keywords, now } = demo;
  const today = providerDay(now);
  const days = daysOf(addDays(today, -historyDays), today)
    .toReversed()
    .filter((_, index) => index % everyDays[track] === 0)
    .toReversed();
  const began = days[0] ?? today;
  const { id: campaign_id } = await db
    .insertInto('campaign')
    .values({
      panel_id: panelId,
      account_id: accountId,
      url: `https://www.youtube.com/watch?v=${video.id}`,
      video_id: video.id,
      title: video.title,
      channel_title: video.channelTitle,
      thumbnail: video.thumbnail,
      track,
      status: 'active',
      began_on: began,
      facts_at: now,
      facts_next_at: new Date(now.getTime() + dayMs),
      alerted_on: today,
      created_at: new Date(`${began}T12:00:00Z`),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { panel_id: panelId, campaign_id };
  await db
    .insertInto('campaign_country')
    .values(countries.map((country, position) => ({ ...own, country, position })))
    .execute();
  const words = await db
    .insertInto('campaign_keyword')
    .values(keywords.map((keyword, position) => ({ ...own, keyword, position })))
    .returning(['id', 'keyword'])
    .execute();
  const due = nextDueDay(track, today, began);
  for (const country of countries)
    for (const { id: keyword_id, keyword } of words) {
      const places = days.map((day) => samplePlace(video.id, keyword, country, dayNumber(day)) ?? null);
      await fillHistory(db, { ...own, country, keyword_id, days, places });
      await db
        .insertInto('campaign_check')
        .values({
          ...own,
          keyword_id,
          keyword,
          country,
          due_on: due,
          expected_on: due,
          checked_on: today,
          checked_at: now,
          position: places.at(-1) ?? null,
          previous_on: days.at(-2) ?? null,
          previous_position: places.at(-2) ?? null,
          is_sample: true,
        })
        .execute();
      await fillLookup(db, demo, { keyword, country, today });
    }
}

interface DemoHistory {
  panel_id: bigint;
  campaign_id: bigint;
  country: string;
  keyword_id: bigint;
  days: readonly string[];
  places: readonly (number | null)[];
}

async function fillHistory(
  db: Database,
  { panel_id, campaign_id, country, keyword_id, days, places }: DemoHistory,
): Promise<void> {
  await sql`
    insert into keyword_position (panel_id, campaign_id, country, day, keyword_id, position, was_checked, previous,
                                  is_sample, checked_at)
    select ${panel_id}, ${campaign_id}, ${country}, day, ${keyword_id}, place, lag(day) over by_day is not null,
           lag(place) over by_day, true, day + time '12:00'
      from unnest(${days}::date[], ${places}::smallint[]) as seen (day, place)
    window by_day as (order by day)`.execute(db);
}

/** Who stood beside it today. */
async function fillLookup(
  db: Database,
  { panelId, accountId, video, now }: DemoCampaign,
  { keyword, country, today }: { keyword: string; country: string; today: string },
): Promise<void> {
  const { results } = await sampleVideos(() => now).searchVideos({
    keyword,
    country,
    limit: 50,
    near: video.id,
  });
  const kept = results.map(({ id, title, channelTitle, publishedAt }) => ({
    id,
    title,
    channel: channelTitle,
    published: publishedAt?.toISOString() ?? null,
  }));
  await db
    .insertInto('keyword_lookup')
    .values({
      panel_id: panelId,
      country,
      keyword,
      day: today,
      state: 'done',
      account_id: accountId,
      claimed_at: now,
      next_try_at: now,
      answered_at: now,
      is_sample: true,
      results: JSON.stringify(kept),
    })
    .execute();
}
