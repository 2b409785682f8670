import { expect, test } from 'vitest';
import { fakeProvider } from '../../testing/providers/fake-provider.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { addProvider } from './add-provider.ts';
import { syncProvider } from './sync/sync-provider.ts';
import { listedOffer as offer, syncedShop } from './testing/synced-shop.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const editor = await staffMember(app, database, 'editor');
const remote = await fakeProvider();

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) =>
  app.call(`/api/v1/admin/${path}`, {
    method,
    headers: editor.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const found = async (query: string): Promise<number[]> =>
  (await call('GET', `services?${query}`)).json().data.map(({ id }: { id: number }) => id);

const network = await createNetwork(db, panel);
const type = await createServiceType(db, network);

/** A provider with these offers, sold at one and a half times their rate. */
async function shop(...numbers: number[]) {
  const { url, key } = remote;
  remote.services = numbers.map((number) => offer(number));
  const providerId = await addProvider(ctx, { name: 'Upstream', adapter: 'smm_v2', url, key });
  const own = { panel_id: panel.id, provider_id: providerId };
  await db
    .insertInto('offer_rule')
    .values({ ...own, pattern: '.*', service_type_id: type.id })
    .execute();
  await db
    .insertInto('price_rule')
    .values({ ...own, percent_ppm: 500_000 })
    .execute();
  const sync = () => syncProvider(ctx, providerId);
  await sync();
  return { providerId, sync, ids: await found(`provider=${providerId}`) };
}

const shown = async (id: number | undefined) => (await call('GET', `services/${id}`)).json().data;

test('lists services with price, cost and margin, page by page, by every filter', async () => {
  const { providerId, ids } = await shop(11, 12, 13);
  const first = (await call('GET', `services?provider=${providerId}&limit=2`)).json();
  expect(first.data[0]).toMatchObject({
    id: ids[0],
    state: 'on',
    price: '1.5',
    cost: '1',
    margin: 0.333,
    network: { id: Number(network.id) },
    provider: { id: Number(providerId), number: '11' },
  });
  expect(await found(`provider=${providerId}&limit=2&after=${first.next}`)).toEqual([ids[2]]);
  const all = `provider=${providerId}`;
  expect(await found(`${all}&network=${network.id}&type=${type.id}&state=on`)).toEqual(ids);
  expect(await found(`${all}&state=off`)).toEqual([]);
  const file = await call('GET', `services/export?${all}`);
  expect(file.body.split('\r\n')[1]).toContain('Views 11');
});

test('is found by number, by the provider’s number and by its name in any language', async () => {
  const { ids } = await shop(21);
  await call('PATCH', `services/${ids[0]}`, { names: { en: 'Plain views', ru: 'Просмотры Особые' } });
  for (const search of [String(ids[0]), '#21', '＃２１', '२१', 'plain vi', 'PLAİN', 'просмотры особые'])
    expect([search, await found(`search=${encodeURIComponent(search)}`)]).toEqual([
      search,
      expect.arrayContaining([ids[0]]),
    ]);
  expect(await found('search=nothing-like-it')).toEqual([]);
  await call('PATCH', `services/${ids[0]}`, { names: { ru: '' } });
  expect((await shown(ids[0])).names).toEqual({ en: 'Plain views' });
});

test('a price by hand stays after a sync until it follows the rate again, and the shop shows it at once', async () => {
  const { ids, sync } = await shop(31);
  const [id] = ids;
  const changed = await call('PATCH', `services/${id}`, { price: '4.2', min: 500, max: 600 });
  expect(changed.json().data).toMatchObject({
    default_price: '4.2',
    price_is_manual: true,
    min: 500,
    max: 600,
    limits_are_manual: true,
  });
  await sync();
  expect(await shown(id)).toMatchObject({ default_price: '4.2', min: 500, max: 600 });
  const { slug } = await shown(id);
  await expect.poll(async () => (await app.call(`/api/v1/services/${slug}`)).json().data?.price).toBe('4.2');
  await call('PATCH', `services/${id}`, { follows_rate: true, follows_limits: true });
  expect(await shown(id)).toMatchObject({
    default_price: '1.5',
    price_is_manual: false,
    min: 100,
    max: 10_000,
  });
  const [entry] = await db
    .selectFrom('audit_entry')
    .select(['actor_id', 'before', 'after'])
    .where('subject_type', '=', 'service')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entry).toMatchObject({
    actor_id: editor.id,
    before: { default_price: '1.5' },
    after: { price: '4.2' },
  });
});

test('refuses prices with too many decimals, limits that cross, and names that are empty', async () => {
  const { ids } = await shop(41);
  for (const [body, field] of [
    [{ price: '0.000001' }, 'price'],
    [{ price: '0' }, 'price'],
    [{ min: 500, max: 100 }, 'max'],
    [{ names: { en: '' } }, 'names.en'],
  ] as const)
    expect((await call('PATCH', `services/${ids[0]}`, body)).json().errors).toHaveProperty([field]);
});

test('below cost it leaves the shop, unless the operator says so; switched off, it stays off', async () => {
  const { ids, sync } = await shop(51);
  const [id] = ids;
  await call('PATCH', `services/${id}`, { price: '0.5' });
  expect((await shown(id)).state).toBe('unavailable');
  await call('PATCH', `services/${id}`, { sells_below_cost: true });
  expect(await shown(id)).toMatchObject({ state: 'on', margin: -1 });
  await call('PATCH', `services/${id}`, { is_enabled: false });
  await sync();
  expect((await shown(id)).state).toBe('off');
});

test('the next provider takes over in the order that was set', async () => {
  const { providerId, ids } = await shop(61, 62);
  const number = (of: string, is_enabled = true) => ({
    provider_id: Number(providerId),
    number: of,
    is_enabled,
  });
  const set = (...sources: object[]) => call('PUT', `services/${ids[0]}/sources`, { sources });
  const answer = await set(number('62'), number('61'));
  expect(answer.json().data.sources.map((source: { number: string }) => source.number)).toEqual(['62', '61']);
  expect((await set(number('62', false), number('61'))).json().data.provider.number).toBe('61');
  expect((await set(number('62'), number('62'))).json().errors).toHaveProperty(['sources.1.number']);
  expect((await set(number('999'))).statusCode).toBe(422);
  expect((await set()).json().data).toMatchObject({ sources: [], cost: null });
  const offers = (await call('GET', 'offers?search=VÍEWS%20%EF%BC%96%EF%BC%92')).json().data;
  expect(offers).toMatchObject([{ number: '62', provider: { id: Number(providerId) }, rate: '1' }]);
});

test('many at once: what the preview says is what happens', async () => {
  const { ids } = await shop(71, 72, 73);
  const raise = { ids, action: 'price', percent: 0.1 };
  const effect = (await call('POST', 'services/bulk/preview', raise)).json().data;
  expect(effect).toMatchObject({ changed: 3, below_cost: 0 });
  expect(effect.examples[0]).toMatchObject({ before: '1.5', after: '1.65' });
  expect((await shown(ids[0])).default_price).toBe('1.5');
  expect((await call('POST', 'services/bulk', raise)).json().data).toEqual(effect);
  expect(await shown(ids[2])).toMatchObject({ default_price: '1.65', price_is_manual: true });

  const lower = { ids, action: 'price', percent: -0.5 };
  expect((await call('POST', 'services/bulk/preview', lower)).json().data).toMatchObject({ below_cost: 3 });
  const off = { ids: ids.slice(0, 2), action: 'switch_off' };
  expect((await call('POST', 'services/bulk', off)).json().data).toMatchObject({ changed: 2 });
  expect((await call('POST', 'services/bulk', off)).json().data).toMatchObject({ changed: 0 });
  expect((await shown(ids[0])).state).toBe('off');
  expect((await call('POST', 'services/bulk', { ids, action: 'price' })).statusCode).toBe(422);
  const audited = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('action', '=', 'catalogue.change-services')
    .execute();
  expect(audited).toHaveLength(2);
});

test('another panel’s service is not there', async () => {
  remote.services = [offer(81)];
  const theirs = await syncedShop(database, remote);
  await theirs.sync();
  const [foreign] = await theirs.services();
  const id = Number(foreign?.id);
  const answers = await Promise.all([
    call('GET', `services/${id}`),
    call('PATCH', `services/${id}`, { is_enabled: false }),
    call('PUT', `services/${id}/sources`, { sources: [] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  const bulk = await call('POST', 'services/bulk', { ids: [id], action: 'switch_off' });
  expect(bulk.json().data).toMatchObject({ changed: 0 });
  expect((await theirs.services())[0]?.is_enabled).toBe(true);
});
