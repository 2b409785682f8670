import { kindRules, serviceKinds } from '@marquee/domain/delivery/service-kinds.ts';
import { beforeEach, expect, test } from 'vitest';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { addProvider } from '../add-provider.ts';
import { syncProvider } from './sync-provider.ts';
import { requiredParameters } from './targets-by-parameter.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();

const offer = (service: number, changes: object = {}) => ({
  service,
  name: `Views ${service}`,
  category: 'YouTube Views',
  type: 'Default',
  rate: '1.00',
  min: '100',
  max: '10000',
  refill: true,
  cancel: true,
  dripfeed: true,
  ...changes,
});

async function shop(changes: { usdPerUnit?: bigint } = {}) {
  const ctx = await testContext(database);
  const { url, key } = remote;
  const providerId = await addProvider(ctx, { name: 'Upstream', adapter: 'smm_v2', url, key, ...changes });
  const type = await createServiceType(db, await createNetwork(db, ctx.panel));
  const own = { panel_id: ctx.panel.id, provider_id: providerId };
  await db
    .insertInto('offer_rule')
    .values({ ...own, pattern: '^youtube .*views', service_type_id: type.id })
    .execute();
  await db
    .insertInto('price_rule')
    .values({ ...own, percent_ppm: 500_000 })
    .execute();
  const services = () =>
    db
      .selectFrom('service')
      .innerJoin('service_source as source', (join) =>
        join.onRef('source.panel_id', '=', 'service.panel_id').onRef('source.service_id', '=', 'service.id'),
      )
      .selectAll('service')
      .select('source.offer_number')
      .where('service.panel_id', '=', ctx.panel.id)
      .orderBy('service.id')
      .execute();
  const sync = () => {
    ctx.clock.advance(60_000);
    return syncProvider(ctx, providerId);
  };
  return { ctx, providerId, type, services, sync };
}

beforeEach(() => {
  remote.replies.clear();
  remote.services = [offer(1), offer(2), offer(3, { category: 'TikTok Likes' })];
});

test('offers that a rule wants become services at a marked-up price', async () => {
  const { sync, services, type } = await shop();
  expect(await sync()).toEqual({
    refusal: null,
    offered: 3,
    rejected: 0,
    added: 2,
    vanished: 0,
    repriced: 0,
    held: 0,
  });
  expect(await services()).toMatchObject([
    { name: 'Views 1', default_price: 150_000_000n, min: 100n, max: 10_000n, service_type_id: type.id },
    { name: 'Views 2', has_refill: true, can_cancel: true, drip_feed_is_allowed: true, is_enabled: true },
  ]);
});

test('run twice, the second changes nothing', async () => {
  const { ctx, sync, services } = await shop();
  await sync();
  const before = await services();
  expect(await sync()).toMatchObject({ added: 0, repriced: 0, vanished: 0 });
  expect(await services()).toEqual(before);
  const log = await db
    .selectFrom('service_change')
    .select('kind')
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(log).toEqual([{ kind: 'added' }, { kind: 'added' }]);
});

test('prices and limits follow, a price set by hand stays', async () => {
  const { ctx, sync, services } = await shop();
  await sync();
  const [, second] = await services();
  await db
    .updateTable('service')
    .set({ price_is_manual: true, default_price: 700_000_000n })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', second?.id ?? 0n)
    .execute();
  remote.services = [offer(1, { rate: 1.1, max: 500 }), offer(2, { rate: 1.2, min: 10 })];
  expect(await sync()).toMatchObject({ repriced: 2 });
  expect(await services()).toMatchObject([
    { default_price: 165_000_000n, max: 500n, default_quantity: 500n },
    { default_price: 700_000_000n, min: 10n },
  ]);
});

test('what vanished leaves the catalogue and comes back with its offer', async () => {
  const { sync, services } = await shop();
  await sync();
  const third = offer(3, { category: 'TikTok Likes' });
  remote.services = [offer(2), third];
  expect(await sync()).toMatchObject({ vanished: 1 });
  expect((await services()).map(({ is_enabled }) => is_enabled)).toEqual([false, true]);
  remote.services = [offer(1), offer(2), third];
  await sync();
  expect((await services()).map(({ is_enabled }) => is_enabled)).toEqual([true, true]);
});

test.each([
  ['empty', []],
  ['shrunken', [offer(1)]],
])('an %s list changes nothing', async (refusal, list) => {
  const { sync, services } = await shop();
  await sync();
  const before = await services();
  remote.services = list;
  expect(await sync()).toMatchObject({ refusal });
  expect(await services()).toEqual(before);
});

