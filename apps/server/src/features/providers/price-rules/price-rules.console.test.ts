import { expect, test } from 'vitest';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { rootPanel } from '../../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { staffMember } from '../../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { addProvider } from '../add-provider.ts';
import { syncProvider } from '../sync/sync-provider.ts';
import { listedOffer as offer } from '../testing/synced-shop.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database, { config: { allowLoopbackFetch: true } });
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const manager = await staffMember(app, database, 'manager');
const remote = await fakeProvider();
remote.services = [offer(1), offer(2, { rate: '2.00' }), offer(3, { category: 'Plays' })];
const network = await createNetwork(db, panel, { name: 'Tube' });
const views = await createServiceType(db, network, { name: 'Views' });
const plays = await createServiceType(db, network, { name: 'Plays' });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object) =>
  app.call(`/api/v1/admin/price-rules${path}`, {
    method,
    headers: manager.headers,
    ...(payload === undefined ? {} : { payload }),
  });

/** A provider with three services, two of them views, sold at cost. */
async function shop() {
  const providerId = await addProvider(ctx, {
    name: 'Up',
    adapter: 'smm_v2',
    url: remote.url,
    key: remote.key,
  });
  const own = { panel_id: panel.id, provider_id: providerId };
  await db
    .insertInto('offer_rule')
    .values([
      { ...own, pattern: '^youtube .*', service_type_id: views.id },
      { ...own, pattern: '^plays .*', service_type_id: plays.id },
    ])
    .execute();
  const rule = await db
    .insertInto('price_rule')
    .values({ ...own, percent_ppm: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await syncProvider(ctx, providerId);
  const services = () =>
    db
      .selectFrom('service')
      .innerJoin('service_source as source', (join) =>
        join.onRef('source.panel_id', '=', 'service.panel_id').onRef('source.service_id', '=', 'service.id'),
      )
      .selectAll('service')
      .where('source.provider_id', '=', providerId)
      .orderBy('source.offer_number')
      .execute();
  const prices = async () => (await services()).map(({ default_price }) => Number(default_price) / 1e8);
  return { provider_id: Number(providerId), ruleId: Number(rule.id), services, prices };
}

const terms = (percent: number, changes: object = {}) => ({
  percent,
  fixed: '0',
  round_to: '0',
  floor: '0',
  ...changes,
});

test('a rule is previewed, saved with its prices at once, listed, changed, removed, each on record', async () => {
  const { provider_id, ruleId, prices, services } = await shop();
  const [first] = await services();
  const body = { provider_id, service_type_id: Number(views.id) };
  const preview = await call('POST', '/preview', { ...body, terms: terms(1, { fixed: '0.5' }) });
  expect(preview.json().data).toEqual({
    changed: 2,
    kept_by_hand: 0,
    leaving: 0,
    examples: [
      {
        id: Number(first?.id),
        name: 'Views 1',
        pricing_per: 1000,
        before: '1',
        after: '2.5',
        cost: '1',
        margin: 0.6,
      },
      expect.objectContaining({ name: 'Views 2', before: '2', after: '4.5', cost: '2' }),
    ],
  });
  expect(await prices()).toEqual([1, 2, 1]);

  const created = await call('POST', '', { ...body, ...terms(1, { fixed: '0.5' }) });
  expect(created.json().data).toEqual({ changed: 2, kept_by_hand: 0, leaving: 0 });
  expect(await prices()).toEqual([2.5, 4.5, 1]);

  const { data } = (await call('GET', `?provider=${provider_id}`)).json();
  expect(data).toMatchObject([
    { id: ruleId, applies_to: 'everything', target: null, percent: 0, services_count: 1 },
    {
      applies_to: 'service_type',
      target: { id: Number(views.id), name: 'Views', group: 'Tube' },
      percent: 1,
      fixed: '0.5',
      services_count: 2,
    },
  ]);
  expect((await call('GET', `?provider=${provider_id}&search=tube+vie`)).json().data).toHaveLength(1);
  expect((await call('GET', `.csv?provider=${provider_id}`)).body).toContain('service_type');

  await call('PUT', `/${data[1].id}`, terms(0.1, { round_to: '0.25', floor: '1.3' }));
  expect(await prices()).toEqual([1.5, 2.25, 1]);
  await call('DELETE', `/${data[1].id}`);
  expect(await prices()).toEqual([1, 2, 1]);
  const log = await db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after', 'actor_id'])
    .where('subject_type', '=', 'price-rule')
    .where('subject_id', '=', String(data[1].id))
    .orderBy('id')
    .execute();
  expect(log).toMatchObject([
    { action: 'price-rules.create', after: { percent: 1, provider_id }, actor_id: manager.id },
    { action: 'price-rules.change', before: { percent: 1 }, after: { percent: 0.1, floor: '1.3' } },
    { action: 'price-rules.remove', before: { round_to: '0.25' } },
  ]);
});

test('the closest rule counts, a price set by hand stays, and what would sell below cost leaves', async () => {
  const { provider_id, ruleId, services, prices } = await shop();
  const [one, two] = await services();
  await db
    .updateTable('service')
    .set({ default_price: 700_000_000n, price_is_manual: true })
    .where('id', '=', one?.id ?? 0n)
    .execute();
  await db
    .updateTable('service')
    .set({ discount_ppm: 300_000 })
    .where('id', '=', two?.id ?? 0n)
    .execute();
  await call('POST', '', { provider_id, service_id: Number(two?.id), ...terms(1) });
  expect(await prices()).toEqual([7, 4, 1]);

  const wide = await call('PUT', `/${ruleId}`, terms(0.2));
  expect(wide.json().data).toEqual({ changed: 1, kept_by_hand: 1, leaving: 0 });
  expect(await prices()).toEqual([7, 4, 1.2]);

  const own = (await call('GET', `?provider=${provider_id}`)).json().data[1];
  const asked = { provider_id, service_id: Number(two?.id), terms: terms(0.2) };
  expect((await call('POST', '/preview', asked)).json().data).toMatchObject({ changed: 1, leaving: 1 });
  expect((await call('PUT', `/${own.id}`, terms(0.2))).json().data).toMatchObject({ leaving: 1 });
  const onSale = async () => (await services()).map(({ is_enabled }) => is_enabled);
  expect(await onSale()).toEqual([true, false, true]);
  await call('PUT', `/${own.id}`, terms(1));
  expect(await onSale()).toEqual([true, true, true]);

  // Gone with its last rule, a price simply stays.
  expect((await call('POST', '/preview', { provider_id, terms: null })).json().data.changed).toBe(0);
  await call('DELETE', `/${ruleId}`);
  const [provider] = (await call('GET', '/providers'))
    .json()
    .data.filter(({ id }: { id: number }) => id === provider_id);
  expect(provider).toEqual({ id: provider_id, name: 'Up', without_rule_count: 1 });
});

test('what cannot be a rule is refused by field, and nothing changes', async () => {
  const { provider_id, prices } = await shop();
  const before = await prices();
  const refused = async (payload: object) => {
    const answer = await call('POST', '', { provider_id, ...terms(1), ...payload });
    expect(answer.statusCode).toBe(422);
    return Object.keys(answer.json().errors);
  };
  expect(await refused({})).toEqual(['provider_id']);
  expect(await refused({ service_type_id: Number(views.id), percent: -0.1 })).toEqual(['percent']);
  expect(await refused({ service_type_id: Number(views.id), percent: 51 })).toEqual(['percent']);
  expect(await refused({ service_type_id: Number(views.id), fixed: 'much', floor: '-1' })).toEqual([
    'fixed',
    'floor',
  ]);
  expect(
    await refused({ service_type_id: Number(views.id), fixed: '1000000.1', round_to: '0.000001' }),
  ).toEqual(['fixed', 'round_to']);
  expect(await refused({ service_type_id: 1, service_id: 1 })).toEqual(['service_type_id']);
  expect(await refused({ service_id: 999_999 })).toEqual(['service_id']);
  expect(await prices()).toEqual(before);
  expect((await call('GET', `?provider=${provider_id}`)).json().data).toHaveLength(1);
});

test('another panel’s provider, service, type and rule are as if they did not exist', async () => {
  const { provider_id } = await shop();
  const other = await createHostedPanel(database);
  const foreign = await testContext(database, { panel: other });
  const theirs = await addProvider(foreign, { name: 'Theirs', adapter: 'manual' });
  const type = await createServiceType(db, await createNetwork(db, other));
  const service = await createService(db, type);
  const rule = await db
    .insertInto('price_rule')
    .values({ panel_id: other.id, provider_id: theirs, percent_ppm: 7 })
    .returningAll()
    .executeTakeFirstOrThrow();
  const wrong = [
    { provider_id: Number(theirs) },
    { provider_id, service_type_id: Number(type.id) },
    { provider_id, service_id: Number(service.id) },
  ];
  for (const target of wrong) {
    expect((await call('POST', '', { ...target, ...terms(1) })).statusCode).toBe(422);
    expect((await call('POST', '/preview', { ...target, terms: terms(1) })).statusCode).toBe(422);
  }
  expect((await call('PUT', `/${rule.id}`, terms(1))).statusCode).toBe(404);
  expect((await call('DELETE', `/${rule.id}`)).statusCode).toBe(404);
  expect((await call('GET', `?provider=${theirs}`)).json().data).toEqual([]);
  const found = (await call('GET', `/targets?provider=${theirs}`)).json().data;
  expect(found).toEqual({ services: [], service_types: [] });
  const untouched = await db.selectFrom('price_rule').selectAll().where('id', '=', rule.id).execute();
  expect(untouched).toEqual([rule]);
});

test('two rules for the same thing at once: one is made', async () => {
  const { provider_id, prices } = await shop();
  const body = { provider_id, service_type_id: Number(plays.id), ...terms(0.5) };
  const answers = await Promise.all([call('POST', '', body), call('POST', '', { ...body, percent: 0.5 })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  expect(await prices()).toEqual([1, 2, 1.5]);
});

test('targets are the provider’s own services and their types, by number or name', async () => {
  const { provider_id, services } = await shop();
  const [one] = await services();
  const find = async (search: string) =>
    (await call('GET', `/targets?provider=${provider_id}&search=${search}`)).json().data;
  expect(await find('')).toMatchObject({
    services: [{ name: 'Views 1', group: 'Tube · Views' }, {}, {}],
    service_types: [{ name: 'Views', group: 'Tube' }, { name: 'Plays' }],
  });
  expect((await find(`%23${one?.id}`)).services).toMatchObject([{ id: Number(one?.id) }]);
  expect((await find('tube+plays')).service_types).toHaveLength(1);
});
