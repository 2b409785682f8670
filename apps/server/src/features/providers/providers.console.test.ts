import { beforeEach, expect, test } from 'vitest';
import { fakeProvider } from '../../testing/providers/fake-provider.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { addProvider } from './add-provider.ts';
import { recordCalls } from './calls/record-calls.ts';
import { runRequestedSync } from './console/run-requested-sync.ts';
import { syncProvider } from './sync/sync-provider.ts';
import { listedOffer as offer } from './testing/synced-shop.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database, { config: { allowLoopbackFetch: true } });
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const manager = await staffMember(app, database, 'manager');
const remote = await fakeProvider();
const second = await fakeProvider();

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, payload?: object) =>
  app.call(`/api/v1/admin/${path}`, {
    method,
    headers: manager.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const audited = async (action: string) =>
  db.selectFrom('audit_entry').selectAll().where('action', '=', action).orderBy('id').execute();
const add = async (changes: object = {}) => {
  const body = { name: 'Upstream', kind: 'smm_v2', url: remote.url, key: remote.key, ...changes };
  const answer = await call('POST', 'providers', body);
  expect(answer.json().data).toMatchObject({ name: body.name });
  return Number(answer.json().data.id);
};

const type = await createServiceType(db, await createNetwork(db, panel));

/** A provider whose list has become two services, sold at one and a half times the rate. */
async function selling() {
  const id = await add();
  const own = { panel_id: panel.id, provider_id: BigInt(id) };
  await db
    .insertInto('offer_rule')
    .values({ ...own, pattern: '.*', service_type_id: type.id })
    .execute();
  await db
    .insertInto('price_rule')
    .values({ ...own, percent_ppm: 500_000 })
    .execute();
  await syncProvider(ctx, BigInt(id));
  const onSale = async () => {
    const rows = await db
      .selectFrom('service')
      .innerJoin('service_source as source', 'source.service_id', 'service.id')
      .select('service.is_enabled')
      .where('source.provider_id', '=', BigInt(id))
      .orderBy('service.id')
      .execute();
    return rows.map(({ is_enabled }) => is_enabled);
  };
  return { id, onSale };
}

beforeEach(() => {
  remote.services = [offer(1), offer(2)];
});

test('a provider is added with its key, which nobody ever sees again', async () => {
  const id = await add({ name: 'Sealed', low_balance: '25.5' });
  const list = (await call('GET', `providers?search=${encodeURIComponent('ＳÉAL')}`)).json();
  expect(list.data).toHaveLength(1);
  expect(list.data[0]).toMatchObject({ id, has_key: true, currency: 'USD', low_balance: '25.5', hold: null });
  expect(JSON.stringify(list)).not.toContain(remote.key);
  const [entry] = (await audited('providers.add-provider')).slice(-1);
  expect(
    JSON.stringify(entry, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(remote.key);
  const missing = await call('POST', 'providers', { name: 'No key', kind: 'smm_v2', url: remote.url });
  expect(missing.json().errors).toMatchObject({ key: [expect.any(String)] });
});

test('the test call tells balance and services, or what the provider said', async () => {
  const works = (await call('POST', `providers/${await add()}/test`)).json().data;
  expect(works).toMatchObject({
    works: true,
    balance: '100.84292',
    currency: 'USD',
    services: 2,
    message: null,
  });
  const broken = await add({ key: 'wrong' });
  const fails = (await call('POST', `providers/${broken}/test`)).json().data;
  expect(fails).toMatchObject({ works: false, message: expect.stringContaining('Invalid API key') });
});

test('another address needs its key again, so that no key travels where it was not meant to', async () => {
  const id = await add();
  const moved = await call('PATCH', `providers/${id}`, { url: second.url });
  expect(moved.json().errors).toMatchObject({ key: [expect.any(String)] });
  const answer = await call('PATCH', `providers/${id}`, {
    url: second.url,
    key: second.key,
    name: 'Moved',
    price_jump: 0.5,
    low_balance: null,
  });
  expect(answer.json().data).toMatchObject({
    name: 'Moved',
    url: second.url,
    price_jump: 0.5,
    low_balance: null,
  });
  const [entry] = (await audited('providers.change-provider')).slice(-1);
  expect(entry).toMatchObject({
    actor_id: manager.id,
    before: { name: 'Upstream' },
    after: { hasNewKey: true },
  });
});

test('what is held is not sold, until the person who holds it lets it go', async () => {
  const { id, onSale } = await selling();
  expect(await onSale()).toEqual([true, true]);
  const held = await call('PUT', `providers/${id}/hold`, { note: 'Slow since Monday' });
  expect(held.json().data.hold).toMatchObject({ reason: 'operator', note: 'Slow since Monday' });
  expect(await onSale()).toEqual([false, false]);
  expect((await call('PUT', `providers/${id}/hold`, { note: 'Again' })).statusCode).toBe(409);
  expect((await audited('providers.hold')).at(-1)).toMatchObject({ reason: 'Slow since Monday' });
  await call('PUT', `providers/${id}/currency`, { currency: 'USD' });
  expect(await onSale()).toEqual([false, false]);
  expect((await call('DELETE', `providers/${id}/hold`)).json().data.hold).toBeNull();
  expect(await onSale()).toEqual([true, true]);
  expect((await call('DELETE', `providers/${id}/hold`)).statusCode).toBe(409);
});

test('switched off, it sells nothing; its currency is settled by hand', async () => {
  const { id, onSale } = await selling();
  await call('PATCH', `providers/${id}`, { is_enabled: false });
  expect(await onSale()).toEqual([false, false]);
  await call('PATCH', `providers/${id}`, { is_enabled: true });
  expect(await onSale()).toEqual([true, true]);
  const answer = await call('PUT', `providers/${id}/currency`, { currency: 'EUR', usd_per_unit: '1.1' });
  expect(answer.json().data).toMatchObject({
    currency: 'EUR',
    usd_per_unit: '1.1',
    follows_exchange_rate: false,
  });
  expect((await call('PUT', `providers/${id}/currency`, { currency: 'EUR' })).statusCode).toBe(422);
});

test('a sync is asked for once, tells how far it is, and leaves its outcome', async () => {
  const id = await add();
  const asked = await call('POST', `providers/${id}/sync`, {});
  expect(asked.json().data.sync).toMatchObject({ requested_at: expect.any(String), done: null });
  expect((await call('POST', `providers/${id}/sync`, {})).statusCode).toBe(409);
  const seen: unknown[] = [];
  await syncProvider(ctx, BigInt(id), { onProgress: async (...progress) => void seen.push(progress) });
  expect(seen).toEqual([[2, 2]]);
  await runRequestedSync(ctx, { providerId: BigInt(id), acceptShrunken: false });
  const [row] = (await call('GET', `providers?search=${id}`)).json().data;
  expect(row).toMatchObject({ sync: null, balance: '100.84292', last_sync: { offered: 2, refusal: null } });
  const syncs = (await call('GET', `providers/${id}/syncs`)).json().data;
  expect(syncs).toHaveLength(2);
  expect((await audited('providers.request-sync')).at(-1)).toMatchObject({ actor_id: manager.id });
});

test('a price that jumped waits in the quarantine and is accepted or kept off sale, as it was seen', async () => {
  const { id, onSale } = await selling();
  remote.services = [offer(1, { rate: '9.00' }), offer(2, { rate: '9.00' })];
  await syncProvider(ctx, BigInt(id));
  expect(await onSale()).toEqual([false, false]);
  const reviews = (await call('GET', `quarantine?provider=${id}&limit=1`)).json();
  expect(reviews.data[0]).toMatchObject({
    number: '1',
    changes: ['rate'],
    before: { rate: '1' },
    after: { rate: '9' },
    services: [{ name: 'Views 1' }],
  });
  const rest = (await call('GET', `quarantine?provider=${id}&limit=1&after=${reviews.next}`)).json();
  expect([rest.data[0].number, rest.next]).toEqual(['2', null]);
  const queues = (await call('GET', 'queues')).json().data;
  expect(queues).toContainEqual({ name: 'quarantine', count: 2, oldest_at: reviews.data[0].seen_at });

  const [one, other] = [reviews.data[0], rest.data[0]];
  const decide = (decision: string, offers: { id: number; seen_at: string }[]) =>
    call('POST', 'quarantine/decisions', {
      decision,
      offers: offers.map(({ id: offerId, seen_at }) => ({ id: offerId, seen_at })),
    });
  const stale = { ...other, seen_at: new Date(0).toISOString() };
  expect((await decide('accept', [one, stale])).json()).toMatchObject({ code: 'wrong_state' });
  expect(await onSale()).toEqual([false, false]);
  const both = await Promise.all([decide('accept', [one]), decide('accept', [one])]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  expect((await decide('reject', [other])).statusCode).toBe(204);
  expect(await onSale()).toEqual([true, false]);
  expect((await call('GET', `quarantine?provider=${id}&state=rejected`)).json().data).toHaveLength(1);
});

test('sending stops for the whole panel, and goes on', async () => {
  expect((await call('GET', 'sending-hold')).json().data).toEqual({ hold: null });
  const held = (await call('PUT', 'sending-hold', { reason: 'Night of the move' })).json().data;
  expect(held).toEqual({ hold: { reason: 'Night of the move', since: expect.any(String) } });
  expect((await call('DELETE', 'sending-hold')).json().data).toEqual({ hold: null });
  expect(await audited('dispatch.release')).toHaveLength(1);
});

test('the log shows what was said, without the key, the newest first', async () => {
  const id = await add();
  const provider = await db
    .selectFrom('provider')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  const exchange = { action: 'status', request: { action: 'status', order: '5' }, status: 200, tookMs: 12 };
  await recordCalls(ctx, [
    { exchange: { ...exchange, answer: '{}' }, providerId: provider.id, orderId: 5n },
    { exchange: { ...exchange, failure: 'no answer' }, providerId: provider.id },
  ]);
  const log = async (query = '') => (await call('GET', `providers/${id}/calls?${query}`)).json();
  const { data } = await log();
  expect(data).toMatchObject([
    { action: 'status', order_id: null, failure: 'no answer', took_ms: 12 },
    { action: 'status', order_id: 5, answer: '{}', answer_status: 200, request: 'action=status&order=5' },
  ]);
  expect((await log(`after=${data[0].id}`)).data).toEqual([data[1]]);
});

test('another panel’s provider is not there', async () => {
  const stranger = await testContext(database);
  const foreign = await addProvider(stranger, {
    name: 'Theirs',
    adapter: 'smm_v2',
    url: remote.url,
    key: remote.key,
  });
  const answers = await Promise.all([
    call('PATCH', `providers/${foreign}`, { name: 'Mine' }),
    call('POST', `providers/${foreign}/test`),
    call('POST', `providers/${foreign}/sync`, {}),
    call('PUT', `providers/${foreign}/hold`, { note: 'Not mine' }),
    call('PUT', `providers/${foreign}/currency`, { currency: 'USD' }),
    call('GET', `providers/${foreign}/syncs`),
    call('GET', `providers/${foreign}/calls`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  expect((await call('GET', `providers?search=${foreign}`)).json().data).toEqual([]);
});
