import { expect, test } from 'vitest';
import { connect } from '../../platform/db/connect.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from './testing/create-catalogue.ts';

const database = await testDatabase();
const { db } = database;
const [panel, other] = [await createHostedPanel(database), await createHostedPanel(database)];
const network = await createNetwork(db, panel, {
  slug: 'video',
  name: 'Video',
  url_examples: ['https://video.example/1'],
});
const faq = [{ question: 'Why?', answer: 'Because.' }];
const type = await createServiceType(db, network, {
  slug: 'video-views',
  title: 'Views for videos',
  faq: JSON.stringify(faq),
  translations: JSON.stringify({ de: { name: 'Aufrufe', faq: [{ question: 'Warum?', answer: 'Darum.' }] } }),
});
const service = await createService(db, type, {
  slug: 'fast-views',
  name: 'Fast views',
  description: 'In English',
  translations: JSON.stringify({ de: { name: 'Schnelle Aufrufe' } }),
});
const restricted = await createService(db, type, {
  slug: 'for-friends',
  restricted_access: true,
  default_price: 1000n,
});
const stopped = await createService(db, type, {
  slug: 'stopped',
  is_deactivated: true,
  default_price: 1000n,
  popularity: 9,
});
const disabled = await createService(db, type, { slug: 'disabled', is_enabled: false });
const foreignNetwork = await createNetwork(db, other, { slug: 'foreign', name: 'Foreign' });
const foreignType = await createServiceType(db, foreignNetwork, { slug: 'foreign-views' });
const foreign = await createService(db, foreignType, { slug: 'foreign-service' });
await createServiceType(db, await createNetwork(db, panel, { slug: 'empty' }), { slug: 'empty-type' });
const { call } = await testApp(database);

const get = (path: string, host = panel.host) => call(path, { headers: { host } });
const dataOf = async (path: string, host?: string) => (await get(path, host)).json().data;

test('networks hold their types that have something to sell', async () => {
  const networks = await dataOf('/api/v1/networks');
  expect(networks).toMatchObject([
    {
      slug: 'video',
      url_placeholder_examples: ['https://video.example/1'],
      service_types: [{ slug: 'video-views' }],
    },
    { slug: 'empty', service_types: [] },
  ]);
  expect(networks[0].service_types[0]).not.toHaveProperty('description');
});

test('a type counts what its list shows and starts at the lowest price that can be paid', async () => {
  const [listed] = await dataOf('/api/v1/service-types?network=video');
  expect(listed).toMatchObject({
    slug: 'video-views',
    services_count: 2,
    min_price: '1',
    network: { slug: 'video' },
  });
  expect(await dataOf('/api/v1/service-types?network=foreign')).toEqual([]);
  const [empty] = await dataOf('/api/v1/service-types?network=empty');
  expect(empty).toMatchObject({ services_count: 0, min_price: null });
});

test('one type: questions, its network and its services, what cannot be bought last', async () => {
  const found = await dataOf('/api/v1/service-types/video-views');
  expect(found).toMatchObject({ title: 'Views for videos', faq, network: { slug: 'video' } });
  expect(found.services.map(({ slug }: { slug: string }) => slug)).toEqual(['fast-views', 'stopped']);
});

test('each word falls back on its own', async () => {
  const german = await dataOf('/api/v1/services/fast-views?locale=de');
  expect(german).toMatchObject({
    name: 'Schnelle Aufrufe',
    description: 'In English',
    service_type: { name: 'Aufrufe' },
  });
  const germanType = await dataOf('/api/v1/service-types/video-views?locale=de');
  expect(germanType).toMatchObject({
    name: 'Aufrufe',
    title: 'Views for videos',
    faq: [{ question: 'Warum?' }],
  });
  expect((await dataOf('/api/v1/services/fast-views?locale=fr')).name).toBe('Fast views');
});

test('a service is found by number and by slug; a number means the id even where a slug looks like one', async () => {
  expect(await dataOf(`/api/v1/services/${service.id}`)).toEqual(await dataOf('/api/v1/services/fast-views'));
  await createService(db, type, { slug: String(service.id), position: -1 });
  await createService(db, type, { slug: '777777', name: 'Digits' });
  await expect.poll(async () => (await dataOf('/api/v1/services/777777'))?.name).toBe('Digits');
  expect((await dataOf(`/api/v1/services/${service.id}`)).slug).toBe('fast-views');
});

test('restricted services are found by direct link only', async () => {
  expect((await dataOf('/api/v1/services/for-friends')).restricted_access).toBe(true);
  expect((await dataOf(`/api/v1/services/${restricted.id}`)).slug).toBe('for-friends');
  expect((await get('/api/v1/services')).body).not.toContain('for-friends');
  expect((await get('/api/v1/service-types/video-views')).body).not.toContain('for-friends');
  expect((await dataOf(`/api/v1/services/${stopped.id}`)).is_deactivated).toBe(true);
});

