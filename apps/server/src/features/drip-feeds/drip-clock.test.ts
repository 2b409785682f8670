import { expect, test } from 'vitest';
import { fakeProvider } from '../../testing/providers/fake-provider.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { listeners } from '../dispatch/listeners.ts';
import { run as dispatchOrders } from '../dispatch/sending/dispatch-orders.ts';
import { deliverable, loopContext } from '../dispatch/testing/paid-orders.ts';
import { walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { cancelDripFeed } from './cancel-drip-feed.ts';
import { getDripFeed } from './get-drip-feed.ts';
import { listDripFeeds } from './list-drip-feeds.ts';

const database = await testDatabase();
const remote = await fakeProvider();
const hour = 60 * 60;

async function daily(runs: number) {
  const shop = await openShop(database, { listeners });
  const { url, key } = remote;
  const { service } = await deliverable(shop.ctx, [{ name: 'Upstream', adapter: 'smm_v2', url, key }]);
  await database.db
    .updateTable('service')
    .set({ drip_feed_is_allowed: true, min: 10n, default_price: 100_000_000n, pricing_per: 1000n })
    .where('id', '=', service.id)
    .execute();
  const customer = await shop.customer('100');
  const link = newLink();
  const drip_feed = { runs, minutes_between_runs: 24 * 60, mode: 'flat', quantity_step: 0 } as const;
  const line = { service_id: Number(service.id), quantity: 1000, url: link, drip_feed };
  await placeOrders(customer, { orderRequest: { orders: [line] }, idempotencyKey: undefined });
  const [feed] = (await listDripFeeds(customer, { page: 1, per_page: 10 })).data;
  const loop = loopContext(shop.ctx);
  const work = async () => {
    while (await dispatchOrders(loop));
  };
  return {
    customer,
    feedId: BigInt(feed?.id ?? 0),
    clock: shop.ctx.clock,
    work,
    sent: () => remote.placementsOf(link),
  };
}

test('thirty days: each run goes out on its day, once, whatever happens to the workers', async () => {
  const { clock, work, sent, customer, feedId } = await daily(30);
  for (let day = 1; day <= 30; day += 1) {
    const areWorkersDown = day === 11 || day === 12;
    for (let turn = 0; turn < 4; turn += 1) {
      // Three workers at once, as after a restart that overlaps.
      if (!areWorkersDown) await Promise.all([work(), work(), work()]);
      clock.advance(turn === 3 ? 6 * hour - 1 : 6 * hour);
    }
    clock.advance(1);
    expect([day, sent()]).toEqual([day, areWorkersDown ? 10 : day]);
  }
  clock.advance(30 * 24 * hour);
  await work();
  expect(sent()).toBe(30);
  const { orders, cost } = await getDripFeed(customer, feedId);
  expect([orders.length, cost]).toEqual([30, '30']);
  expect((await walletBalances(customer, { customerId: customer.actor.accountId })).cash).toBe(usd('70'));
}, 60_000);

test('cancelled on the tenth day, the twenty runs to come are paid back and never sent', async () => {
  const { clock, work, sent, customer, feedId } = await daily(30);
  for (let day = 1; day <= 10; day += 1) {
    await work();
    clock.advance(24 * hour - 60);
    if (day < 10) clock.advance(60);
  }
  expect(await cancelDripFeed(customer, feedId)).toMatchObject({ canceled: 20, refunded: usd('20') });
  clock.advance(30 * 24 * hour);
  await work();
  expect(sent()).toBe(10);
  expect((await walletBalances(customer, { customerId: customer.actor.accountId })).cash).toBe(usd('90'));
}, 60_000);
