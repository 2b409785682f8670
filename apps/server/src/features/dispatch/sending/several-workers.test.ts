import { expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { startWorkerProcess } from '../../../testing/start-worker.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { deliverable, paidOrders } from '../testing/paid-orders.ts';

const database = await testDatabase();
const workers = 2;
const sendsAtOnce = 16;

async function shop(concurrency: number, orders: number) {
  const remote = await fakeProvider();
  const gate = Promise.withResolvers<void>();
  remote.gate = gate.promise;
  remote.fault = () => 'held';
  const ctx = { ...(await testContext(database)), clock: { ...systemClock, advance: () => undefined } };
  const provider = { name: 'Upstream', adapter: 'smm_v2', url: remote.url, key: remote.key } as const;
  const { service } = await deliverable(ctx, [{ ...provider, concurrency, perMinute: 60_000 }]);
  const links = Array.from({ length: orders }, (_, index) => `https://example.com/${concurrency}/${index}`);
  await paidOrders(ctx, service.id, links.slice(0, 100));
  if (orders > 100) await paidOrders(ctx, service.id, links.slice(100));
  const count = async (state: string) => {
    const { rowCount } = await database.pool.query(
      'select from dispatch where panel_id = $1 and state = $2',
      [ctx.panel.id, state],
    );
    return rowCount;
  };
  return { remote, release: gate.resolve, count };
}

test('workers that are told to stop begin nothing, finish what they have begun, and leave the rest', async () => {
  const { remote, release, count } = await shop(64, 200);
  const started = Array.from({ length: workers }, () => startWorkerProcess(database));
  await expect.poll(() => remote.unanswered.size, { timeout: 60_000 }).toBe(workers * sendsAtOnce);
  for (const worker of started) worker.terminate();
  await Promise.all(started.map((worker) => worker.says('Stopping')));
  release();
  expect(await Promise.all(started.map(({ ended }) => ended))).toEqual(
    started.map(() => ({ code: 0, complaints: '' })),
  );
  const begun = workers * sendsAtOnce;
  expect(remote.orders.size).toBe(begun);
  expect(await count('sent')).toBe(begun);
  expect([await count('sending'), await count('unknown')]).toEqual([0, 0]);
});

test('a provider’s limit of calls at once holds over all workers', async () => {
  const { remote, count } = await shop(4, 60);
  remote.fault = () => 'slow';
  remote.slowMs = 100;
  const started = Array.from({ length: workers }, () => startWorkerProcess(database));
  await expect.poll(() => count('sent'), { timeout: 100_000 }).toBe(60);
  expect(remote.mostUnanswered).toBe(4);
  for (const worker of started) worker.terminate();
  await Promise.all(started.map(({ ended }) => ended));
});
