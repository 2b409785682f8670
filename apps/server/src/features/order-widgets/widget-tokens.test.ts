import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { callInProcess } from '../../platform/http/calls/call-in-process.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { createAccount } from '../../testing/create-account.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createMethod } from '../invoices/testing/create-invoice.ts';

const database = await testDatabase();
const { db } = database;
const { call } = await testApp(database);
const root = await db.selectFrom('panel').selectAll().orderBy('id').executeTakeFirstOrThrow();
const other = await createHostedPanel(database);
const partner = await createAccount(db, root);

const networks = (token: string, host = 'localhost') =>
  call(`/api/v1/order-widget/networks?api_token=${encodeURIComponent(token)}`, { headers: { host } });
const tokenOf = async (host = 'localhost') =>
  (await call('/settings', { headers: { host } })).json().data.cabinetWidgetToken as string;

async function createWidget(values: { is_enabled?: boolean; payment_method_ids?: bigint[] } = {}) {
  return db
    .insertInto('order_widget')
    .values({ panel_id: root.id, account_id: partner.id, name: 'My site', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

test('every panel has a token of its own, which opens its order form', async () => {
  const [own, foreign] = [await tokenOf(), await tokenOf(other.host)];
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  expect(foreign).not.toBe(own);
  expect((await networks(own)).statusCode).toBe(200);
  expect((await networks(foreign, other.host)).statusCode).toBe(200);
});

test('a partner’s widget opens the calls of the form until it is switched off', async () => {
  const widget = await createWidget();
  expect((await networks(widget.api_token)).statusCode).toBe(200);
  await db.updateTable('order_widget').set({ is_enabled: false }).where('id', '=', widget.id).execute();
  await expect.poll(async () => (await networks(widget.api_token)).statusCode).toBe(401);
});

test.each(['', 'x', 'null', '[]', '%00', '0'.repeat(32)])('the token %j opens nothing', async (token) => {
  expect((await networks(token)).statusCode).toBe(401);
});

test('a widget offers the ways to pay that its partner chose, and all where none were', async () => {
  const ctx = await testContext(database, { panel: root });
  const purposes = ['order_widget'] as const;
  const [first, second] = [await createMethod(ctx, { purposes }), await createMethod(ctx, { purposes })];
  const [all, chosen] = [await createWidget(), await createWidget({ payment_method_ids: [second] })];
  const offered = async ({ api_token }: { api_token: string }) => {
    const answer = await call(`/api/v1/order-widget/payment-methods?api_token=${api_token}`);
    return (answer.json().data as { id: number }[] | undefined)?.map(({ id }) => BigInt(id)) ?? [];
  };
  await expect.poll(() => offered(all)).toEqual(expect.arrayContaining([first, second]));
  await expect.poll(() => offered(chosen)).toEqual([second]);
});

test('a token of one panel is none on another', async () => {
  const widget = await createWidget();
  expect((await networks(await tokenOf(), other.host)).statusCode).toBe(401);
  expect((await networks(await tokenOf(other.host))).statusCode).toBe(401);
  expect((await networks(widget.api_token, other.host)).statusCode).toBe(401);
});

test('a token given twice, or to any other call, is none', async () => {
  const token = await tokenOf();
  const twice = await call(`/api/v1/order-widget/networks?api_token=${token}&api_token=${token}`);
  expect(twice.statusCode).toBe(401);
  expect((await call(`/api/v1/profile?api_token=${token}`)).statusCode).toBe(401);
  expect((await call(`/api/v1/services/favorites?api_token=${token}`)).statusCode).toBe(401);
});

test('a partner’s key opens no call of a customer or of staff', async () => {
  const { api_token } = await createWidget();
  await expect.poll(async () => (await networks(api_token)).statusCode).toBe(200);
  const closed = Object.values<Endpoint>(endpoints).filter(
    ({ access }) => !['guest', 'widget'].includes(access),
  );
  expect(closed.length).toBeGreaterThan(200);
  for (const { method, path } of closed) {
    const url = `${path.replace(/\{\w+\}/g, '1')}?api_token=${api_token}`;
    const { statusCode } = await call(url, { method, ...(method === 'GET' ? {} : { payload: {} }) });
    expect([method, path, statusCode]).toEqual([method, path, 401]);
  }
});

test('the token stands in no line of the log', async () => {
  const { call: logged, lines } = await testApp(database);
  const token = (await logged('/settings')).json().data.cabinetWidgetToken as string;
  await logged(`/api/v1/order-widget/networks?api_token=${token}`);
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('a guest’s page is rendered with the panel’s own form, and with nothing more', async () => {
  const routes = features.flatMap((feature) => feature.routes ?? []);
  const ctx = await testContext(database, { panel: root, actor: { kind: 'guest' } });
  const reply = { header: () => undefined, cookie: () => undefined };
  // Neither of the two calls reads the request.
  const inProcess = callInProcess(routes)(ctx, reply, {} as Incoming);
  expect(await inProcess('listWidgetNetworks')).toHaveProperty('data');
  await expect(inProcess('getProfile')).rejects.toMatchObject({ code: 'unauthenticated' });
});
