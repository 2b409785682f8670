import { expect, test } from 'vitest';
import { testDatabase } from '../apps/server/src/testing/test-database.ts';
import { killChildOrders } from './child-orders.ts';

const { url } = await testDatabase();

test('workers are killed while they place a child panel’s orders: both sides agree every time', async () => {
  const report = await killChildOrders(url, 4);
  expect(report).toMatchObject({ problems: [], placed: report.orders });
}, 120_000);
