import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { savePaymentMethod } from '../payment-methods/index.ts';
import { addProvider } from '../providers/index.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { getFirstSteps } from './get-first-steps.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const owner = await staffMember(app, database, 'owner');

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) =>
  app.call(`/api/v1/admin/${path}`, {
    method,
    headers: owner.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const shown = async () => (await call('GET', 'first-steps')).json().data;
const done = async () =>
  (await shown()).steps.flatMap(({ name, is_done }: { name: string; is_done: boolean }) =>
    is_done ? [name] : [],
  );

test('every step of a new panel checks itself, and the list can be put away', async () => {
  expect(await shown()).toEqual({
    steps: ['brand', 'prices', 'payments', 'legal', 'mail', 'order'].map((name) => ({
      name,
      is_done: false,
    })),
    child_panels_url: null,
  });
  await call('PATCH', 'settings', { settings: { panelName: 'Boost' } });
  expect(await done()).toEqual([]);
  await call('PATCH', 'settings', { settings: { colors: { light: { primary: '#123456' } } } });
  await expect.poll(done).toEqual(['brand']);

  const { ctx } = await openShop(database);
  const own = { ...ctx, panel };
  const provider_id = Number(await addProvider(own, { name: 'By hand', adapter: 'manual' }));
  const rule = { provider_id, percent: 0.5, fixed: '0', round_to: '0', floor: '0' };
  expect((await call('POST', 'price-rules', rule)).statusCode).toBe(200);
  expect(await done()).toEqual(['brand', 'prices']);

  await call('PUT', 'page-texts/terms/en', { body: 'Be kind.' });
  await call('PATCH', 'settings', { settings: { privacyUrl: 'https://boost.example/privacy' } });
  await expect.poll(done).toEqual(['brand', 'prices', 'legal']);

  const mail = (await call('POST', 'mails/test')).json().data;
  await db.updateTable('outbox_mail').set({ status: 'sent' }).where('id', '=', BigInt(mail.id)).execute();
  expect(await done()).toEqual(['brand', 'prices', 'legal', 'mail']);

  expect((await call('POST', 'first-steps/dismissal')).json()).toEqual({ data: null });
  expect((await call('POST', 'first-steps/dismissal')).json()).toEqual({ data: null });
  expect(await shown()).toBeNull();
  const entries = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'first-steps.dismiss')
    .execute();
  expect(entries).toHaveLength(1);
});

test('a payment method counts when it brings money from outside', async () => {
  const { ctx } = await openShop(database);
  const isDone = async () =>
    (await getFirstSteps(ctx))?.steps.find(({ name }) => name === 'payments')?.is_done;
  expect(await isDone()).toBe(false);
  await savePaymentMethod(ctx, { strategy: 'sandbox', text: { name: 'Try' }, isEnabled: true });
  const id = await savePaymentMethod(ctx, { strategy: 'message', text: { name: 'Bank' }, isEnabled: false });
  expect(await isDone()).toBe(false);
  await savePaymentMethod(ctx, { id, strategy: 'message', text: { name: 'Bank' }, isEnabled: true });
  await expect.poll(isDone).toBe(true);
});

test('an order of staff is a test, one of a customer is a sale and ends the list', async () => {
  const { ctx, service, customer } = await openShop(database);
  const { id } = await service();
  const line = () => ({ service_id: Number(id), quantity: 1000, url: newLink() });
  const accountId = await fundCustomer(ctx, { cash: usd('5') });
  await db.updateTable('account').set({ role: 'owner' }).where('id', '=', accountId).execute();
  const staff = { ...ctx, actor: { kind: 'user', accountId, permissions: [], frozen: false } as const };
  await placeOrders(staff, { orderRequest: { orders: [line()] }, idempotencyKey: undefined });
  const steps = (await getFirstSteps(ctx))?.steps ?? [];
  expect(steps.find(({ name }) => name === 'order')?.is_done).toBe(true);
  await placeOrders(await customer('5'), { orderRequest: { orders: [line()] }, idempotencyKey: undefined });
  expect(await getFirstSteps(ctx)).toBeNull();
});

test('a child panel proves its domain, which its parent shows; what others did counts for nobody else', async () => {
  const { ctx, panel: child } = await openShop(database);
  const parent = await createHostedPanel(database);
  await createAccount(db, parent);
  await db.updateTable('panel').set({ parent_id: parent.id }).where('id', '=', child.id).execute();
  const list = await getFirstSteps(ctx);
  expect(list?.child_panels_url).toBe(`http://${parent.host}:3000/child-panels`);
  expect(list?.steps.filter(({ is_done }) => is_done)).toEqual([{ name: 'domain', is_done: true }]);
  await db.updateTable('panel_domain').set({ verified_at: null }).where('panel_id', '=', child.id).execute();
  expect((await getFirstSteps(ctx))?.steps.some(({ is_done }) => is_done)).toBe(false);
});
