import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { cancelOrder, completeOrder, reportProgress } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { openShop } from '../orders/testing/shop.ts';
import { getDashboard } from './get-dashboard.ts';

const database = await testDatabase();
const shop = await openShop(database);
const service = await shop.service();

test('says what there is, what was spent, what came today and what waits', async () => {
  const me = await shop.customer('5');
  const { accountId } = me.actor;
  const order = (status: OrderStatus) => insertOrder(me, accountId, { service_id: service.id, status });
  const [done, half, running] = [
    await order('in_processing'),
    await order('in_processing'),
    await order('in_processing'),
  ];
  await order('unpaid');
  await order('error');
  await completeOrder(me, done.id);
  await cancelOrder(me, { orderId: half.id, reason: 'provider', delivered: 500n });
  await reportProgress(me, { orderId: running.id, delivered: 250n });

  const dashboard = await getDashboard(me, accountId);
  expect(dashboard).toMatchObject({
    balance: '1.5',
    spent: '3.5',
    spent_month: '3.5',
    spent_month_before: '0',
    delivered_today: 1750,
  });
  expect(dashboard.days).toHaveLength(30);
  expect(dashboard.days.at(-1)).toMatchObject({ spent: '3.5', orders: 4 });
  const counts = Object.fromEntries(dashboard.orders.map(({ status, count }) => [status, count]));
  expect(counts).toEqual({ completed: 1, canceled: 1, in_processing: 1, unpaid: 1, error: 1 });
  const kinds = dashboard.attention.map(({ kind, count }) => [kind, count]);
  expect(kinds).toContainEqual(['unpaid_orders', 1]);
  expect(kinds).toContainEqual(['failed_orders', 1]);
});

test('a used-up balance is told, and an empty account is calm', async () => {
  const fresh = await shop.customer('0');
  const calm = await getDashboard(fresh, fresh.actor.accountId);
  expect(calm).toMatchObject({ balance: '0', spent: '0', delivered_today: 0, orders: [] });
  expect(calm.attention.map(({ kind }) => kind)).not.toContain('low_balance');

  const spender = await shop.customer('1');
  const order = await insertOrder(spender, spender.actor.accountId, {
    service_id: service.id,
    status: 'in_processing',
  });
  await completeOrder(spender, order.id);
  const { attention } = await getDashboard(spender, spender.actor.accountId);
  expect(attention).toContainEqual({ kind: 'low_balance', count: 0, amount: null });
});

test('another panel sees nothing of it', async () => {
  const me = await shop.customer('3');
  await insertOrder(me, me.actor.accountId, { service_id: service.id, status: 'in_processing' });
  const elsewhere = await openShop(database);
  const seen = await getDashboard({ ...me, panel: elsewhere.panel }, me.actor.accountId);
  expect(seen).toMatchObject({ balance: '0', spent_month: '0', orders: [], attention: [] });
});
