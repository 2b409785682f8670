import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { cancelOrder, lockedOrder } from '../../orders/index.ts';
import { listeners } from '../listeners.ts';
import { deliverable, loopContext, paidOrders } from '../testing/paid-orders.ts';
import { claimOrder } from './claim-order.ts';
import { run as dispatchOrders } from './dispatch-orders.ts';

const database = await testDatabase();
const { db } = database;
const [remote, second] = [await fakeProvider(), await fakeProvider()];

async function shop(changes: object = {}) {
  const ctx = await testContext(database, { listeners });
  const made = await deliverable(
    ctx,
    [remote, second].map(({ url, key }, place) => ({
      name: 'Upstream',
      adapter: 'smm_v2',
      url,
      key,
      ...(place === 0 ? changes : {}),
    })),
  );
  const order = async (count: number) => {
    const links = Array.from({ length: count }, () => `https://example.com/${crypto.randomUUID()}`);
    return (await paidOrders(ctx, made.service.id, links)).orderIds;
  };
  const dispatches = () =>
    db
      .selectFrom('dispatch')
      .select(['state', 'number', 'provider_id'])
      .where('panel_id', '=', ctx.panel.id)
      .orderBy('order_id')
      .execute();
  const charge = (rate: bigint) =>
    db
      .updateTable('provider_offer')
      .set({ rate })
      .where('panel_id', '=', ctx.panel.id)
      .where('provider_id', '=', made.providerIds[1] ?? 0n)
      .execute();
  return { ctx, ...made, order, dispatches, charge };
}

test('an order that is canceled while a worker takes it up is neither sent nor in the way', async () => {
  const { ctx, order, dispatches } = await shop();
  const [orderId = 0n] = await order(1);
  await db
    .insertInto('dispatch')
    .values({
      panel_id: ctx.panel.id,
      order_id: orderId,
      next_at: ctx.clock.now(),
      created_at: ctx.clock.now(),
      updated_at: ctx.clock.now(),
    })
    .execute();
  await inTransaction(ctx, async (tx) => {
    await lockedOrder(tx, orderId);
    // Waiting for the order with its dispatch locked would be a deadlock.
    expect(await claimOrder(ctx, orderId)).toBeUndefined();
    await cancelOrder(tx, { orderId, reason: 'customer' });
  });
  expect(await dispatches()).toMatchObject([{ state: 'ended' }]);
});

test('a provider that gives one number to two orders leaves the second in doubt, at once', async () => {
  const { ctx, order, dispatches } = await shop();
  remote.replies.set('add', () => ({ order: 77 }));
  await order(2);
  await dispatchOrders(loopContext(ctx));
  remote.replies.delete('add');
  expect((await dispatches()).map(({ state }) => state).sort()).toEqual(['sent', 'unknown']);
});

test('a busy provider’s orders wait, and do not go to one that costs more than they are sold for', async () => {
  const { ctx, order, dispatches, charge, service, providerIds } = await shop({ perMinute: 1 });
  await charge(service.default_price * 1000n);
  await order(3);
  await dispatchOrders(loopContext(ctx));
  expect((await dispatches()).map(({ state }) => state).sort()).toEqual(['ready', 'ready', 'sent']);
  await charge(service.default_price / 10n);
  ctx.clock.advance(5);
  await dispatchOrders(loopContext(ctx));
  const sentTo = (await dispatches()).map(({ provider_id }) => provider_id).sort();
  expect(sentTo).toEqual([providerIds[0], providerIds[1], providerIds[1]]);
});
