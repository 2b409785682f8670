import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const type = await createServiceType(db, await createNetwork(db, panel, { name: 'Tube' }), {
  name: 'Watching',
});
const views = await createService(db, type, { name: 'Slow views', default_price: 200_000_000n });
const pack = await createService(db, type, {
  name: 'Starter pack',
  default_price: 1_500_000_000n,
  pricing_per: 1n,
  is_package: true,
});
const secret = await createService(db, type, { name: 'Secret views', restricted_access: true });
const other = await createHostedPanel(database);
const foreignService = await createService(db, await createServiceType(db, await createNetwork(db, other)));
const manager = await staffMember(app, database, 'manager');

const customer = async () => Number((await createAccount(db, panel)).id);
const ask = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object) =>
  app.call(`/api/v1/admin/${path}`, { method, headers: manager.headers, ...(payload ? { payload } : {}) });
const pricesOf = async (id: number) => (await ask(`accounts/${id}/custom-prices`)).json();
const set = (id: number, payload: object) => ask(`accounts/${id}/custom-prices`, 'POST', payload);
const audited = async (id: number) =>
  db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', String(id))
    .where('action', 'like', 'custom-prices.%')
    .orderBy('id')
    .execute();

test('a price is set, shown beside the list price, changed, removed, and each step is on record', async () => {
  const id = await customer();
  const made = (await set(id, { service_id: Number(views.id), fixed_price: '1.5' })).json().data;
  expect(made).toMatchObject({
    applies_to: 'service',
    target: {
      id: Number(views.id),
      name: 'Slow views',
      group: 'Tube · Watching',
      list_price: '2',
      pricing_per: 1000,
    },
    fixed_price: '1.5',
    discount: null,
    price: '1.5',
    is_below_cost: false,
    is_gone: false,
  });
  const changed = (await set(id, { service_id: Number(views.id), discount: 0.1 })).json().data;
  expect(changed).toMatchObject({ id: made.id, fixed_price: null, discount: 0.1, price: '1.8' });
  expect(await pricesOf(id)).toMatchObject({
    customer: { id },
    data: [{ id: made.id, price: '1.8' }],
    next: null,
  });
  const found = async (search: string) =>
    (await ask(`accounts/${id}/custom-prices?search=${search}`)).json().data.length;
  expect([await found('tube+slow'), await found(`${views.id}`), await found('pack')]).toEqual([1, 1, 0]);
  const removed = await ask(`accounts/${id}/custom-prices/${made.id}`, 'DELETE');
  expect(removed.statusCode).toBe(204);
  expect((await pricesOf(id)).data).toEqual([]);
  expect((await ask(`accounts/${id}/custom-prices/${made.id}`, 'DELETE')).statusCode).toBe(404);
  const log = await audited(id);
  expect(log.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['custom-prices.set', manager.id],
    ['custom-prices.set', manager.id],
    ['custom-prices.remove', manager.id],
  ]);
  expect(log[1]).toMatchObject({ before: { fixed_price: '1.5' }, after: { discount: 0.1 } });
});

test.each([
  [{ fixed_price: '0' }, 'fixed_price'],
  [{ fixed_price: '0.000001' }, 'fixed_price'],
  [{ fixed_price: '1000001' }, 'fixed_price'],
  [{}, 'fixed_price'],
  [{ fixed_price: '1', discount: 0.1 }, 'fixed_price'],
  [{ discount: 1 }, 'discount'],
  [{ discount: -11 }, 'discount'],
  [{ service_id: 1_000_000, discount: 0.1 }, 'service_id'],
  [{ service_id: Number(foreignService.id), discount: 0.1 }, 'service_id'],
  [{ service_type_id: 1_000_000, discount: 0.1 }, 'service_type_id'],
  [{ service_id: Number(views.id), service_type_id: Number(type.id), discount: 0.1 }, 'service_type_id'],
])('%j is refused by its field', async (payload, field) => {
  const id = await customer();
  const answer = await set(id, payload);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await audited(id)).toEqual([]);
});

