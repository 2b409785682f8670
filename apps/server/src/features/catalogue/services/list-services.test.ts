import { expect, test } from 'vitest';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../testing/create-catalogue.ts';
import { listServices, type ServiceQuery } from './list-services.ts';

const database = await testDatabase();
const { db } = database;
const ctx = await testContext(database);
const video = await createNetwork(db, ctx.panel, { slug: 'video', name: 'Vidéothèque' });
const photo = await createNetwork(db, ctx.panel, { slug: 'photo', name: 'Photo' });
const views = await createServiceType(db, video, { slug: 'video-views' });
const likes = await createServiceType(db, photo, { slug: 'photo-likes', kind: 'likes' });

const usd = (amount: number) => BigInt(Math.round(amount * 100_000)) * 1000n;
await createService(db, views, {
  slug: 'cheap',
  name: 'CHEAP Views',
  short_description: 'Für Anfänger',
  default_price: usd(1),
  popularity: 5,
  min: 10n,
  max: 1000n,
  geo: ['US', 'DE'],
  labels: ['new'],
  start_minutes: 30,
  has_refill: true,
  translations: JSON.stringify({ hi_IN: { name: 'दृश्य' }, ja: { name: 'ガッツリ再生' } }),
});
await createService(db, views, {
  slug: 'discounted',
  name: 'Ｆｕｌｌ width',
  default_price: usd(10),
  discount_ppm: 500_000,
  popularity: 9,
  min: 100n,
  max: 50_000n,
  labels: ['top', 'new'],
  can_cancel: true,
  drip_feed_is_allowed: true,
  start_minutes: 0,
});
await createService(db, likes, {
  slug: 'endless',
  name: 'Endless likes',
  default_price: usd(20),
  discount_ppm: 100_000,
  popularity: 1,
  min: 1000n,
  geo: ['FR'],
  has_refill: true,
  can_cancel: true,
});
await createService(db, likes, {
  slug: 'pack',
  name: 'Package',
  default_price: usd(3),
  max: 5_000_000_000n,
  is_package: true,
});
await createService(db, likes, {
  slug: 'stopped',
  name: 'Stopped',
  default_price: usd(0.01),
  popularity: 99,
  is_deactivated: true,
  max: 1n,
});
await createService(db, likes, {
  slug: 'restricted',
  name: 'Restricted',
  restricted_access: true,
  popularity: 100,
});
await createService(db, likes, { slug: 'disabled', name: 'Disabled', is_enabled: false, popularity: 100 });

const list = async (query: Partial<ServiceQuery>, locale = ctx.locale) =>
  (await listServices({ ...ctx, locale }, { page: 1, per_page: 40, sort: 'popularity', ...query })).value;
const slugs = async (query: Partial<ServiceQuery>, locale = ctx.locale) =>
  (await list(query, locale)).data.map(({ slug }) => slug);
const sorted = async (query: Partial<ServiceQuery>) => (await slugs(query)).sort();

const everything = ['discounted', 'cheap', 'endless', 'pack', 'stopped'];

test('restricted and disabled services are in no list; what cannot be bought comes last', async () => {
  expect(await slugs({})).toEqual(everything);
});

