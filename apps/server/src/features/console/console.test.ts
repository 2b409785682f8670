import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { createPanel } from '../../testing/create-panel.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { addProvider } from '../providers/index.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const manager = await staffMember(app, database, 'manager');
const support = await staffMember(app, database, 'support');
const editor = await staffMember(app, database, 'editor');
const type = await createServiceType(database.db, await createNetwork(database.db, panel));
const service = await createService(database.db, type, { name: 'Quiet followers' });

type Person = typeof manager;
const ask = (person: Person, path: string) => app.call(`/api/v1/admin${path}`, { headers: person.headers });
const send = (person: Person, method: 'POST' | 'DELETE', path: string, payload?: object) =>
  app.call(`/api/v1/admin${path}`, { method, headers: person.headers, ...(payload && { payload }) });

async function order(link = 'https://vimeo.com/76979871') {
  const customerId = await fundCustomer(ctx, { cash: usd('5') });
  return insertOrder(ctx, customerId, { service_id: service.id, status: 'in_processing', link });
}

const found = async (person: Person, text: string) =>
  (await ask(person, `/search?query=${encodeURIComponent(text)}`))
    .json()
    .data.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`);

test('an order is found by its number, its link and the provider’s number', async () => {
  const { id, link } = await order('https://vimeo.com/111');
  const now = new Date();
  await database.db
    .insertInto('dispatch')
    .values({
      panel_id: panel.id,
      order_id: id,
      provider_id: await addProvider(ctx, { name: 'By hand', adapter: 'manual' }),
      number: 'PRV-77',
      next_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  expect(await found(manager, `#${id}`)).toContain(`order ${id}`);
  expect(await found(manager, link)).toEqual([`order ${id}`]);
  expect(await found(manager, 'PRV-77')).toEqual([`order ${id}`]);
});

test('a customer is found by e-mail, a service by a part of its name; nothing by wildcards', async () => {
  const person = await createAccount(database.db, panel, { email: 'walter@people.example' });
  expect(await found(manager, 'Walter@people.example')).toEqual([`customer ${person.id}`]);
  expect(await found(manager, 'quiet foll')).toEqual([`service ${service.id}`]);
  expect(await found(manager, '%%%')).toEqual([]);
});

test('only what the caller may see is found, and nothing of another panel', async () => {
  const { id, link } = await order('https://vimeo.com/222');
  const other = await createPanel(database.db, { slug: 'elsewhere' });
  await createAccount(database.db, other, { email: 'far@people.example' });
  expect(await found(editor, link)).toEqual([]);
  expect(await found(support, link)).toEqual([`order ${id}`]);
  expect(await found(manager, 'far@people.example')).toEqual([]);
});

test('a view is saved, shared, replaced by one of its name, and deleted only by its owner', async () => {
  const saved = (name: string, query: string, is_shared = false) =>
    send(support, 'POST', '/views', { list: 'orders', name, query, is_shared });
  const views = async (person: Person) => (await ask(person, '/views?list=orders')).json().data;
  await saved('Mine', 'status=error');
  const shared = (await saved('Late', 'status=stopped', true)).json().data;
  await saved('Mine', 'status=error&order=oldest');
  expect(await views(support)).toMatchObject([
    { name: 'Late', is_own: true },
    { name: 'Mine', query: 'status=error&order=oldest' },
  ]);
  expect(await views(manager)).toMatchObject([{ name: 'Late', is_own: false, is_shared: true }]);
  expect((await send(manager, 'DELETE', `/views/${shared.id}`)).statusCode).toBe(404);
  expect((await send(support, 'DELETE', `/views/${shared.id}`)).statusCode).toBe(204);
  expect(await views(manager)).toEqual([]);
  expect((await ask(manager, '/views?list=Orders;')).statusCode).toBe(422);
});

test('notes about an order name their author, and only the author deletes them', async () => {
  const { id } = await order();
  const added = await send(support, 'POST', `/orders/${id}/notes`, { text: ' Called back ' });
  expect(added.json().data).toMatchObject([{ text: 'Called back', is_own: true }]);
  const [note] = (await ask(manager, `/orders/${id}/notes`)).json().data;
  expect(note).toMatchObject({ text: 'Called back', is_own: false });
  expect((await send(manager, 'DELETE', `/notes/${note.id}`)).statusCode).toBe(404);
  expect((await send(support, 'DELETE', `/notes/${note.id}`)).statusCode).toBe(204);
  expect((await ask(manager, `/orders/${id}/notes`)).json().data).toEqual([]);
});

test('there are no notes about what does not exist or belongs to another panel', async () => {
  const other = await createPanel(database.db, { slug: 'far-away' });
  const stranger = await createAccount(database.db, other);
  const refused = await send(manager, 'POST', `/customers/${stranger.id}/notes`, { text: 'Hello' });
  expect(refused.statusCode).toBe(404);
  expect((await ask(manager, '/orders/999999/notes')).statusCode).toBe(404);
  expect(
    await database.db.selectFrom('staff_note').selectAll().where('body', '=', 'Hello').execute(),
  ).toEqual([]);
});

test('whoever runs several panels sees where the same proven address is staff', async () => {
  const other = await createPanel(database.db, { slug: 'second', name: 'Second' });
  await createAccount(database.db, other, { email: manager.email, role: 'owner' });
  const third = await createPanel(database.db, { slug: 'third', name: 'Third' });
  await createAccount(database.db, third, { email: manager.email });
  const panels = (await ask(manager, '/panels')).json().data;
  expect(panels.map(({ name }: { name: string }) => name)).toEqual([panel.name, 'Second'].sort());
  expect(panels.find(({ is_current }: { is_current: boolean }) => is_current).name).toBe(panel.name);
});
