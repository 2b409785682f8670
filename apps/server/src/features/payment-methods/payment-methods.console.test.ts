import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { findPaymentMethod, findStoredMethod } from './find-payment-methods.ts';
import { methodSecrets } from './gateway-for.ts';
import { savePaymentMethod } from './save-payment-method.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');

const call = (path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', payload?: object) =>
  app.call(`/api/v1/admin/payment-methods${path}`, {
    method,
    headers: finance.headers,
    ...(payload ? { payload } : {}),
  });
const body = {
  strategy: 'message',
  name: 'Bank',
  description: '',
  additional_information: '',
  comments: '',
  icon: null,
  fee_percent: 0.025,
  bonuses: [{ from_amount: '100', bonus_percent: 0.05 }],
  min_amount: '5',
  max_amount: '500',
  charge_currency: 'USD',
  charge_type: 'one_time',
  account_number: 'DE89',
  qr_template: null,
  takes_comment: true,
  expires_minutes: 60,
  gateway: {},
  purposes: ['add_funds'],
  countries: ['DE', 'AT'],
  is_enabled: true,
};
const btcpay = {
  ...body,
  strategy: 'crypto',
  gateway: { host: 'https://pay.example', store_id: 'shop' },
  secrets: { apiKey: 'TOKEN-1', webhookSecret: 'HOOK-1' },
};
const make = async (changes: object = {}) => (await call('', 'POST', { ...body, ...changes })).json().data;

test('a method is made with all its fields, and offered where it may be', async () => {
  const made = await make();
  expect(made).toMatchObject({ ...body, secrets_set: [], is_complete: true });
  const id = BigInt(made.id);
  expect(await findPaymentMethod({ ...ctx, country: 'AT' }, id, 'add_funds')).toBeDefined();
  expect(await findPaymentMethod({ ...ctx, country: 'FR' }, id, 'add_funds')).toBeUndefined();
  expect(await findPaymentMethod(ctx, id, 'add_funds')).toBeDefined();
  expect(await findPaymentMethod(ctx, id, 'checkout')).toBeUndefined();
});

test('what a gateway needs comes from its declaration', async () => {
  const { strategies } = (await call('')).json().data;
  const crypto = strategies.find(({ strategy }: { strategy: string }) => strategy === 'crypto');
  expect(crypto).toMatchObject({ can_test: true, flow: 'redirect', currencies: ['USD', 'RUB'] });
  expect(crypto.fields).toEqual([
    { name: 'host', is_secret: false, is_required: true, is_url: true },
    { name: 'store_id', is_secret: false, is_required: true, is_url: false },
    { name: 'apiKey', is_secret: true, is_required: true, is_url: false },
    { name: 'webhookSecret', is_secret: true, is_required: true, is_url: false },
  ]);
});

test('secrets go in and never come out; one that is not named stays', async () => {
  const made = await make(btcpay);
  expect(made.secrets_set.toSorted()).toEqual(['apiKey', 'webhookSecret']);
  const answer = await call(`/${made.id}`, 'PUT', { ...btcpay, secrets: { apiKey: 'TOKEN-2' } });
  expect(answer.statusCode).toBe(200);
  const stored = await findStoredMethod(ctx, BigInt(made.id));
  // The app has keys of its own, so the secrets are read with them.
  expect(stored?.sealedSecrets && methodSecrets(app.installation.appServices.keys, stored)).toEqual({
    apiKey: 'TOKEN-2',
    webhookSecret: 'HOOK-1',
  });
  const shown = [(await call('')).body, answer.body];
  const audits = await database.db.selectFrom('audit_entry').select(['before', 'after']).execute();
  expect([...shown, JSON.stringify(audits)].join()).not.toMatch(/TOKEN|HOOK/);
  const missing = await call('', 'POST', { ...btcpay, secrets: { apiKey: 'TOKEN-3' } });
  expect(Object.keys(missing.json().errors)).toEqual(['secrets.webhookSecret']);
});

test('the order is saved whole; who sorts an older list is told so', async () => {
  const list = (await call('')).json().data.methods.map(({ id }: { id: number }) => id);
  const turned = list.toReversed();
  const order = (ids: number[]) =>
    app.call('/api/v1/admin/payment-methods-order', {
      method: 'PUT',
      headers: finance.headers,
      payload: { ids },
    });
  expect((await order(turned)).json().data.map(({ id }: { id: number }) => id)).toEqual(turned);
  expect((await order(turned.slice(1))).statusCode).toBe(409);
  expect((await order([...turned.slice(1), turned[1]])).statusCode).toBe(409);
});

test('switched off, it is offered to nobody, and the audit says by whom', async () => {
  const made = await make();
  const off = await call(`/${made.id}/state`, 'POST', { is_enabled: false });
  expect(off.json().data).toMatchObject({ is_enabled: false });
  expect(await findPaymentMethod(ctx, BigInt(made.id), 'add_funds')).toBeUndefined();
  const audits = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'before'])
    .where('subject_type', '=', 'payment-method')
    .where('subject_id', '=', String(made.id))
    .orderBy('id')
    .execute();
  expect(audits).toMatchObject([
    { action: 'payment-methods.save', actor_id: finance.id, before: null },
    { action: 'payment-methods.switch', before: { is_enabled: true } },
  ]);
});

test('another panel’s method is not there', async () => {
  const other = await testContext(database);
  const id = await savePaymentMethod(other, { strategy: 'message', text: { name: 'Alien' } });
  const answers = [
    await call(`/${id}`, 'PUT', body),
    await call(`/${id}/state`, 'POST', { is_enabled: false }),
    await call(`/${id}/test-charges`, 'POST', {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await call('')).body).not.toContain('Alien');
});
