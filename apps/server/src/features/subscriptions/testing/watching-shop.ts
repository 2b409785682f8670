import type { FakeProvider } from '../../../testing/providers/start-provider.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { listeners as dispatchListeners } from '../../dispatch/listeners.ts';
import { run as pollOrders } from '../../dispatch/polling/poll-orders.ts';
import { run as dispatchOrders } from '../../dispatch/sending/dispatch-orders.ts';
import { loopContext } from '../../dispatch/testing/paid-orders.ts';
import { type Customer, openShop } from '../../orders/testing/shop.ts';
import { addProvider, syncProvider } from '../../providers/index.ts';
import { resellerApi } from '../../reseller-api/index.ts';
import { createSubscription } from '../create-subscription.ts';
import { listeners } from '../listeners.ts';
import { run as lookAtChannels } from '../watching/check-channels.ts';

const minute = 60;

/** A shop whose provider offers likes for every new publication, at 1 USD for a thousand. */
export async function watchingShop(database: TestDatabase, remote: FakeProvider) {
  const { db } = database;
  const shop = await openShop(database, {
    listeners: [...dispatchListeners, ...listeners],
    externalRoutes: resellerApi.externalRoutes ?? [],
  });
  const { ctx, panel } = shop;
  const { url, key } = remote;
  const providerId = await addProvider(ctx, { name: 'Upstream', adapter: 'smm_v2', url, key });
  const own = { panel_id: panel.id, provider_id: providerId };
  const type = await createServiceType(db, await createNetwork(db, panel, { name: 'Photos' }));
  await db
    .insertInto('offer_rule')
    .values({ ...own, pattern: 'auto', service_type_id: type.id })
    .execute();
  await db.insertInto('price_rule').values(own).execute();
  remote.services = [
    { service: 9, name: 'Auto likes', type: 'Subscriptions', rate: '1', min: 10, max: 10_000 },
  ];
  await syncProvider(ctx, providerId);
  const service = await db
    .selectFrom('service')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('is_subscription', '=', true)
    .executeTakeFirstOrThrow();
  const loop = loopContext(ctx);
  const lookAfter = async (seconds: number) => {
    ctx.clock.advance(seconds);
    while (await lookAtChannels(loop));
  };
  const poll = async () => {
    ctx.clock.advance(2 * minute);
    while (await dispatchOrders(loop));
    while (await pollOrders(loop));
  };
  const line = { service_id: Number(service.id), quantity: 1000, delay_minutes: 7 };
  const subscribe = (customer: Customer, link = 'https://photos.example/@somebody') =>
    createSubscription(customer, { url: link, contents_limit: 3, services: [line] }, undefined);
  return { ...shop, ctx, line, subscribe, lookAfter, poll };
}

/** Sets what the provider reports: the subscription's orders and the status of each. */
export const watchedChildren =
  (remote: FakeProvider) =>
  (number: string, children: Record<string, { status: string; remains: string }>, status = 'Active') => {
    remote.replies.set('status', (body) => {
      const numbers = (body.get('orders') ?? body.get('order') ?? '').split(',');
      if (numbers.includes(number)) return { status, posts: '3', orders: Object.keys(children) };
      const reports = numbers.map((id) => [id, { charge: '1', start_count: '5', ...children[id] }]);
      return body.get('order') ? reports[0]?.[1] : Object.fromEntries(reports);
    });
  };