test('a customer of another panel has no prices here', async () => {
  const { id } = await createAccount(db, other);
  const answers = [
    await ask(`accounts/${id}/custom-prices`),
    await set(Number(id), { discount: 0.1 }),
    await ask(`accounts/${await customer()}/custom-prices/copy`, 'POST', {
      from_id: Number(id),
      replaces: true,
    }),
    await ask(`accounts/${id}/restricted-services`),
    await ask(`accounts/${id}/restricted-services/${secret.id}`, 'PUT', { is_open: true }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(await db.selectFrom('custom_price').select('id').where('account_id', '=', id).execute()).toEqual([]);
});

test('set twice at once, there is one price', async () => {
  const id = await customer();
  const payload = { service_type_id: Number(type.id), discount: 0.2 };
  const answers = await Promise.all(Array.from({ length: 8 }, () => set(id, payload)));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  expect((await pricesOf(id)).data).toMatchObject([
    { applies_to: 'service_type', target: { name: 'Watching', group: 'Tube' }, price: null },
  ]);
});

test('prices are copied after a look at how many, and stay apart afterwards', async () => {
  const [from, to] = [await customer(), await customer()];
  await set(from, { discount: 0.1 });
  await set(from, { service_id: Number(views.id), fixed_price: '1' });
  await set(from, { service_id: Number(pack.id), fixed_price: '12' });
  await set(to, { service_id: Number(views.id), fixed_price: '1.9' });
  await set(to, { service_id: Number(pack.id), fixed_price: '12' });
  const counts = { added_count: 1, replaced_count: 1, unchanged_count: 1 };
  const copy = `accounts/${to}/custom-prices/copy`;
  expect((await ask(`${copy}?from=%23${from}`)).json().data).toMatchObject({ from: { id: from }, ...counts });
  expect((await ask(`${copy}?from=nobody@people.example`)).statusCode).toBe(422);
  expect((await ask(`${copy}?from=${to}`)).statusCode).toBe(422);
  const kept = (await ask(copy, 'POST', { from_id: from, replaces: false })).json().data;
  expect(kept).toMatchObject({ added_count: 1, replaced_count: 0 });
  const replaced = (await ask(copy, 'POST', { from_id: from, replaces: true })).json().data;
  expect(replaced).toMatchObject({ added_count: 0, replaced_count: 1, unchanged_count: 2 });
  const terms = async (id: number) =>
    (await pricesOf(id)).data.map((row: { fixed_price: string }) => row.fixed_price).sort();
  expect(await terms(to)).toEqual(await terms(from));
  await set(from, { service_id: Number(views.id), fixed_price: '3' });
  expect(await terms(to)).not.toEqual(await terms(from));
  expect((await audited(to)).at(-1)).toMatchObject({
    action: 'custom-prices.copy',
    before: { replaced: [{ fixed_price: '1.9' }] },
    after: { from_id: from, copied: [{ fixed_price: '1' }] },
  });
});

test('customers with prices are listed page by page and found by number and address', async () => {
  const ids = [await customer(), await customer(), await customer()];
  for (const id of ids) await set(id, { discount: 0.05 });
  await set(ids[2] ?? 0, { service_id: Number(views.id), fixed_price: '1' });
  const first = (await ask('custom-prices?limit=2')).json();
  expect(first.data).toMatchObject([
    { id: ids[2], prices_count: 2, discount: 0.05, fixed_price: null, opened_services_count: 0 },
    { id: ids[1], prices_count: 1 },
  ]);
  const second = (await ask(`custom-prices?limit=1&after=${first.next}`)).json();
  expect(second.data).toMatchObject([{ id: ids[0] }]);
  const { email } = first.data[0].customer;
  const found = (await ask(`custom-prices?search=${encodeURIComponent(email)}`)).json().data;
  expect(found.map((row: { id: number }) => row.id)).toEqual([ids[2]]);
  expect((await ask('custom-prices?search=nobody@people.example')).json().data).toEqual([]);
  const file = await ask(`custom-prices.csv?search=${ids[2]}`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body.split('\n')[1]).toContain(`${ids[2]},Test person,${email},2,0.05,`);
  const prices = (await ask(`accounts/${ids[2]}/custom-prices.csv`)).body;
  expect(prices).toContain(`service,${views.id},Slow views,Tube · Watching,1,,2,1,1000,`);
  expect(prices).toContain('everything,,,,,0.05,');
});

test('a price below what the provider takes is marked, and one of a service that is gone keeps its name', async () => {
  const id = await customer();
  const gone = await createService(db, type, { name: 'Gone views', is_enabled: false });
  const provider = await db
    .insertInto('provider')
    .values({ panel_id: panel.id, name: 'Upstream', adapter: 'manual' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const offer = { panel_id: panel.id, provider_id: provider.id };
  await db
    .insertInto('provider_offer')
    .values({
      ...offer,
      number: '1',
      name: 'Views',
      kind: 'Default',
      rate: 100_000_000n,
      min: 1n,
      max: 1000n,
      seen_at: new Date(),
    })
    .execute();
  await db
    .insertInto('service_source')
    .values({ ...offer, offer_number: '1', service_id: views.id, priority: 1 })
    .execute();
  const below = await set(id, { service_id: Number(views.id), fixed_price: '0.99999' });
  expect(below.json().data.is_below_cost).toBe(true);
  expect((await set(id, { service_id: Number(views.id), discount: 0.5 })).json().data.is_below_cost).toBe(
    false,
  );
  const left = await set(id, { service_id: Number(gone.id), discount: 0.5 });
  expect(left.json().data).toMatchObject({ is_gone: true, price: null, target: { name: 'Gone views' } });
});

test('services and types are found by number and by words of their name', async () => {
  const found = async (search: string) => {
    const { services, service_types } = (
      await ask(`custom-prices/targets?search=${encodeURIComponent(search)}`)
    ).json().data;
    const names = (targets: { name: string }[]) => targets.map(({ name }) => name);
    return [names(services), names(service_types)];
  };
  expect(await found('VIEWS slow')).toEqual([['Slow views'], []]);
  expect(await found('tube watch')).toEqual([[], ['Watching']]);
  expect(await found(`#${pack.id}`)).toEqual([['Starter pack'], expect.anything()]);
  expect(await found('secret')).toEqual([['Secret views'], []]);
});

test('a restricted service is shown to one customer and hidden again', async () => {
  const person = await staffMember(app, database, 'customer');
  const path = `accounts/${person.id}/restricted-services`;
  const list = async () => (await ask(path)).json().data;
  const sees = async () => {
    const answer = await app.call('/api/v1/services?search=secret', { headers: person.headers });
    return answer.json().data.length;
  };
  expect(await list()).toMatchObject([{ id: Number(secret.id), is_open: false }]);
  expect(await sees()).toBe(0);
  const open = (isOpen: boolean) => ask(`${path}/${secret.id}`, 'PUT', { is_open: isOpen });
  expect((await open(true)).json().data).toMatchObject({ id: Number(secret.id), is_open: true });
  await open(true);
  await expect.poll(sees).toBe(1);
  await open(false);
  await expect.poll(sees).toBe(0);
  expect((await ask(`${path}/${views.id}`, 'PUT', { is_open: true })).statusCode).toBe(404);
  expect((await audited(Number(person.id))).map(({ action }) => action)).toEqual([
    'custom-prices.open-service',
    'custom-prices.hide-service',
  ]);
});

test('a change reaches the customer’s pages at once, and no answer for others is made from it', async () => {
  const person = await staffMember(app, database, 'customer');
  const price = async (headers = {}) =>
    (await app.call(`/api/v1/services/${views.id}`, { headers })).json().data.price;
  expect([await price(), await price(person.headers)]).toEqual(['2', '2']);
  await set(Number(person.id), { discount: 0.25 });
  await expect.poll(() => price(person.headers)).toBe('1.5');
  expect(await price()).toBe('2');
  expect(await price((await staffMember(app, database, 'customer')).headers)).toBe('2');
});
