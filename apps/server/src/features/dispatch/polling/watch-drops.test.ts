import { expect, test } from 'vitest';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { askForRefillJob } from '../ask-for-refill.job.ts';
import { askForRefill } from '../ask-for-refill.ts';
import { listeners } from '../listeners.ts';
import { run as dispatchOrders } from '../sending/dispatch-orders.ts';
import { deliverable, loopContext, paidOrders } from '../testing/paid-orders.ts';
import { run as pollOrders } from './poll-orders.ts';
import { run as pollRefills } from './poll-refills.ts';
import { run as watchDrops } from './watch-drops.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();
const day = 24 * 60 * 60;

/** One order, delivered by a provider that reports how many are left. */
async function delivered(link: string, { isAllowed = true } = {}) {
  const ctx = await testContext(database, { listeners });
  const { url, key } = remote;
  const { service } = await deliverable(ctx, [{ name: 'Upstream', adapter: 'smm_v2', url, key }]);
  await db
    .updateTable('service')
    .set({ auto_refill_is_allowed: isAllowed })
    .where('id', '=', service.id)
    .execute();
  const { orderIds } = await paidOrders(ctx, service.id, [link]);
  const loop = loopContext(ctx);
  while (await dispatchOrders(loop));
  const remoteOrder = [...remote.orders.values()].find((order) => order.link === link);
  if (!remoteOrder) throw new Error('nothing was placed');
  Object.assign(remoteOrder, { status: 'Completed', remains: 0n });
  ctx.clock.advance(120);
  await pollOrders(loop);
  const requests = () =>
    db
      .selectFrom('refill_request')
      .select(['id', 'status', 'is_automatic', 'quantity'])
      .where('panel_id', '=', ctx.panel.id)
      .orderBy('id')
      .execute();
  const lookAfter = async (seconds: number) => {
    ctx.clock.advance(seconds);
    while (await watchDrops(loop));
  };
  return { ctx, loop, remoteOrder, requests, lookAfter, orderId: orderIds[0] ?? 0n };
}

test('a drop is asked for unasked, once at a time, and again when it drops again', async () => {
  const { ctx, loop, remoteOrder, requests, lookAfter } = await delivered('https://example.com/dropped');
  await lookAfter(day);
  expect(await requests()).toEqual([]);
  remoteOrder.remains = 30n;
  await lookAfter(day);
  await lookAfter(0);
  await lookAfter(day);
  const [first, ...more] = await requests();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ status: 'pending', is_automatic: true, quantity: 70n });
  const refillId = first?.id ?? 0n;
  expect(await sentJobs(db, askForRefillJob)).toEqual([{ panelId: ctx.panel.id, refillId }]);

  // The job runs twice, as jobs may: the provider is asked once.
  remote.calls.length = 0;
  await askForRefill(ctx, { refillId });
  await askForRefill(ctx, { refillId });
  expect(remote.calls.map(({ action }) => action)).toEqual(['refill']);
  expect(await requests()).toMatchObject([{ status: 'in_progress' }]);
  ctx.clock.advance(60);
  remoteOrder.remains = 0n;
  await pollRefills(loop);
  await pollRefills(loop);
  expect(await requests()).toMatchObject([{ status: 'completed' }]);
  remoteOrder.remains = 10n;
  await lookAfter(day);
  expect(await requests()).toMatchObject([{ status: 'completed' }, { status: 'pending', quantity: 90n }]);
});

test('not after the guarantee, and not where the service has none of it', async () => {
  const late = await delivered('https://example.com/late');
  await late.lookAfter(29 * day);
  await late.lookAfter(day);
  late.remoteOrder.remains = 50n;
  await late.lookAfter(2 * day);
  expect(await late.requests()).toEqual([]);
  const without = await delivered('https://example.com/without', { isAllowed: false });
  without.remoteOrder.remains = 50n;
  await without.lookAfter(2 * day);
  expect(await without.requests()).toEqual([]);
});

test('a provider that refused is not bothered again', async () => {
  const { ctx, remoteOrder, requests, lookAfter } = await delivered('https://example.com/refused');
  remoteOrder.remains = 50n;
  await lookAfter(day);
  remote.replies.set('refill', () => ({ error: 'Refill is disabled' }));
  const [request] = await requests();
  await askForRefill(ctx, { refillId: request?.id ?? 0n });
  remote.replies.clear();
  await lookAfter(day);
  await lookAfter(day);
  expect(await requests()).toMatchObject([{ status: 'rejected' }]);
});

test('a provider that could not be reached is asked again', async () => {
  const { ctx, remoteOrder, requests, lookAfter } = await delivered('https://example.com/silent');
  remoteOrder.remains = 50n;
  await lookAfter(day);
  const [request] = await requests();
  const refillId = request?.id ?? 0n;
  remote.calls.length = 0;
  const reachedAt = (url: string) =>
    db.updateTable('provider').set({ url }).where('panel_id', '=', ctx.panel.id).execute();
  await reachedAt('http://127.0.0.1:9/');
  await expect(askForRefill(ctx, { refillId })).rejects.toThrow();
  await reachedAt(remote.url);
  await askForRefill(ctx, { refillId });
  expect(remote.calls.map(({ action }) => action)).toEqual(['refill']);
});

test('a worker that died while it was asking is followed by another, when it must be dead', async () => {
  const { ctx, remoteOrder, requests, lookAfter } = await delivered('https://example.com/killed');
  remoteOrder.remains = 50n;
  await lookAfter(day);
  const [request] = await requests();
  const refillId = request?.id ?? 0n;
  const { id: provider_id } = await db
    .selectFrom('provider')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirstOrThrow();
  const now = ctx.clock.now();
  const next_poll_at = new Date(now.getTime() + 60_000);
  const own = { panel_id: ctx.panel.id, refill_id: refillId, provider_id };
  await db
    .insertInto('refill_dispatch')
    .values({ ...own, next_poll_at, created_at: now })
    .execute();
  remote.calls.length = 0;
  await expect(askForRefill(ctx, { refillId })).rejects.toThrow('is being asked for');
  expect(await requests()).toMatchObject([{ status: 'pending' }]);
  ctx.clock.advance(60);
  await askForRefill(ctx, { refillId });
  await askForRefill(ctx, { refillId });
  expect(remote.calls.map(({ action }) => action)).toEqual(['refill']);
  expect(await requests()).toMatchObject([{ status: 'in_progress' }]);
});