test.each<[Partial<ServiceQuery>, string[]]>([
  [{ network: ['video'] }, ['cheap', 'discounted']],
  [{ network: ['photo', 'video'] }, [...everything].sort()],
  [{ network: ['video', 'nowhere'] }, ['cheap', 'discounted']],
  [{ network: ['nowhere'] }, []],
  [{ network: [] }, [...everything].sort()],
  [{ network: ['photo', 'video'], service_type: ['video-views'] }, ['cheap', 'discounted']],
  [{ service_type: ['photo-likes'] }, ['endless', 'pack', 'stopped']],
  [{ service_type: ['photo-likes', 'video-views'] }, [...everything].sort()],
  [{ service_type: [] }, [...everything].sort()],
  [{ discount: true }, ['discounted', 'endless']],
  [{ discount: false }, [...everything].sort()],
  [{ label: 'new' }, ['cheap', 'discounted']],
  [{ label: 'ne' }, []],
  [{ countries: ['DE'] }, ['cheap']],
  [{ countries: ['FR', 'US'] }, ['cheap', 'endless']],
  [{ features: ['refill'] }, ['cheap', 'endless']],
  [{ features: ['refill', 'cancel'] }, ['endless']],
  [{ features: ['drip_feed'] }, ['discounted']],
  [{ features: ['package'] }, ['pack']],
  [{ start_time: 0 }, ['discounted']],
  [{ start_time: 30 }, ['cheap', 'discounted']],
  [{ min: 1001 }, ['discounted', 'endless', 'pack']],
  [{ min: 3_000_000_000 }, ['endless', 'pack']],
  [{ max: 50 }, ['cheap', 'pack', 'stopped']],
  [{ min: 60_000, max: 60_000 }, ['endless', 'pack']],
  [{ price_min: '3.00001' }, ['discounted', 'endless']],
  [{ price_max: '1' }, ['cheap', 'stopped']],
  [{ price_min: '1', price_max: '5' }, ['cheap', 'discounted', 'pack']],
  [{ price_min: '999999999999999' }, []],
  [{ price_max: '999999999999999' }, [...everything].sort()],
  [{ network: ['video'], discount: true, search: 'width' }, ['discounted']],
  [{ network: ['video'], features: ['package'] }, []],
])('%j', async (query, expected) => {
  expect(await sorted(query)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['cheap', ['cheap']],
  ['VIEWS cheap', ['cheap']],
  ['fur anfanger', ['cheap']],
  ['FÜR', ['cheap']],
  ['full', ['discounted']],
  ['ｃｈｅａｐ', ['cheap']],
  ['videotheque', ['cheap', 'discounted']],
  ['  likes   endless ', ['endless']],
  ['cheap endless', []],
  ['   ', [...everything].sort()],
  ['.*', []],
  ['%', []],
  ['restricted', []],
])('search %j', async (search, expected) => {
  expect(await sorted({ search })).toEqual(expected);
});

test('search looks at the words of the asked language, and tells their vowels apart', async () => {
  expect(await slugs({ search: 'दृश्य' }, 'hi_IN')).toEqual(['cheap']);
  expect(await slugs({ search: 'दशयी' }, 'hi_IN')).toEqual([]);
  expect(await slugs({ search: 'दृश्य' }, 'en')).toEqual([]);
  expect(await slugs({ search: 'ｶﾞｯﾂﾘ' }, 'ja')).toEqual(['cheap']);
});

test.each<[ServiceQuery['sort'], string[]]>([
  ['popularity', ['discounted', 'cheap', 'endless', 'pack', 'stopped']],
  ['price_asc', ['cheap', 'pack', 'discounted', 'endless', 'stopped']],
  ['price_desc', ['endless', 'discounted', 'pack', 'cheap', 'stopped']],
  ['discount_asc', ['cheap', 'pack', 'endless', 'discounted', 'stopped']],
  ['discount_desc', ['discounted', 'endless', 'cheap', 'pack', 'stopped']],
  ['max_asc', ['cheap', 'discounted', 'pack', 'endless', 'stopped']],
  ['max_desc', ['endless', 'pack', 'discounted', 'cheap', 'stopped']],
  ['name_asc', ['cheap', 'endless', 'discounted', 'pack', 'stopped']],
  ['name_desc', ['pack', 'discounted', 'endless', 'cheap', 'stopped']],
])('sorted by %s', async (sort, expected) => {
  expect(await slugs({ sort })).toEqual(expected);
});

test('names compare in the language of the request', async () => {
  expect(await slugs({ sort: 'name_asc' }, 'ja')).toEqual([
    'endless',
    'discounted',
    'pack',
    'cheap',
    'stopped',
  ]);
});

test('pages never overlap and miss nothing, also among equals', async () => {
  const many = await testContext(database);
  const type = await createServiceType(db, await createNetwork(db, many.panel));
  await Promise.all(
    Array.from({ length: 97 }, (_, index) => createService(db, type, { popularity: index % 3 })),
  );
  for (const sort of ['popularity', 'price_asc', 'discount_desc', 'max_asc'] as const) {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((page) => listServices(many, { page, per_page: 10, sort })),
    );
    const ids = pages.flatMap(({ value }) => value.data.map(({ id }) => id));
    expect(pages.map(({ value }) => value.data.length)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 7, 0]);
    expect(new Set(ids).size).toBe(97);
    expect(pages.every(({ value }) => value.total === 97)).toBe(true);
  }
});

test('a card tells prices exactly', async () => {
  const { data } = await list({ search: 'width' });
  expect(data[0]).toMatchObject({
    default_price: '10',
    price: '5',
    discount_percent: 0.5,
    pricing_per: 1000,
    default_quantity: 1000,
    default_quantity_price: '5',
  });
});
