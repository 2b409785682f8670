import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createMethod } from '../invoices/testing/create-invoice.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const path = '/api/v1/order-widgets';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function newPartner() {
  const { id, bearer } = await signUpVisitor(app);
  const call = (url: string, method: Method = 'GET', payload?: object, host = 'localhost') =>
    app.call(url, { method, headers: { authorization: bearer, host }, ...(payload ? { payload } : {}) });
  const create = async (payload: object = { name: 'My site' }) =>
    (await call(path, 'POST', payload)).json().data;
  return { id, call, create };
}

const partner = await newPartner();
const rowOf = (id: number) =>
  db.selectFrom('order_widget').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow();

test('a new widget has the panel’s usual reward, an own key and no site that may show it', async () => {
  const widget = await partner.create();
  expect(widget).toMatchObject({
    name: 'My site',
    reward_percent: 0.1,
    minimum_purchase_amount: '0',
    payment_methods: [],
    allowed_origins: [],
    theme: 'auto',
    is_enabled: true,
    is_blocked: false,
  });
  expect(widget.api_token).toMatch(/^[0-9a-f]{32}$/);
  const list = (await partner.call(path)).json();
  expect(list).toMatchObject({ default_reward_percent: 0.1, maximum_reward_percent: 0.3 });
  expect(list.data[0]).toEqual(widget);
});

test('what is changed is kept as browsers compare it, and the rest stays', async () => {
  const methodId = await createMethod(ctx, { purposes: ['order_widget'] });
  const widget = await partner.create();
  const changes = {
    reward_percent: 0.255555,
    minimum_purchase_amount: '2.5',
    payment_methods: [Number(methodId)],
    allowed_origins: ['Example.com/shop', 'https://example.com', 'http://localhost:5000'],
    color: '#AABBCC',
    theme: 'dark',
    language: 'de',
  };
  const answer = await partner.call(`${path}/${widget.id}`, 'PATCH', changes);
  expect(answer.json().data).toEqual({
    ...widget,
    ...changes,
    allowed_origins: ['https://example.com', 'http://localhost:5000'],
    color: '#aabbcc',
  });
  const off = await partner.call(`${path}/${widget.id}`, 'PATCH', { is_enabled: false });
  expect(off.json().data).toMatchObject({ theme: 'dark', is_enabled: false });
});

test.each([
  [{ reward_percent: 0.300001 }, 'reward_percent'],
  [{ reward_percent: -0.1 }, 'reward_percent'],
  [{ reward_percent: '0.1' }, 'reward_percent'],
  [{ minimum_purchase_amount: '-1' }, 'minimum_purchase_amount'],
  [{ payment_methods: [999_999] }, 'payment_methods.0'],
  [{ allowed_origins: ['https://fine.example', 'https://*.example'] }, 'allowed_origins.1'],
  [{ allowed_origins: ["https://a.example'; script-src *"] }, 'allowed_origins.0'],
  [{ color: 'red' }, 'color'],
  [{ name: ' ' }, 'name'],
  [{ service_id: 999_999 }, 'service_id'],
  [{ account_id: 1 }, 'account_id'],
])('%j is refused at its field, and nothing changes', async (changes, field) => {
  const { id } = await partner.create();
  const before = await rowOf(id);
  const answer = await partner.call(`${path}/${id}`, 'PATCH', changes);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toContain(field);
  expect(await rowOf(id)).toEqual(before);
});

test('errors speak the caller’s language', async () => {
  const { id } = await partner.create();
  const ask = (locale: string) =>
    partner.call(`${path}/${id}?locale=${locale}`, 'PATCH', { reward_percent: 0.9 });
  const [english, german] = [await ask('en'), await ask('de')];
  expect(german.json().errors.reward_percent).not.toEqual(english.json().errors.reward_percent);
});

test('a new key ends the old one, and a deleted widget is gone from every list', async () => {
  const widget = await partner.create();
  const renewed = (await partner.call(`${path}/${widget.id}/key`, 'POST')).json().data;
  expect(renewed.api_token).not.toBe(widget.api_token);
  const opens = async (token: string) =>
    (await app.call(`/api/v1/order-widget/networks?api_token=${token}`)).statusCode;
  await expect.poll(() => opens(widget.api_token)).toBe(401);
  await expect.poll(() => opens(renewed.api_token)).toBe(200);
  expect((await partner.call(`${path}/${widget.id}`, 'DELETE')).statusCode).toBe(204);
  await expect.poll(() => opens(renewed.api_token)).toBe(401);
  expect((await partner.call(path)).json().data.map(({ id }: { id: number }) => id)).not.toContain(widget.id);
  expect((await partner.call(`${path}/${widget.id}`, 'PATCH', { is_enabled: true })).statusCode).toBe(404);
});

test('somebody else’s widget, another panel’s and none answer alike', async () => {
  const { id } = await partner.create();
  const before = await rowOf(id);
  const stranger = await newPartner();
  const other = await createHostedPanel(database);
  const answers = [
    await stranger.call(`${path}/${id}`, 'PATCH', { name: 'Mine' }),
    await stranger.call(`${path}/999999`, 'PATCH', { name: 'Mine' }),
    await stranger.call(`${path}/${id}`, 'DELETE'),
    await stranger.call(`${path}/${id}/key`, 'POST'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await partner.call(`${path}/${id}`, 'PATCH', { name: 'Mine' }, other.host)).statusCode).toBe(401);
  expect(await rowOf(id)).toEqual(before);
});

test('the file escapes what a spreadsheet would run', async () => {
  const file = await partner.call('/api/v1/order-widget-statistics/export?group_by=orderWidget');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('key,name,orders,turnover,pending,held,paid');
  expect((await partner.call('/api/v1/order-widget-statistics?group_by=email')).statusCode).toBe(422);
});

test('staff see every widget and take one out of use; its partner cannot switch it on again', async () => {
  const finance = await staffMember(app, database, 'finance');
  const widget = await partner.create({ name: 'Blocked' });
  const admin = (suffix: string, method: Method = 'GET', payload?: object) =>
    app.call(`/api/v1/admin/order-widgets${suffix}`, {
      method,
      headers: finance.headers,
      ...(payload ? { payload } : {}),
    });
  const found = (await admin(`?search=${widget.id}`)).json().data;
  expect(found[0]).toMatchObject({ id: widget.id, state: 'on', orders: 0, turnover: '0', paid: '0' });
  const blocked = await admin(`/${widget.id}/block`, 'POST', { is_blocked: true });
  expect(blocked.json().data).toMatchObject({ state: 'blocked' });
  expect((await partner.call(`${path}/${widget.id}`, 'PATCH', { is_enabled: true })).statusCode).toBe(409);
  expect((await partner.call(path)).json().data[0]).toMatchObject({ is_blocked: true });
  await expect
    .poll(
      async () => (await app.call(`/api/v1/order-widget/networks?api_token=${widget.api_token}`)).statusCode,
    )
    .toBe(401);
  expect((await admin('/999999/block', 'POST', { is_blocked: true })).statusCode).toBe(404);
  expect((await admin('/export')).body).toContain('Blocked');
});
