import type { Updateable } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { acceptOffers, rejectOffers, syncProvider } from '../../providers/index.ts';
import { listeners } from '../listeners.ts';
import { deliverable, loopContext, paidOrders } from '../testing/paid-orders.ts';
import { run as dispatchOrders } from './dispatch-orders.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();
const second = await fakeProvider();
const listed = { service: 7, name: 'Views', type: 'Default', rate: '0.00001', min: 1, max: 100_000 };

/** A paid order of 100 pieces whose first provider has turned the service into a package since. */
async function soldBeforeTheChange(providers = [remote], changes: object = { type: 'Package' }) {
  remote.calls.length = 0;
  second.calls.length = 0;
  const ctx = await testContext(database, { listeners });
  const made = await deliverable(
    ctx,
    providers.map(({ url, key }) => ({ name: 'Upstream', adapter: 'smm_v2', url, key })),
  );
  const [providerId = 0n] = made.providerIds;
  remote.services = [listed];
  await syncProvider(ctx, providerId);
  const { orderIds } = await paidOrders(ctx, made.service.id, ['https://example.com/sold']);
  ctx.clock.advance(60);
  remote.services = [{ ...listed, ...changes }];
  await syncProvider(ctx, providerId);
  const dispatch = async () => {
    ctx.clock.advance(120);
    while (await dispatchOrders(loopContext(ctx)));
    return db
      .selectFrom('dispatch')
      .innerJoin('customer_order as ordered', 'ordered.id', 'dispatch.order_id')
      .select(['dispatch.state', 'dispatch.provider_id', 'ordered.status'])
      .where('dispatch.panel_id', '=', ctx.panel.id)
      .executeTakeFirstOrThrow();
  };
  const changeOffer = (set: Updateable<DB['provider_offer']>) =>
    db
      .updateTable('provider_offer')
      .set(set)
      .where('panel_id', '=', ctx.panel.id)
      .where('provider_id', '=', providerId)
      .execute();
  return { ctx, providerId, providerIds: made.providerIds, orderIds, dispatch, changeOffer };
}

const added = (provider = remote) => provider.calls.filter(({ action }) => action === 'add').length;

test('an order waits while its only offer is under review, and goes out when the change is taken back', async () => {
  const { ctx, providerId, dispatch } = await soldBeforeTheChange();
  expect(await dispatch()).toMatchObject({ state: 'ready', status: 'in_processing' });
  expect(added()).toBe(0);
  remote.services = [listed];
  await syncProvider(ctx, providerId);
  expect(await dispatch()).toMatchObject({ state: 'sent' });
  expect(remote.calls.findLast(({ action }) => action === 'add')?.body.get('quantity')).toBe('100');
});

test('it goes to the next provider instead, where there is one', async () => {
  const { providerIds, dispatch } = await soldBeforeTheChange([remote, second]);
  expect(await dispatch()).toMatchObject({ state: 'sent', provider_id: providerIds[1] });
  expect([added(), added(second)]).toEqual([0, 1]);
});

test.each([acceptOffers, rejectOffers])('a kind that does not fit is never sent, %o', async (decide) => {
  const { ctx, providerId, dispatch } = await soldBeforeTheChange();
  await decide(ctx, { providerId, numbers: ['7'] });
  expect(await dispatch()).toMatchObject({ state: 'rejected', status: 'error' });
  expect(added()).toBe(0);
});

test.each(['Package', 'Custom Comments', 'SEO', 'Quantum'])(
  'however it became %s: an order without what that needs stays here',
  async (kind) => {
    const { dispatch, changeOffer } = await soldBeforeTheChange([remote], {});
    await changeOffer({ kind });
    expect(await dispatch()).toMatchObject({ state: 'rejected', status: 'error' });
    expect(added()).toBe(0);
  },
);

test('a provider on hold is sent nothing', async () => {
  const { ctx, providerId, dispatch } = await soldBeforeTheChange([remote], {});
  await db
    .updateTable('provider')
    .set({ held_at: ctx.clock.now(), hold_reason: 'currency' })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', providerId)
    .execute();
  expect(await dispatch()).toMatchObject({ state: 'ready' });
  expect(added()).toBe(0);
});
