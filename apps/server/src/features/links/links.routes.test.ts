import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';

const database = await testDatabase();
const { db } = database;
const { call } = await testApp(database);
const root = await db.selectFrom('panel').selectAll().orderBy('id').executeTakeFirstOrThrow();
const other = await createHostedPanel(database);
const foreign = await db.selectFrom('panel').selectAll().where('id', '=', other.id).executeTakeFirstOrThrow();

const tube = await createNetwork(db, root, { slug: 'tube', url_examples: ['https://tube.example/w/abc'] });
const blank = await createNetwork(db, root, { slug: 'blank' });
const views = await createServiceType(db, tube, { link_kinds: ['video'], position: 1 });
const fans = await createServiceType(db, tube, { link_kinds: ['channel'], position: 2 });
const anything = await createServiceType(db, tube, { position: 3 });
const viewed = await createService(db, views);
const lenient = await createService(db, views, { link_kinds: ['video', 'channel'] });
const optional = await createService(db, fans, {
  url_is_required: false,
  example_link: 'https://tube.example/@you',
});
const undescribed = await createService(db, await createServiceType(db, blank));
const foreignService = await createService(db, await createServiceType(db, await createNetwork(db, other)));
const rule = (kinds: string[], pattern: string, normal_form: string, position: number) => ({
  panel_id: root.id,
  network_id: tube.id,
  hosts: ['*.tube.example'],
  kinds,
  pattern,
  normal_form,
  position,
});
await db
  .insertInto('network_link_rule')
  .values([
    rule(['video'], '(a+)+$', 'https://tube.example/{1}', 0),
    rule(['video'], '((a{100}){100}){100}', 'https://tube.example/', 1),
    rule(['video'], '(?<=x)(', 'https://tube.example/', 2),
    rule(['video'], '/w/(\\w{3,10})', 'https://tube.example/w/{1}', 3),
    rule(['none'], '/about', 'https://', 4),
    rule(['channel'], '/@?(\\w{3,30})', 'https://tube.example/@{1|lower}', 5),
  ])
  .execute();

const post = async (path: string, payload: object, panel = root, host = 'localhost') =>
  call(`/api/v1/order-widget/${path}?api_token=${panel.cabinet_widget_token}`, {
    method: 'POST',
    payload,
    headers: { host },
  });
const validate = (service: { id: bigint }, url: string) =>
  post('orders/validate-url', { url, service_id: Number(service.id) });

test.each([
  ['https://www.tube.example/w/abc?utm=1', () => Number(tube.id)],
  ['tube.example', () => Number(tube.id)],
  ['https://elsewhere.example/w/abc', () => null],
  ['javascript:alert(1)', () => null],
])('%s belongs to its network', async (url, id) => {
  expect((await post('networks/identify', { url })).json()).toEqual({ data: { network_id: id() } });
});

test('another panel knows nothing of these rules, nor of its neighbour’s services', async () => {
  const ask = (path: string, payload: object) => post(path, payload, foreign, other.host);
  const url = 'https://tube.example/w/abc';
  expect((await ask('networks/identify', { url })).json().data.network_id).toBeNull();
  const types = await ask('services/available-types-by-url', { url, network_id: Number(tube.id) });
  expect(types.json().data.service_type_ids).toEqual([]);
  expect((await ask('orders/validate-url', { url, service_id: Number(viewed.id) })).statusCode).toBe(422);
  expect((await validate(foreignService, url)).json().errors).toHaveProperty('service_id');
});

test.each([
  ['a link of its kind', () => viewed, 'tube.example/w/abc#t', 'https://tube.example/w/abc'],
  ['more kinds than its type', () => lenient, 'https://m.tube.example/@Name', 'https://tube.example/@name'],
  ['no link where none is needed', () => optional, '', ''],
  [
    'any page where nobody described the network',
    () => undescribed,
    'http://www.x.example/b?b=1&a=2&gclid=3',
    'https://x.example/b?a=2&b=1',
  ],
])('a service takes %s', async (_name, service, url, normal) => {
  expect((await validate(service(), url)).json()).toEqual({ data: { url: normal } });
});

test.each([
  ['nothing where a link is needed', () => viewed, ' ', 'This field is required'],
  ['what is no link', () => viewed, 'hello', 'Enter a full link starting with https://'],
  [
    'a link of another kind',
    () => viewed,
    'https://tube.example/@name',
    'This link doesn’t match the service. Use a link like https://tube.example/w/abc',
  ],
  [
    'another network',
    () => optional,
    'https://x.example/w/abc',
    'This link doesn’t match the service. Use a link like https://tube.example/@you',
  ],
  [
    'a page of the network’s own',
    () => optional,
    'https://tube.example/about',
    'This link doesn’t match the service. Use a link like https://tube.example/@you',
  ],
])('a service refuses %s', async (_name, service, url, message) => {
  const answer = await validate(service(), url);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ url: [message] });
});

test.each([
  ['https://tube.example/w/abc', () => [views, anything]],
  ['https://tube.example/@name', () => [fans, anything]],
  ['https://tube.example/about', () => []],
  ['nonsense', () => []],
])('%s is taken by the types of its kind', async (url, types) => {
  const expected = types().map(({ id }) => Number(id));
  const query = await post('services/available-types-by-url', { url, network_id: Number(tube.id) });
  expect(query.json().data.service_type_ids).toEqual(expected);
  const found = await post('services/available-types-by-url', { url });
  expect(found.json().data.service_type_ids).toEqual(expected);
});

test('an operator’s worst pattern and a customer’s longest link harm nobody', async () => {
  const url = `https://tube.example/${'a'.repeat(2_000)}!`;
  expect((await validate(viewed, url)).statusCode).toBe(422);
  expect((await validate(viewed, `${url}${'a'.repeat(100)}`)).statusCode).toBe(422);
});

test('a changed rule counts at once', async () => {
  const url = 'https://new.example/thing';
  expect((await post('networks/identify', { url })).json().data.network_id).toBeNull();
  await db
    .insertInto('network_link_rule')
    .values({ ...rule(['video'], '/thing', 'https://new.example/thing', 9), hosts: ['new.example'] })
    .execute();
  await expect
    .poll(async () => (await post('networks/identify', { url })).json().data.network_id)
    .toBe(Number(tube.id));
});

test('guests without a token are asked to sign in', async () => {
  const answer = await call('/api/v1/order-widget/networks/identify', {
    method: 'POST',
    payload: { url: 'x' },
  });
  expect(answer.statusCode).toBe(401);
});

test.each(['/', '/a?x='])(
  'a link that grows too long when it is written out is refused: %s',
  async (path) => {
    const answer = await validate(undescribed, `https://example.com${path}${'ж'.repeat(1900)}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['url']);
  },
);
