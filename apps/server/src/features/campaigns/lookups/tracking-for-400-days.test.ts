import { addDays, daysBetween } from '@marquee/domain/campaigns/due-day.ts';
import { nextProviderDay, providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { renewPlans } from '../plans/renew-plans.ts';
import { campaignShop } from '../testing/campaign-shop.ts';
import { rankPanel } from './rank-panel.ts';

const database = await testDatabase();
const { db } = database;

test('400 days with summer time, month ends and changing plans: no day twice, none lost, each promise kept', async () => {
  const { ctx, shop, sources, plan, choose, track } = await campaignShop(database);
  const [small, large] = [
    await plan({ price: '1', keywords_limit: 4 }),
    await plan({ price: '2', keywords_limit: 8 }),
  ];
  const [one, other] = [await shop.customer('1000'), await shop.customer('1000')];
  ctx.clock.set(new Date('2026-01-31T20:00:00Z'));
  await choose(one, large);
  await choose(other, small);
  await track(one, { keywords: ['daily a', 'daily b'], track: 'daily' });
  await track(one, { keywords: ['weekly a'], track: 'weekly' });
  await track(other, { keywords: ['monthly a', 'shared'], track: 'monthly' });
  await track(one, { keywords: ['shared'], track: 'weekly' });
  sources.perDay = 4;
  let promises = new Map<bigint, string>();
  for (let passed = 0; passed < 400; passed++) {
    const today = providerDay(ctx.clock.now());
    sources.left = sources.perDay;
    sources.resetsAt = nextProviderDay(ctx.clock.now());
    if (passed === 100) await choose(one, small);
    if (passed === 200) await choose(one, large);
    await renewPlans(ctx);
    // Late in the day the rest of it is made at once.
    ctx.clock.set(new Date(sources.resetsAt.getTime() - 60_000));
    await rankPanel(ctx, sources);
    const checks = await db
      .selectFrom('campaign_check')
      .select(['id', 'expected_on', 'checked_on'])
      .where('panel_id', '=', ctx.panel.id)
      .execute();
    for (const { id, checked_on } of checks)
      if (checked_on === today && promises.has(id)) expect([id, promises.get(id)]).toEqual([id, today]);
    promises = new Map(checks.flatMap(({ id, expected_on }) => (expected_on ? [[id, expected_on]] : [])));
    ctx.clock.set(new Date(sources.resetsAt.getTime() + 60_000));
  }
  const rows = await db
    .selectFrom('keyword_position as seen')
    .innerJoin('campaign_keyword as word', (join) =>
      join.onRef('word.panel_id', '=', 'seen.panel_id').onRef('word.id', '=', 'seen.keyword_id'),
    )
    .select(['word.keyword', 'seen.day', 'seen.keyword_id'])
    .where('seen.panel_id', '=', ctx.panel.id)
    .orderBy('seen.keyword_id')
    .orderBy('seen.day')
    .execute();
  const daysOf = (keyword: string) => rows.filter((row) => row.keyword === keyword).map((row) => row.day);
  const daily = daysOf('daily a');
  expect(daily).toEqual(Array.from({ length: 400 }, (_, index) => addDays('2026-01-31', index)));
  const monthly = daysOf('monthly a');
  expect(monthly.slice(0, 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  const weekly = daysOf('weekly a');
  const gaps = weekly.slice(1).map((day, index) => daysBetween(weekly[index] ?? day, day));
  expect(Math.min(...gaps)).toBe(7);
  const asked = await db
    .selectFrom('keyword_lookup')
    .select(['keyword', 'day', 'attempts'])
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(asked.every(({ attempts }) => attempts === 1)).toBe(true);
  expect(sources.asked.length).toBeLessThanOrEqual(400 * 4);
}, 60_000);
