import type { ManagedOffer } from '@marquee/contract/console/special-offers.ts';
import { expect, test } from 'vitest';
import { rootPanel } from '../../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { staffMember } from '../../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { createNetwork, createService, createServiceType } from '../testing/create-catalogue.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const network = await createNetwork(db, panel, { name: 'Tube' });
const type = await createServiceType(db, network, { name: 'Watching' });
const views = await createService(db, type, { name: 'Slow views', default_price: 200_000_000n });
const off = await createService(db, type, { name: 'Old views', is_enabled: false });
const secret = await createService(db, type, { name: 'Secret views', restricted_access: true });
const other = await createHostedPanel(database);
const foreignNetwork = await createNetwork(db, other);
const foreignType = await createServiceType(db, foreignNetwork);
const foreignService = await createService(db, foreignType);
const manager = await staffMember(app, database, 'manager');

const ask = (path = '', method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object) =>
  app.call(`/api/v1/admin/special-offers${path}`, {
    method,
    headers: manager.headers,
    ...(payload ? { payload } : {}),
  });
const offer = {
  name: 'More views',
  place: 'success_payment',
  position: 'top',
  show_all: true,
  is_closed_sale: false,
  is_enabled: true,
  utm_name: 'after-paying',
  network_id: null,
  service_type_ids: [],
  service_ids: [Number(views.id)],
};
const create = async (values: object = {}): Promise<ManagedOffer> => {
  const answer = await ask('', 'POST', { ...offer, ...values });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const listed = async (): Promise<ManagedOffer[]> => (await ask()).json().data;
const shown = async (locale = 'en') =>
  (await app.call(`/api/v1/special-offers?place=success_payment&locale=${locale}`)).json().data;
const audited = (id: number) =>
  db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_type', '=', 'special_offer')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
const clear = () => db.deleteFrom('special_offer').execute();

test('an offer is made, changed, switched off, deleted, and each step is on record', async () => {
  const made = await create({
    translations: { de: { name: 'Mehr Aufrufe' } },
    service_type_ids: [Number(type.id)],
    service_ids: [Number(views.id), Number(off.id), Number(views.id)],
    network_id: Number(network.id),
  });
  expect(made).toMatchObject({
    name: 'More views',
    translations: { de: { name: 'Mehr Aufrufe' } },
    network: { id: Number(network.id), name: 'Tube' },
    service_types: [{ id: Number(type.id), name: 'Watching', group: 'Tube', is_shown: true }],
    services: [
      { id: Number(views.id), group: 'Tube · Watching', price: '2', is_shown: true },
      { id: Number(off.id), name: 'Old views', is_shown: false },
    ],
    utm_name: 'after-paying',
  });
  await expect
    .poll(async () => (await shown('de')).map(({ name }: ManagedOffer) => name))
    .toEqual(['Mehr Aufrufe']);
  expect((await shown())[0].services).toHaveLength(1);

  const changed = (
    await ask(`/${made.id}`, 'PUT', { ...offer, name: 'Even more', position: 'middle' })
  ).json();
  expect(changed.data).toMatchObject({
    id: made.id,
    name: 'Even more',
    position: 'middle',
    service_types: [],
  });
  for (const is_enabled of [false, false])
    expect((await ask(`/${made.id}/state`, 'POST', { is_enabled })).json().data.is_enabled).toBe(false);
  await expect.poll(() => shown()).toEqual([]);
  expect(await listed()).toMatchObject([{ id: made.id, is_enabled: false }]);

  expect((await ask(`/${made.id}`, 'DELETE')).statusCode).toBe(204);
  expect((await ask(`/${made.id}`, 'DELETE')).statusCode).toBe(404);
  expect(await listed()).toEqual([]);
  const log = await audited(made.id);
  expect(log.map(({ action, actor_id }) => [action, actor_id])).toEqual(
    ['create', 'change', 'switch', 'delete'].map((verb) => [`special-offers.${verb}`, manager.id]),
  );
  expect(log[1]).toMatchObject({ before: { name: 'More views' }, after: { name: 'Even more' } });
});

test('parts are found by number and by words, restricted services too', async () => {
  const find = async (search: string) =>
    (await ask(`/parts?search=${encodeURIComponent(search)}`)).json().data;
  const names = async (search: string) =>
    (await find(search)).services.map(({ name }: { name: string }) => name);
  expect(await names('views slow')).toEqual(['Slow views']);
  expect(await names(`#${secret.id}`)).toEqual(['Secret views']);
  expect(await names('old')).toEqual([]);
  expect((await find('tube watch')).service_types).toMatchObject([{ name: 'Watching', min_price: '2' }]);
});

test('what the panel does not have cannot be put into an offer, and nothing changes', async () => {
  await clear();
  const made = await create();
  const wrong: [object, string][] = [
    [{ service_ids: [Number(views.id), Number(foreignService.id)] }, 'service_ids'],
    [{ service_ids: [987_654] }, 'service_ids'],
    [{ service_ids: [] }, 'service_ids'],
    [{ service_type_ids: [Number(foreignType.id)] }, 'service_type_ids'],
    [{ network_id: Number(foreignNetwork.id) }, 'network_id'],
    [{ position: 'network' }, 'network_id'],
    [{ name: '  ' }, 'name'],
    [{ translations: { de: { name: '' } } }, 'translations.de.name'],
    [{ place: 'footer' }, 'place'],
    [{ utm_name: 'x'.repeat(101) }, 'utm_name'],
    [{ service_ids: Array.from({ length: 51 }, (_, index) => index + 1) }, 'service_ids'],
  ];
  for (const [values, field] of wrong)
    for (const [path, method] of [['', 'POST'] as const, [`/${made.id}`, 'PUT'] as const]) {
      const answer = await ask(path, method, { ...offer, ...values });
      expect([field, answer.statusCode]).toEqual([field, 422]);
      expect(answer.json().errors[field]?.[0]).toEqual(expect.any(String));
    }
  expect(await listed()).toEqual([made]);
});

test('offers are put into another order; an older list is refused', async () => {
  await clear();
  const [first, second] = [await create({ name: 'A' }), await create({ name: 'B' })];
  const sort = (ids: number[]) =>
    app.call('/api/v1/admin/special-offers-order', {
      method: 'PUT',
      headers: manager.headers,
      payload: { ids },
    });
  expect((await sort([second.id, first.id])).json().data.map(({ name }: ManagedOffer) => name)).toEqual([
    'B',
    'A',
  ]);
  for (const ids of [[first.id], [first.id, first.id], [first.id, second.id, 999_999]])
    expect((await sort(ids)).statusCode).toBe(409);
  expect((await listed()).map(({ name }) => name)).toEqual(['B', 'A']);
  expect(await create({ name: 'C' })).toMatchObject({ name: 'C' });
  expect((await listed()).map(({ name }) => name)).toEqual(['B', 'A', 'C']);
});

test('of two saves at once both are whole, and the limit holds', async () => {
  await clear();
  const row = { panel_id: panel.id, name: 'Many', place: 'success_payment', position: 'top' } as const;
  await db
    .insertInto('special_offer')
    .values(Array.from({ length: 98 }, (_, sorting) => ({ ...row, sorting, service_ids: [views.id] })))
    .execute();
  const made = await create({ name: 'The last but one' });
  const both = await Promise.all([ask('', 'POST', offer), ask('', 'POST', offer)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const sent = [
    { ...offer, name: 'One', utm_name: 'one' },
    { ...offer, name: 'Two', utm_name: 'two' },
  ];
  await Promise.all(sent.map((body) => ask(`/${made.id}`, 'PUT', body)));
  const kept = (await listed()).find(({ id }) => id === made.id);
  expect(kept?.utm_name).toBe(kept?.name.toLowerCase());
  const changes = (await audited(made.id)).filter(({ action }) => action === 'special-offers.change');
  expect(changes).toHaveLength(2);
  // The later one saw what the earlier one wrote.
  expect(changes[1]?.before).toMatchObject(changes[0]?.after as object);
});

test('another panel’s offer looks like none; who may not manage the catalogue sees nothing', async () => {
  const { id } = await db
    .insertInto('special_offer')
    .values({ panel_id: other.id, name: 'Foreign', place: 'success_payment', position: 'top' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [path, method, payload] of [
    [`/${id}`, 'PUT', offer],
    [`/${id}/state`, 'POST', { is_enabled: false }],
    [`/${id}`, 'DELETE', undefined],
  ] as const) {
    const [foreign, missing] = [
      await ask(path, method, payload),
      await ask(path.replace(String(id), '987654'), method, payload),
    ];
    expect([method, foreign.statusCode]).toEqual([method, 404]);
    expect(foreign.json()).toEqual(missing.json());
  }
  expect((await listed()).some(({ name }) => name === 'Foreign')).toBe(false);
  const support = await staffMember(app, database, 'support');
  const refused = await app.call('/api/v1/admin/special-offers', { headers: support.headers });
  expect(refused.statusCode).toBe(404);
});
