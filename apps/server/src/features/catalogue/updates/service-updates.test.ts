import type { listServiceUpdates as endpoint } from '@marquee/contract/catalogue/service-updates.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { createAccount } from '../../../testing/create-account.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { toggleFavorite } from '../favorites/favorites.ts';
import { createNetwork, createService, createServiceType } from '../testing/create-catalogue.ts';
import { listServiceUpdates } from './list-service-updates.ts';

const database = await testDatabase();
const { db } = database;
const ctx = await testContext(database);
const network = await createNetwork(db, ctx.panel, { slug: 'video' });
const type = await createServiceType(db, network, { slug: 'views' });
const translations = JSON.stringify({ de: { name: 'Dienst' } });
const service = await createService(db, type, { default_price: 100_000_000n, max: 5000n, translations });
const quiet = await createService(db, type);
const restricted = await createService(db, type, { restricted_access: true });

const change = (id: bigint, values: object) =>
  db.updateTable('service').set(values).where('panel_id', '=', ctx.panel.id).where('id', '=', id).execute();
const list = async (query: Partial<Input<typeof endpoint>['query']> = {}, from = ctx) =>
  listServiceUpdates(from, { page: 1, per_page: 40, ...query });
const kinds = async (query: Partial<Input<typeof endpoint>['query']> = {}) =>
  (await list(query)).data.map(({ kind }) => kind);

await change(service.id, { discount_ppm: 100_000 });
await change(service.id, { default_price: 200_000_000n, max: 9000n });
await change(service.id, { is_deactivated: true });
await change(service.id, { is_deactivated: false });
await change(service.id, { is_enabled: false });
await change(service.id, { default_price: 300_000_000n });
await change(service.id, { is_enabled: true });
await change(restricted.id, { default_price: 1000n });
await change(quiet.id, { popularity: 99, name: 'Renamed', average_minutes: 5, reviews_count: 3 });

test('each change of price, limits or availability is there, latest first; other changes are not', async () => {
  expect(await kinds({ service_id: Number(service.id) })).toEqual([
    'added',
    'removed',
    'activated',
    'deactivated',
    'limits',
    'price',
    'price',
    'added',
  ]);
  expect(await kinds({ service_id: Number(quiet.id) })).toEqual(['added']);
  expect(await kinds({ service_id: Number(restricted.id) })).toEqual([]);
});

test('a change tells both sides exactly, under the name of the asked language', async () => {
  const { data } = await list(
    { service_id: Number(service.id), kinds: ['price', 'limits'] },
    { ...ctx, locale: 'de' },
  );
  expect(data.map(({ before, after }) => [before, after])).toEqual([
    [
      { min: 1, max: 5000, step: 1 },
      { min: 1, max: 9000, step: 1 },
    ],
    [
      { price: '0.9', pricing_per: 1000 },
      { price: '1.8', pricing_per: 1000 },
    ],
    [
      { price: '1', pricing_per: 1000 },
      { price: '0.9', pricing_per: 1000 },
    ],
  ]);
  expect(data[0]?.service).toMatchObject({ id: Number(service.id), name: 'Dienst', is_available: true });
});

test('narrowed by kind, network, type and day, and paged', async () => {
  expect(await kinds({ kinds: ['removed'] })).toEqual(['removed']);
  expect(await kinds({ network: 'elsewhere' })).toEqual([]);
  expect(await kinds({ network: 'video', service_type: 'views', kinds: ['added'] })).toHaveLength(3);
  const today = new Date().toISOString().slice(0, 10);
  expect(await kinds({ from: today, until: today })).toHaveLength(9);
  expect(await kinds({ until: '2020-01-01' })).toEqual([]);
  const [first, last] = [await list({ per_page: 5 }), await list({ per_page: 5, page: 2 })];
  expect([first.has_more, last.has_more, first.data.length, last.data.length]).toEqual([true, false, 5, 4]);
});

test('of favourites only, for who has some', async () => {
  const { id } = await createAccount(db, ctx.panel);
  const mine = { ...ctx, actor: { kind: 'user', accountId: id, permissions: [], frozen: false } as const };
  expect((await list({ favorites: true }, mine)).data).toEqual([]);
  await toggleFavorite(mine, quiet.id);
  expect((await list({ favorites: true }, mine)).data.map((update) => update.service.id)).toEqual([
    Number(quiet.id),
  ]);
  await expect(list({ favorites: true })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('another panel has a log of its own', async () => {
  expect((await list({}, await testContext(database))).data).toEqual([]);
});
