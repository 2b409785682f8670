import { cardColumns } from '@marquee/contract/card-columns.ts';
import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { listWidgetNetworks } from './list-networks.ts';
import { listRelatedServiceTypes } from './service-types.ts';
import { getService } from './services/get-service.ts';
import { getServiceIndex } from './services/get-service-index.ts';
import { listLabels } from './services/list-labels.ts';
import { listServices } from './services/list-services.ts';
import { listBoughtTogether, listRelatedServices } from './services/related-services.ts';
import { searchCatalogue } from './services/search-catalogue.ts';
import { listDiscounts, listSpecialOffers } from './services/special-offers.ts';
import { createNetwork, createService, createServiceType } from './testing/create-catalogue.ts';

const database = await testDatabase();
const { db } = database;
const ctx = await testContext(database);
const panel_id = ctx.panel.id;
const german = { ...ctx, locale: 'de' as const };
const video = await createNetwork(db, ctx.panel, { slug: 'video', name: 'YouTube' });
const photo = await createNetwork(db, ctx.panel, { slug: 'photo', name: 'Instagram' });
const views = await createServiceType(db, video, { slug: 'video-views', name: 'YouTube views' });
const likes = await createServiceType(db, video, {
  slug: 'video-likes',
  name: 'YouTube likes',
  kind: 'likes',
});
const photoViews = await createServiceType(db, photo, { slug: 'photo-views', name: 'Instagram views' });

const usd = (amount: number) => BigInt(amount * 100_000) * 1000n;
const fast = await createService(db, views, {
  slug: 'fast',
  name: 'Fast subscribers',
  default_price: usd(10),
  labels: ['hot'],
  popularity: 5,
  average_minutes: 90,
  translations: JSON.stringify({ de: { name: 'Schnelle Abonnenten' } }),
});
const near = await createService(db, views, {
  slug: 'near',
  name: 'Near',
  default_price: usd(11),
  geo: ['US', 'DE'],
});
await createService(db, views, {
  slug: 'far',
  name: 'Far',
  default_price: usd(90),
  discount_ppm: 200_000,
  labels: ['hot', 'plain'],
});
const liked = await createService(db, likes, {
  slug: 'liked',
  name: 'Liked',
  discount_ppm: 500_000,
  popularity: 9,
});
const pack = await createService(db, likes, {
  slug: 'pack',
  name: 'Pack',
  is_package: true,
  similar_id: liked.id,
});
const secret = await createService(db, views, {
  slug: 'secret',
  name: 'Secret',
  restricted_access: true,
  discount_ppm: 900_000,
  labels: ['hidden'],
  default_price: usd(10),
});
const stopped = await createService(db, views, {
  slug: 'stopped',
  is_deactivated: true,
  default_price: usd(10),
});
await createService(db, photoViews, { slug: 'elsewhere', name: 'Elsewhere' });
await db
  .insertInto('package_content')
  .values([
    { panel_id, package_id: pack.id, service_id: fast.id, quantity: 500n },
    { panel_id, package_id: secret.id, service_id: fast.id, quantity: 1n },
  ])
  .execute();
await db
  .insertInto('service_pair')
  .values(
    [liked, pack, secret, stopped].map((other, index) => ({
      panel_id,
      service_id: fast.id,
      other_id: other.id,
      buyers_count: index + 1,
    })),
  )
  .execute();

