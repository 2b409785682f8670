import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { run as dispatchOrders } from '../sending/dispatch-orders.ts';
import { waitingOrders } from '../testing/paid-orders.ts';
import { speedupShop } from '../testing/speedup-shop.ts';

const database = await testDatabase();

test('a place that becomes free at a full provider goes to the sped order that waits for it', async () => {
  const { ctx, service, loop, speedUp, sentLinks } = await speedupShop(database, [{ perMinute: 2 }]);
  await waitingOrders(ctx, service.id, 60);
  await dispatchOrders(loop);
  expect(sentLinks()).toHaveLength(2);
  ctx.clock.advance(10);
  await speedUp('https://example.com/sped/late');
  await dispatchOrders(loop);
  // The provider has room again before the sped order is due for its next try.
  await ctx.db
    .updateTable('dispatch_attempt')
    .set({ created_at: new Date(0) })
    .execute();
  await ctx.db
    .updateTable('dispatch')
    .set({ next_at: new Date(ctx.clock.now().getTime() + 60_000) })
    .where('panel_id', '=', ctx.panel.id)
    .where('is_speedup', '=', true)
    .execute();
  await dispatchOrders(loop);
  expect(sentLinks()).toHaveLength(2);
  ctx.clock.advance(61);
  await dispatchOrders(loop);
  expect(sentLinks().at(2)).toBe('https://example.com/sped/late');
});

test('with ten thousand orders waiting, the sped ones are sent before all others', async () => {
  const { ctx, service, loop, speedUp, events, sentLinks } = await speedupShop(database, [{ perMinute: 40 }]);
  await waitingOrders(ctx, service.id, 10_000);
  ctx.clock.advance(60);
  const sped = Array.from({ length: 30 }, (_, index) => `https://example.com/sped/${index}`);
  const { orderIds } = await speedUp(...sped);
  for (let round = 0; round < 3; round += 1) await dispatchOrders(loop);
  expect(sentLinks().slice(0, sped.length).toSorted()).toEqual(sped.toSorted());
  expect(sentLinks()).toHaveLength(40);
  expect(await events(orderIds[0])).toEqual([['sent'], ['moved_ahead', 10_000]]);
});
