import { expect, test } from 'vitest';
import { rootPanel } from '../../../testing/root-panel.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { creditWallet } from '../../ledger/index.ts';
import { fundCustomer, usd } from '../../ledger/testing/fund-customer.ts';
import { insertOrder } from '../../orders/testing/insert-order.ts';
import { staffMember } from '../../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const manager = await staffMember(app, database, 'manager');
const support = await staffMember(app, database, 'support');
const network = await createNetwork(database.db, panel);
const type = await createServiceType(database.db, network);
const service = await createService(database.db, type, { name: 'Quiet followers' });

const overview = async (person: typeof manager, period: string) =>
  (await app.call(`/api/v1/admin/overview?period=${period}`, { headers: person.headers })).json().data;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('paid orders count in their period, beside the time before; unpaid ones do not', async () => {
  const regular = await fundCustomer(ctx, { cash: usd('20') });
  await database.db
    .updateTable('account')
    .set({ created_at: daysAgo(100) })
    .where('id', '=', regular)
    .execute();
  const fresh = await fundCustomer(ctx, { cash: usd('20') });
  const place = (accountId: bigint, days: number, status: 'completed' | 'unpaid' = 'completed') =>
    insertOrder(ctx, accountId, { service_id: service.id, status, created_at: daysAgo(days) });
  await place(regular, 0);
  await place(regular, 9);
  await place(fresh, 0);
  await place(fresh, 0, 'unpaid');
  const week = await overview(manager, 'week');
  expect(week.orders).toMatchObject({
    orders: { now: 2, before: 1 },
    average_order: { now: '1', before: '1' },
    new_customers: { now: 1, before: 0 },
    returning_customers: { now: 1, before: 1 },
  });
  expect((await overview(manager, 'month')).orders.orders.now).toBe(3);
  expect(week.top_services).toEqual([
    { id: Number(service.id), name: 'Quiet followers', orders: 2, amount: '2' },
  ]);
  expect(week.top_networks).toMatchObject([{ id: Number(network.id), orders: 2, amount: '2' }]);
  expect(week.top_customers.map(({ amount }: { amount: string }) => amount)).toEqual(['1', '1']);
  expect(week.funnel.orders).toEqual({ now: 2, before: 1 });
});

test('the average is of what was kept, the funnel ends with what people ordered by hand', async () => {
  const before = await overview(manager, 'day');
  const reseller = await fundCustomer(ctx, { cash: usd('20') });
  const order = { service_id: service.id, status: 'completed', created_at: daysAgo(0) } as const;
  await insertOrder(ctx, reseller, { ...order, channel: 'api' });
  const { id } = await insertOrder(ctx, reseller, order);
  await database.db
    .updateTable('customer_order')
    .set({ refunded: usd('0.5'), refunded_cash: usd('0.5') })
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .execute();
  const after = await overview(manager, 'day');
  // Two of a dollar each from above, one more, and one of which half was given back.
  expect([before.orders.orders.now, after.orders.orders.now]).toEqual([2, 4]);
  expect(after.orders.average_order.now).toBe('0.875');
  expect(after.funnel.orders.now - before.funnel.orders.now).toBe(1);
});

test('steps of the checkout are counted by day', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await database.db
    .insertInto('checkout_step_count')
    .values({ panel_id: panel.id, day: today, step: 'enter-url', count: 40n })
    .execute();
  expect((await overview(manager, 'day')).funnel.links).toEqual({ now: 40, before: 0 });
});

test('everybody sees what their permissions name, and no more', async () => {
  const seen = await overview(support, 'week');
  expect(seen.orders).not.toBeNull();
  expect([seen.money, seen.providers]).toEqual([null, null]);
  const all = await overview(manager, 'week');
  expect(all.money.days).toHaveLength(7);
  expect(all.providers).toEqual([]);
});

test('what profit consists of stands beside it and adds up to it', async () => {
  const today = { ...ctx, clock: testClock(new Date()) };
  const customerId = await fundCustomer(today, { bonus: usd('3.5') });
  const given = { customerId, amount: usd('1.25'), wallet: 'cash', reason: 'A present' } as const;
  await creditWallet(today, { ...given, type: 'admin', key: 'overview:given' });
  const { revenue, fees, cost, bonuses, adjustments, profit } = (await overview(manager, 'month')).money;
  expect([bonuses.now, adjustments.now]).toEqual(['3.5', '1.25']);
  const spent = Number(cost.now) + Number(bonuses.now) + Number(adjustments.now);
  expect(Number(revenue.now) + Number(fees.now) - spent).toBeCloseTo(Number(profit.now), 8);
});
