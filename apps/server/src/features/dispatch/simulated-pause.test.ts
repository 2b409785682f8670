import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { activateOrder, pauseOrder } from '../orders/lifecycle/pause-order.ts';

import { listeners } from './listeners.ts';
import { run as pollOrders } from './polling/poll-orders.ts';
import { run as dispatchOrders } from './sending/dispatch-orders.ts';
import { deliverable, loopContext, paidOrders } from './testing/paid-orders.ts';

const database = await testDatabase();

test('what is paused stands still in the simulator, however long, and then goes on from there', async () => {
  const ctx = await testContext(database, { listeners });
  const { service } = await deliverable(ctx, [{ name: 'Simulator', adapter: 'simulator' }]);
  await ctx.db.updateTable('service').set({ can_pause: true }).where('id', '=', service.id).execute();
  const { account, orderIds } = await paidOrders(ctx, service.id, ['https://example.com/one']);
  const [orderId = 0n] = orderIds;
  const customer = {
    ...ctx,
    actor: { kind: 'user', accountId: account.id, permissions: [], frozen: false },
  } as const;
  while (await dispatchOrders(loopContext(ctx)));
  // A delivery that takes its full time and does not stop early.
  const start = ctx.clock.now().getTime();
  await ctx.db
    .updateTable('simulated_order')
    .set({ delivers: 100n, starts_at: new Date(start), ends_at: new Date(start + 600_000) })
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  const look = async (seconds: number) => {
    ctx.clock.advance(seconds);
    while (await pollOrders(loopContext(ctx)));
    return ctx.db
      .selectFrom('customer_order')
      .select(['status', 'delivered'])
      .where('panel_id', '=', ctx.panel.id)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
  };
  const before = await look(200);
  expect(before.delivered).toBeGreaterThan(0n);
  await pauseOrder(customer, orderId);
  const paused = { status: 'stopped', delivered: before.delivered };
  expect([await look(20), await look(3600), await look(3600)]).toEqual([paused, paused, paused]);
  await activateOrder(customer, orderId);
  const resumed = await look(30);
  expect(resumed.status).toBe('in_processing');
  expect(resumed.delivered).toBeGreaterThan(before.delivered);
  expect((await look(360)).status).toBe('in_processing');
  expect(await look(20)).toEqual({ status: 'completed', delivered: 100n });
});
