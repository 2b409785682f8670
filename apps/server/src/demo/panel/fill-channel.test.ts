import { expect, test } from 'vitest';
import { channelInfo } from '../../features/channel-reports/reports/channel-info.ts';
import { dailyStatistics } from '../../features/channel-reports/reports/daily-statistics.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { fillDemo } from '../fill-demo.ts';
import { demoCustomer } from './demo-customer.ts';

const database = await testDatabase();
const clock = testClock();
await fillDemo(database.db, clock);

test('the demo customer has a sample channel whose curve shows what was delivered', async () => {
  const panel = await database.db
    .selectFrom('panel')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', 'marquee')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await demoCustomer(database.db, panel.id);
  const actor = { kind: 'user', accountId, permissions: [], frozen: false } as const;
  const ctx = await testContext(database, { panel, actor, clock });
  const { data, source } = await channelInfo(ctx, {});
  expect(source).toMatchObject({ kind: 'sample', state: 'ok' });
  expect(data?.title).toMatch(/^Sample/);
  const { orders } = await dailyStatistics(ctx, { compare: false });
  expect(orders.length).toBeGreaterThanOrEqual(2);
  expect(orders.some(({ url }) => url.includes('watch?v=sample-'))).toBe(true);
});
