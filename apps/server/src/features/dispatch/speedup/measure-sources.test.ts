import { expect, test } from 'vitest';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { completeOrder, reportProgress } from '../../orders/index.ts';
import { listeners } from '../listeners.ts';
import { run as dispatchOrders } from '../sending/dispatch-orders.ts';
import { deliverable, loopContext, paidOrders } from '../testing/paid-orders.ts';
import { measureSources } from './measure-sources.ts';

const database = await testDatabase();

test('a source is as fast as half of its latest orders began', async () => {
  const ctx = await testContext(database, { listeners });
  const { db, panel } = ctx;
  const simulator = { name: 'Source', adapter: 'simulator', concurrency: 64, perMinute: 60_000 } as const;
  const { service, providerIds } = await deliverable(ctx, [simulator, { ...simulator, name: 'Other' }]);
  await db.updateTable('service').set({ can_speedup: true }).where('id', '=', service.id).execute();
  const deliver = async (seconds: number) => {
    const { orderIds } = await paidOrders(ctx, service.id, [`https://example.com/${seconds}`]);
    await dispatchOrders(loopContext(ctx));
    ctx.clock.advance(seconds);
    await reportProgress(ctx, { orderId: orderIds[0] ?? 0n, delivered: 1n });
    ctx.clock.advance(5000);
    await completeOrder(ctx, orderIds[0] ?? 0n);
  };
  const measured = () =>
    db
      .selectFrom('source_speed')
      .select(['provider_id', 'median_seconds', 'orders'])
      .where('panel_id', '=', panel.id)
      .execute();
  for (const seconds of [60, 4000]) await deliver(seconds);
  await measureSources(ctx);
  expect(await measured()).toEqual([]);

  await deliver(300);
  await measureSources(ctx);
  const [first] = providerIds;
  expect(await measured()).toEqual([{ provider_id: first, median_seconds: 300, orders: 3 }]);
});
