import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { insertOrder } from '../../orders/testing/insert-order.ts';
import { type Customer, openShop } from '../../orders/testing/shop.ts';
import { bindChannel } from '../../video-channels/bind-channel.ts';
import { channelVideos } from './channel-videos.ts';
import { dailyStatistics } from './daily-statistics.ts';

const database = await testDatabase();
const range = { dateStart: '2026-01-01', dateEnd: '2026-01-10', compare: false };
const at = (moment: string) => new Date(`2026-01-${moment}:00Z`);

async function promoted() {
  const shop = await openShop(database);
  const customer = await shop.customer('100');
  const { id: service_id } = await shop.service();
  const { channel_id } = await bindChannel(customer, '@promoted');
  const { data } = await channelVideos(customer, { limit: 50 });
  const [newest = { url: '' }] = data;
  const order = async (
    link: string,
    delivery: Parameters<typeof deliver>[2],
    owner: Customer = customer,
  ): Promise<number> => {
    const { id } = await insertOrder(owner, owner.actor.accountId, {
      service_id,
      link,
      status: 'in_processing',
    });
    await deliver(owner, id, delivery);
    return Number(id);
  };
  return { shop, customer, channel_id, newest, order };
}

async function deliver(
  { db, panel }: Customer,
  id: bigint,
  { from, until, delivered }: { from: string; until?: string; delivered: number },
): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({ handed_over_at: at(from), delivered: BigInt(delivered) })
    .set(until ? { completed_at: at(until), status: 'completed' } : {})
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .execute();
}

test('orders for the channel and its videos are marked by the network’s days', async () => {
  const { customer, newest, order } = await promoted();
  const finished = await order(newest.url, { from: '03T07:30', until: '05T07:59', delivered: 1000 });
  const running = await order('https://www.youtube.com/@Promoted', { from: '08T12:00', delivered: 250 });
  const { orders } = await dailyStatistics(customer, range);
  expect(orders).toMatchObject([
    { id: running, delivered: 250, quantity: 1000, started_on: '2026-01-08', ended_on: null },
    // Half past seven in the morning is still the day before in Los Angeles.
    { id: finished, delivered: 1000, url: newest.url, started_on: '2026-01-02', ended_on: '2026-01-04' },
  ]);
});

test('other links, other days and other people’s orders leave no mark', async () => {
  const { shop, customer, newest, order } = await promoted();
  await order('https://www.youtube.com/watch?v=AbCdEfGhIjK', { from: '03T12:00', delivered: 10 });
  await order('https://www.youtube.com/@somebody', { from: '03T12:00', delivered: 10 });
  await order('https://example.com/watch?v=1', { from: '03T12:00', delivered: 10 });
  await order(newest.url, { from: '12T12:00', delivered: 10 });
  const stranger = await shop.customer('100');
  await order(newest.url, { from: '03T12:00', delivered: 10 }, stranger);
  expect((await dailyStatistics(customer, range)).orders).toEqual([]);
});

test('an order that was canceled before anything came leaves no mark, a partial one does', async () => {
  const { customer, newest, order } = await promoted();
  const cancel = (id: number) =>
    customer.db
      .updateTable('customer_order')
      .set({ status: 'canceled', completed_at: at('04T12:00') })
      .where('panel_id', '=', customer.panel.id)
      .where('id', '=', BigInt(id))
      .execute();
  await cancel(await order(newest.url, { from: '03T12:00', delivered: 0 }));
  const partial = await order(newest.url, { from: '03T12:00', delivered: 40 });
  await cancel(partial);
  const { orders } = await dailyStatistics(customer, range);
  expect(orders).toMatchObject([{ id: partial, delivered: 40, ended_on: '2026-01-04' }]);
});
