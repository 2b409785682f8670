import { expect, test } from 'vitest';
import { createAccount } from '../../../testing/create-account.ts';
import { rootPanel } from '../../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { placeOrders } from '../../checkout/index.ts';
import { creditWallet } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { addParentProvider, addProvider, findProvider } from '../../providers/index.ts';
import { resellerApi } from '../../reseller-api/index.ts';
import { staffMember } from '../../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { listeners } from '../listeners.ts';
import { run as dispatchOrders } from '../sending/dispatch-orders.ts';
import { makeChild } from '../testing/make-child.ts';
import { loopContext } from '../testing/paid-orders.ts';
import { getParentAccount } from './parent-account.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const ctx = await testContext(database, { panel });
const parent = await createHostedPanel(database);
const owner = await createAccount(db, parent);
await db.updateTable('panel').set({ parent_id: parent.id }).where('id', '=', panel.id).execute();
const providerId = await addParentProvider(ctx, { name: 'Parent', accountId: owner.id });
const manager = await staffMember(app, database, 'manager');

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) =>
  app.call(`/api/v1/admin/providers${path}`, {
    method,
    headers: manager.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const account = async () => (await call('GET', `/${providerId}/parent-account`)).json().data;

test('staff see the owner’s balance in the parent, and that it is frozen there', async () => {
  const inParent = await testContext(database, { panel: parent });
  await creditWallet(inParent, { type: 'bonus', customerId: owner.id, amount: usd('1.5'), key: 'more' });
  expect(await account()).toEqual({
    panel_name: parent.name,
    balance: '1.5',
    waiting_orders: 0,
    waiting_cost: '0',
    missing: '0',
    add_funds_url: `http://${parent.host}/add-funds`,
  });
  const frozen_at = ctx.clock.now();
  await db.updateTable('account').set({ frozen_at }).where('id', '=', owner.id).execute();
  expect(await account()).toMatchObject({ balance: null });
  await db.updateTable('account').set({ frozen_at: null }).where('id', '=', owner.id).execute();
});

test('nothing that would change who pays, or what a dollar of the parent is worth, can be changed', async () => {
  const before = await findProvider(ctx, providerId);
  const refused = async (answer: ReturnType<typeof call>) => (await answer).statusCode;
  expect(
    await refused(call('PUT', `/${providerId}/currency`, { currency: 'RUB', usd_per_unit: '0.01' })),
  ).toBe(422);
  expect(await refused(call('PATCH', `/${providerId}`, { url: 'https://elsewhere.example/api/v2' }))).toBe(
    422,
  );
  expect(await refused(call('PATCH', `/${providerId}`, { key: 'stolen' }))).toBe(422);
  expect(await refused(call('PATCH', `/${providerId}`, { parent_account_id: 1 }))).toBe(422);
  expect(await refused(call('POST', '', { name: 'Another', kind: 'parent_panel' }))).toBe(422);
  expect(await findProvider(ctx, providerId)).toEqual(before);
});

test('only the panel’s own parent provider has an account there', async () => {
  const byHand = await addProvider(ctx, { name: 'By hand', adapter: 'manual' });
  expect((await call('GET', `/${byHand}/parent-account`)).statusCode).toBe(404);
  const sibling = await createHostedPanel(database);
  await db.updateTable('panel').set({ parent_id: parent.id }).where('id', '=', sibling.id).execute();
  const inSibling = await testContext(database, { panel: sibling });
  const theirs = await addParentProvider(inSibling, { name: 'Parent', accountId: owner.id });
  expect((await call('GET', `/${theirs}/parent-account`)).statusCode).toBe(404);
});

test('orders that wait for money are counted, with what is missing', async () => {
  const options = { listeners, externalRoutes: resellerApi.externalRoutes ?? [] };
  const [above, child] = [await openShop(database, options), await openShop(database, options)];
  await above.service({ name: 'Views of the parent' });
  const payer = await above.customer('0.25');
  const made = await makeChild(database, { parent: above, child, owner: payer, pattern: 'of the parent' });
  const { id } = await db
    .selectFrom('service')
    .select('id')
    .where('panel_id', '=', child.panel.id)
    .executeTakeFirstOrThrow();
  const line = () => ({ service_id: Number(id), quantity: 1000, url: newLink() });
  const buyer = await child.customer('10');
  await placeOrders(buyer, { orderRequest: { orders: [line(), line()] }, idempotencyKey: undefined });
  child.ctx.clock.advance(120);
  while (await dispatchOrders(loopContext(child.ctx)));
  expect(await getParentAccount(child.ctx, made.providerId)).toMatchObject({
    balance: '0.25',
    waiting_orders: 2,
    waiting_cost: '2',
    missing: '1.75',
  });
});