test('a provider that fails changes nothing, and after five failures is left alone for a while', async () => {
  const { ctx, sync, providerId } = await shop();
  remote.replies.set('services', () => ({ error: 'Invalid API key' }));
  for (let failure = 0; failure < 5; failure += 1) expect(await sync()).toMatchObject({ refusal: 'failed' });
  const row = await db
    .selectFrom('provider')
    .select(['failures', 'open_until'])
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow();
  expect(row.failures).toBe(5);
  expect(row.open_until && row.open_until > ctx.clock.now()).toBe(true);
});

test('rates in another currency become USD, rounded up', async () => {
  const { sync, services } = await shop({ usdPerUnit: 1_081_081n });
  remote.services = [offer(1, { rate: '92.5' })];
  await sync();
  // 92.5 × 0.01081081 = 0.999999925, up to 5 decimals is 1; with half on top 1.5.
  expect((await services())[0]?.default_price).toBe(150_000_000n);
});

test('hostile names and texts are stored as text', async () => {
  const { sync, services } = await shop();
  const description = '<script>alert(1)</script><b>Fast</b>';
  remote.services = [offer(1, { name: `<img onerror=x> ${'я'.repeat(500)} \u202E`, desc: description })];
  await sync();
  const [service] = await services();
  expect(service?.description).toBe('Fast');
  expect(service?.name.length).toBe(400);
  expect(service?.slug).toMatch(/^[a-z0-9][a-z0-9-]*$/);
});

test('packages cost per package; what a kind asks for, its service asks for', async () => {
  const { ctx, sync, services } = await shop();
  remote.services = [
    offer(1, { type: 'Package' }),
    offer(2, { type: 'Custom Comments' }),
    offer(3, { type: 'Mentions with Hashtags' }),
    offer(4, { type: 'custom_comments_package' }),
    offer(5, { type: 'Subscriptions' }),
    offer(6, { type: 'Web Traffic' }),
    offer(7, { type: 'Comment Replies' }),
  ];
  expect(await sync()).toMatchObject({ added: 7 });
  expect(await sync()).toMatchObject({ added: 0 });
  const query = await db
    .selectFrom('service_target as asked')
    .innerJoin('target', (join) =>
      join.onRef('target.panel_id', '=', 'asked.panel_id').onRef('target.id', '=', 'asked.target_id'),
    )
    .select(['asked.service_id', 'target.parameter'])
    .where('asked.panel_id', '=', ctx.panel.id)
    .orderBy('asked.position')
    .execute();
  const made = await services();
  const shown = made.map(({ id, offer_number, is_package, calculable_quantity, is_subscription }) => [
    offer_number,
    is_package ? 'package' : calculable_quantity ? 'counted' : is_subscription ? 'subscribed' : 'typed',
    query.flatMap(({ service_id, parameter }) => (service_id === id ? parameter : [])),
  ]);
  expect(shown).toEqual([
    ['1', 'package', []],
    ['2', 'counted', ['comments']],
    ['3', 'typed', ['usernames', 'hashtags']],
    ['4', 'package', ['comments']],
    ['5', 'subscribed', []],
    ['6', 'typed', ['country', 'device', 'type_of_traffic', 'google_keyword', 'referring_url']],
    ['7', 'counted', ['username', 'comments']],
  ]);
  expect(made[0]).toMatchObject({ pricing_per: 1n, min: 1n, max: 1n });
});

test('every kind of the trade is imported, and asks for all of its fields', async () => {
  const { ctx, sync } = await shop();
  remote.services = serviceKinds.map((type, index) => offer(index + 1, { type }));
  expect(await sync()).toMatchObject({ added: serviceKinds.length });
  for (const kind of serviceKinds) {
    const { required, optional = [] } = kindRules[kind];
    expect(requiredParameters(kind)).toEqual(kind === 'Subscriptions' ? [] : [...required, ...optional]);
  }
  const targets = await db
    .selectFrom('target')
    .select(['parameter', 'selectable_values', 'labels', 'translations'])
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  const device = targets.find(({ parameter }) => parameter === 'device');
  expect(device).toMatchObject({
    selectable_values: ['1', '2', '3', '4', '5'],
    labels: { 1: 'Desktop' },
    translations: { ja: { name: 'デバイス', labels: { 1: 'パソコン' } } },
  });
  const country = targets.find(({ parameter }) => parameter === 'country');
  expect(country?.selectable_values).toEqual(expect.arrayContaining(['WW', 'US', 'DE']));
});

test('another panel’s provider is not there to be synced', async () => {
  const { providerId } = await shop();
  const stranger = await testContext(database);
  remote.calls.length = 0;
  expect(await syncProvider(stranger, providerId)).toMatchObject({ offered: 0 });
  expect(remote.calls).toEqual([]);
});

test('20,000 services in one go', async () => {
  const { sync, services } = await shop();
  remote.services = Array.from({ length: 20_000 }, (_, index) => offer(index + 1));
  expect(await sync()).toMatchObject({ added: 20_000, refusal: null });
  expect((await services()).length).toBe(20_000);
}, 60_000);
