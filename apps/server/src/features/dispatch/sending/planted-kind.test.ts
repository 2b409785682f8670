import { afterEach, expect, test } from 'vitest';
import type { ProviderAdapter } from '../../../adapters/providers/provider-adapter.ts';
import type { ProviderCapabilities } from '../../../adapters/providers/provider-kind.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { requestCancel } from '../../orders/index.ts';
import { addProvider } from '../../providers/index.ts';
import { providerKinds } from '../../providers/provider-kinds.ts';
import { refreshProviderJob } from '../../providers/refresh-provider.job.ts';
import { refreshProviders } from '../../providers/refresh-providers.ts';
import { listeners } from '../listeners.ts';
import { passOnCancel } from '../pass-on-cancel.ts';
import { run as pollOrders } from '../polling/poll-orders.ts';
import { deliverable, loopContext, paidOrders } from '../testing/paid-orders.ts';
import { run as dispatchOrders } from './dispatch-orders.ts';

const database = await testDatabase();
// Other test files may share this process, and with it the registry.
const declared = new Map(providerKinds);
afterEach(() => {
  for (const [name, kind] of declared) providerKinds.set(name, kind);
});

/** Replaces a registered kind by one whose adapter can do everything but that declares only these capabilities. */
async function plant(kind: 'manual' | 'simulator', capabilities: Partial<ProviderCapabilities>) {
  const calls: string[] = [];
  const called = <Answer>(name: string, answer: Answer) => {
    calls.push(name);
    return Promise.resolve(answer);
  };
  const adapter: ProviderAdapter = {
    services: () => called('services', { offers: [], rejected: [] }),
    place: () => called('place', { outcome: 'placed', number: '1' } as const),
    statuses: () => called('statuses', new Map()),
    subscription: () => called('subscription', { isOver: false, orders: [] }),
    cancel: () => called('cancel', new Map()),
    refill: () => called('refill', { taken: '1' }),
    refillStatuses: () => called('refillStatuses', new Map()),
    balance: () => called('balance', { amount: '1', currency: 'USD' }),
  };
  providerKinds.set(kind, { kind, capabilities, open: () => adapter });
  const ctx = await testContext(database, { listeners });
  const { service } = await deliverable(ctx, [{ name: 'Planted', adapter: kind }]);
  const order = async (link: string) => {
    const made = await paidOrders(ctx, service.id, [link]);
    while (await dispatchOrders(loopContext(ctx)));
    ctx.clock.advance(3600);
    while (await pollOrders(loopContext(ctx)));
    return made;
  };
  return { ctx, calls, order };
}

test('a kind that declares nothing gets no order, is not polled and is not looked after', async () => {
  const { ctx, calls, order } = await plant('manual', {});
  await order('https://example.com/1');
  const dispatch = await database.db
    .selectFrom('dispatch')
    .select('state')
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirstOrThrow();
  expect(dispatch.state).toBe('rejected');
  await refreshProviders(ctx);
  const jobs = await sentJobs(database.db, refreshProviderJob);
  expect(jobs.filter(({ panelId }) => BigInt(panelId) === ctx.panel.id)).toEqual([]);
  expect(calls).toEqual([]);
});

test('a kind that only takes orders is sent them, and asked for nothing else', async () => {
  const { ctx, calls, order } = await plant('simulator', { takesOrders: true });
  await order('https://example.com/2');
  const { id: orderId, account_id } = await database.db
    .selectFrom('customer_order')
    .select(['id', 'account_id'])
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirstOrThrow();
  await requestCancel(
    { ...ctx, actor: { kind: 'user', accountId: account_id, permissions: [], frozen: false } },
    orderId,
  );
  await passOnCancel(ctx, { orderId });
  const { cancel_refused_at } = await database.db
    .selectFrom('customer_order')
    .select('cancel_refused_at')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(cancel_refused_at).not.toBeNull();
  expect(calls).toEqual(['place']);
});

test('an operator adds the kinds of the registry, and no other', async () => {
  const ctx = await testContext(database);
  for (const adapter of ['barter', 'parent_panel'])
    await expect(addProvider(ctx, { name: 'New', adapter })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'adapter', code: 'not_one_of' }],
    });
});