const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test('a service tells its targets, its package and its stand-ins in the asked language', async () => {
  const { id: target_type_id } = await db
    .insertInto('target_type')
    .values({ panel_id, name: 'comments', title: 'Comments', view_type: 'comments' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: target_id } = await db
    .insertInto('target')
    .values({
      panel_id,
      target_type_id,
      name: 'Texts',
      placeholder: 'One per line',
      translations: JSON.stringify({ de: { name: 'Texte' } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('service_target').values({ panel_id, service_id: fast.id, target_id }).execute();

  const { data } = (await getService(german, 'fast')).value;
  expect(data).toMatchObject({
    name: 'Schnelle Abonnenten',
    average_time: 90,
    targets: [
      {
        name: 'Texte',
        placeholder: 'One per line',
        type: { title: 'Comments', viewType: 'comments', selectable: false, enabledForService: true },
      },
    ],
    included_in_packages: [{ slug: 'pack' }],
    is_similar: false,
    network: { slug: 'video' },
    service_type: { slug: 'video-views' },
  });
  expect((await getService(german, 'pack')).value.data).toMatchObject({
    package_contents: [
      {
        slug: 'fast',
        name: 'Schnelle Abonnenten',
        quantity: 500,
        isDisplayable: true,
        service_type: { name: 'YouTube views' },
      },
    ],
    similar_id: Number(liked.id),
  });
  expect((await getService(ctx, 'liked')).value.data.is_similar).toBe(true);
});

test('related: the operator’s choice, then the nearest price, then the network; nothing hidden', async () => {
  expect(slugsOf((await listRelatedServices(ctx, Number(fast.id))).value.data)).toEqual([
    'near',
    'far',
    'liked',
    'pack',
  ]);
  expect(slugsOf((await listRelatedServices(ctx, Number(pack.id))).value.data)[0]).toBe('liked');
  await expect(listRelatedServices(ctx, 999_999)).rejects.toMatchObject({ code: 'not_found' });
});

test('bought together: most buyers first, only what can be bought', async () => {
  expect(slugsOf((await listBoughtTogether(ctx, Number(fast.id))).data)).toEqual(['pack', 'liked']);
  expect((await listBoughtTogether(ctx, Number(near.id))).data).toEqual([]);
});

test('related types: the rest of the network, then the same kind elsewhere', async () => {
  const { data } = (await listRelatedServiceTypes(ctx, Number(views.id))).value;
  expect(slugsOf(data)).toEqual(['video-likes', 'photo-views']);
  await expect(listRelatedServiceTypes(ctx, 999_999)).rejects.toMatchObject({ code: 'not_found' });
});

test('discounts: the largest first', async () => {
  expect(slugsOf((await listDiscounts(ctx)).value.data)).toEqual(['liked', 'far']);
});

test('labels are named by the operator, or by their bare word, and counted in what lists show', async () => {
  await db
    .insertInto('service_label')
    .values([
      {
        panel_id,
        slug: 'hot',
        name: 'Hot',
        color: '#FF0000',
        translations: JSON.stringify({ de: { name: 'Heiß' } }),
      },
      { panel_id, slug: 'unused', name: 'Unused' },
    ])
    .execute();
  expect((await listLabels(german)).value.data).toEqual([
    { slug: 'hot', name: 'Heiß', color: '#FF0000', services_count: 2 },
    { slug: 'plain', name: 'plain', color: null, services_count: 1 },
  ]);
});

test('special offers by place and position leave out what is gone or hidden', async () => {
  const offer = { panel_id, place: 'service_type', position: 'top' } as const;
  await db
    .insertInto('special_offer')
    .values([
      {
        ...offer,
        name: 'Best',
        service_ids: [secret.id, fast.id, stopped.id, 999_999n],
        network_id: video.id,
      },
      { ...offer, name: 'Empty', service_ids: [secret.id] },
      { ...offer, name: 'Off', service_ids: [fast.id], is_enabled: false },
      { ...offer, name: 'After', place: 'success_payment', service_type_ids: [likes.id] },
    ])
    .execute();
  const { data } = (await listSpecialOffers(ctx, {})).value;
  expect(data.map(({ name }) => name)).toEqual(['Best', 'After']);
  expect(data[0]).toMatchObject({ services: [{ slug: 'fast' }], network: { slug: 'video' }, showAll: false });
  expect((await listSpecialOffers(ctx, { place: 'success_payment' })).value.data).toHaveLength(1);
  expect((await listSpecialOffers(ctx, { position: 'network' })).value.data).toEqual([]);
});

test.each([
  ['subscribers', ['fast']],
  ['subscribres', ['fast']],
  ['subscriber fst', []],
  ['secret', []],
  ['   ', []],
  ['(.*)+$', []],
])('search %j', async (query, expected) => {
  expect(slugsOf((await searchCatalogue(ctx, { query })).data.services)).toEqual(expected);
});

test('search forgives mistakes in networks and types too, keeps to a network and to what was asked for', async () => {
  const { data } = await searchCatalogue(ctx, { query: 'yuotube' });
  expect(slugsOf(data.networks)).toEqual(['video']);
  expect(slugsOf(data.service_types)).toEqual(['video-views', 'video-likes']);
  const inPhoto = await searchCatalogue(ctx, { query: 'views', networkId: Number(photo.id) });
  expect(slugsOf(inPhoto.data.service_types)).toEqual(['photo-views']);
  const only = await searchCatalogue(ctx, { query: 'youtube', searchType: 'networks' });
  expect([only.data.services, only.data.service_types]).toEqual([[], []]);
});

test('a list takes the same mistakes as the search', async () => {
  const input = { page: 1, per_page: 40, sort: 'popularity' as const };
  const listed = await listServices(ctx, { ...input, search: 'instagrma' });
  expect(slugsOf(listed.value.data)).toEqual(['elsewhere']);
});

test('the index holds every listed service in the order of popularity', async () => {
  const index = (await getServiceIndex(german)).value.data;
  const listed = (await listServices(german, { page: 1, per_page: 100, sort: 'popularity' })).value.data;
  expect(index.slug).toEqual(slugsOf(listed));
  const columns = Object.entries(index).filter(([name]) => name !== 'short_descriptions');
  expect(columns.filter(([, cells]) => cells.length !== listed.length)).toEqual([]);
  for (const [at, card] of listed.entries()) {
    expect([index.name[at], index.price[at], index.max[at]]).toEqual([card.name, card.price, card.max]);
    expect(index.short_descriptions[index.short_description[at] ?? -1]).toBe(card.short_description);
    expect(Boolean((index.flags[at] ?? 0) & cardColumns.is_package)).toBe(card.is_package);
    expect(Boolean((index.flags[at] ?? 0) & cardColumns.is_deactivated)).toBe(card.is_deactivated);
    expect(index.geo[at]).toBe(card.geo.join());
  }
});

test('a widget gets networks, types and services in one answer, and nothing restricted', async () => {
  const { data } = (await listWidgetNetworks(german)).value;
  expect(data.map(({ slug, service_types }) => [slug, slugsOf(service_types)])).toEqual([
    ['video', ['video-views', 'video-likes']],
    ['photo', ['photo-views']],
  ]);
  const [first] = data[0]?.service_types ?? [];
  expect(slugsOf(first?.services ?? [])).toEqual(['fast', 'near', 'far', 'stopped']);
  expect(first?.services[0]).toMatchObject({ name: 'Schnelle Abonnenten', price: '10', min: 1 });
});

test('an operator can open a restricted service to one account', async () => {
  const { id } = await db
    .insertInto('account')
    .values({ panel_id, email: 'friend@test.localhost', name: 'Friend' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('service_access').values({ panel_id, service_id: secret.id, account_id: id }).execute();
  const friend = { kind: 'user', accountId: id, permissions: [], frozen: false } as const;
  const stranger = { ...friend, accountId: id + 1n };
  const query = { page: 1, per_page: 40, sort: 'popularity' as const };
  const found = async (actor: typeof friend) =>
    slugsOf((await listServices({ ...ctx, actor }, query)).value.data).includes('secret');
  expect([await found(friend), await found(stranger)]).toEqual([true, false]);
  expect(
    slugsOf((await searchCatalogue({ ...ctx, actor: friend }, { query: 'secret' })).data.services),
  ).toEqual(['secret']);
});

test('another panel sees none of it', async () => {
  const other = await testContext(database);
  await expect(getService(other, String(fast.id))).rejects.toMatchObject({ code: 'not_found' });
  await expect(listRelatedServices(other, Number(fast.id))).rejects.toMatchObject({ code: 'not_found' });
  await expect(listBoughtTogether(other, Number(fast.id))).rejects.toMatchObject({ code: 'not_found' });
  expect((await listLabels(other)).value.data).toEqual([]);
  expect((await listSpecialOffers(other, {})).value.data).toEqual([]);
  expect((await listDiscounts(other)).value.data).toEqual([]);
  expect((await getServiceIndex(other)).value.data.id).toEqual([]);
  expect((await searchCatalogue(other, { query: 'fast' })).data.services).toEqual([]);
});
