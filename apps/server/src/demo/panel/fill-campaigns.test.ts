import { expect, test } from 'vitest';
import { getCampaign } from '../../features/campaigns/campaign-view.ts';
import { getPositions } from '../../features/campaigns/get-positions.ts';
import { listCampaigns } from '../../features/campaigns/list-campaigns.ts';
import { listSearchResults } from '../../features/campaigns/list-search-results.ts';
import { listPlans } from '../../features/campaigns/plans/list-plans.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { fillDemo } from '../fill-demo.ts';
import { demoCustomer } from './demo-customer.ts';

const database = await testDatabase();
const clock = testClock();
await fillDemo(database.db, clock);

test('the demo customer has a plan and two campaigns with more than a year of sample positions', async () => {
  const panel = await database.db
    .selectFrom('panel')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', 'marquee')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await demoCustomer(database.db, panel.id);
  const actor = { kind: 'user', accountId, permissions: [], frozen: false } as const;
  const ctx = await testContext(database, { panel, actor, clock });
  expect((await listPlans(ctx)).map(({ change }) => change)).toEqual([
    'downgrade',
    'current',
    'upgrade',
    'upgrade',
  ]);
  const { data, totals } = await listCampaigns(ctx, { page: 1, per_page: 20, status: 'all', track: 'all' });
  expect(totals).toMatchObject({ active: 2, keywords: 24 });
  expect(totals.first50).toBeGreaterThan(5);
  const daily = data.find(({ track }) => track === 'daily');
  expect(daily?.trend.length).toBe(30);
  expect(daily?.source).toMatchObject({ kind: 'sample', state: 'ok' });
  const details = await getCampaign(ctx, BigInt(daily?.id ?? 0));
  const { days, keywords } = await getPositions(ctx, BigInt(details.id), {
    start_date: details.first_day ?? undefined,
    end_date: details.last_day ?? undefined,
  });
  expect(days.length).toBe(401);
  expect(keywords.some(({ positions }) => positions.filter((place) => place !== null).length > 300)).toBe(
    true,
  );
  const found = keywords.find(({ positions }) => positions.at(-1) !== null);
  const results = await listSearchResults(
    ctx,
    { campaignId: BigInt(details.id), keywordId: BigInt(found?.id ?? 0) },
    {},
  );
  expect(results.data.filter(({ is_own }) => is_own)).toMatchObject([{ position: found?.positions.at(-1) }]);
});