test("another panel's things, switched-off ones and nonsense answer the same bytes as what never was", async () => {
  const missing = await get('/api/v1/services/never-was');
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
  const absent = [
    `/api/v1/services/${foreign.id}`,
    '/api/v1/services/foreign-service',
    `/api/v1/services/${disabled.id}`,
    '/api/v1/services/disabled',
    '/api/v1/services/0',
    '/api/v1/services/-1',
    '/api/v1/services/1e3',
    '/api/v1/services/99999999999999999999999999',
    '/api/v1/services/__proto__',
    '/api/v1/services/%00',
    `/api/v1/services/0${service.id}`,
    '/api/v1/services/FAST-VIEWS',
    `/api/v1/services/${'a'.repeat(201)}`,
    '/api/v1/service-types/foreign-views',
    '/api/v1/service-types/constructor',
  ];
  for (const path of absent) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.body]).toEqual([path, 404, missing.body]);
  }
});

test('nothing of one panel shows in another, whatever was asked before', async () => {
  for (const path of ['/api/v1/networks', '/api/v1/service-types', '/api/v1/services']) {
    const [mine, theirs] = [(await get(path)).body, (await get(path, other.host)).body];
    expect(mine).not.toContain('foreign');
    expect(theirs).toContain('foreign');
    expect(theirs).not.toMatch(/video|fast-views/);
    expect((await get(path)).body).toBe(mine);
  }
  const [one, two] = await Promise.all([get('/api/v1/services'), get('/api/v1/services', other.host)]);
  expect(one.headers.etag).not.toBe(two.headers.etag);
});

test.each([
  ['markup', '<img src=x onerror=alert(1)><script>alert(2)</script>'],
  ['312 letters', `${'long '.repeat(62)}ab`],
  ['emoji', '👩‍👩‍👧‍👦 🇩🇪 ✌🏽'],
  ['right-to-left marks', '\u202e evil \u2066 \u200f مرحبا'],
  ['quotes and backslashes', '"\'`\\ \u2028 {{7*7}} #{7*7} </script>'],
  ['control characters', 'a\tb\u0001c\u007f'],
])('a name of %s is served as it is, as plain JSON', async (_, name) => {
  const { slug } = await createService(db, type, { name, short_description: name });
  await expect
    .poll(async () => (await get(`/api/v1/services/${slug}`)).statusCode, { timeout: 10_000 })
    .toBe(200);
  const one = await get(`/api/v1/services/${slug}`);
  expect(one.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(one.headers['x-content-type-options']).toBe('nosniff');
  expect(one.json().data).toMatchObject({ name, short_description: name });
  const listed = (await dataOf('/api/v1/services?per_page=100')) as { slug: string; name: string }[];
  expect(listed.find((card) => card.slug === slug)?.name).toBe(name);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e1',
  'page=0x1',
  'page=%201',
  'page=',
  'page=1&page=2',
  'per_page=101',
  'page=100001',
  'sort=name',
  'sort=price_asc;drop%20table%20service',
  'sort=price_asc&sort=price_desc',
  'discount=yes',
  'countries=germany',
  'countries=us',
  'features=refill,magic',
  'min=-5',
  'price_min=1,5',
  'price_max=1e3',
  'price_min=0.123456789',
  `search=${'x'.repeat(101)}`,
  'label[$ne]=1&label=a&label=b',
  `network=${'a,'.repeat(51)}`,
])('a query that no list understands is refused: %s', async (query) => {
  const answer = await get(`/api/v1/services?${query}`);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_input']);
});

test('empty lists and unknown names in a query are no reason to refuse', async () => {
  const plain = await get('/api/v1/services');
  for (const query of [
    'service_type=',
    'network=',
    'utm_source=mail',
    '__proto__=1',
    'constructor=1',
    'locale=en',
  ]) {
    expect((await get(`/api/v1/services?${query}`)).body).toBe(plain.body);
  }
});

test('a row changed by another process shows, with another tag', async () => {
  const before = await get('/api/v1/services');
  expect((await get('/api/v1/services')).headers.etag).toBe(before.headers.etag);
  const process = connect({ url: database.url, poolSize: 1, applicationName: 'other-process' });
  try {
    await process.db
      .updateTable('service')
      .set({ name: 'Renamed' })
      .where('slug', '=', 'fast-views')
      .execute();
    await expect
      .poll(async () => (await get('/api/v1/services')).body, { timeout: 10_000 })
      .toContain('Renamed');
    expect((await get('/api/v1/services')).headers.etag).not.toBe(before.headers.etag);
    await process.db.updateTable('network').set({ is_enabled: false }).where('slug', '=', 'video').execute();
    await expect.poll(async () => (await dataOf('/api/v1/services')).length, { timeout: 10_000 }).toBe(0);
    expect((await get('/api/v1/service-types/video-views')).statusCode).toBe(404);
    expect((await get('/api/v1/services/fast-views')).statusCode).toBe(404);
  } finally {
    await process.close();
  }
});
