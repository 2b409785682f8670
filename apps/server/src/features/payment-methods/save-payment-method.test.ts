import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { findStoredMethod } from './find-payment-methods.ts';
import { gatewayFor } from './gateway-for.ts';
import { type SavedMethod, savePaymentMethod } from './save-payment-method.ts';
import { strategies } from './strategies.ts';

const database = await testDatabase();
const ctx = await testContext(database);
const save = (input: Partial<SavedMethod>) =>
  savePaymentMethod(ctx, { strategy: 'message', text: { name: 'Test' }, ...input });
const refusedFor = (field: string, code: string) => ({
  code: 'invalid_input',
  fields: [expect.objectContaining({ field, code })],
});

const btcpay = {
  strategy: 'crypto',
  gateway: { host: 'https://pay.example/', store_id: 'shop' },
  secrets: { apiKey: 'token', webhookSecret: 'hook' },
};
const paypal = {
  strategy: 'paypal',
  gateway: { client_id: 'client', webhook_id: 'HOOK1' },
  secrets: { clientSecret: 'secret' },
};

test.each<[string, Partial<SavedMethod>, string, string]>([
  ['a strategy that nobody declares', { strategy: 'barter' }, 'strategy', 'not_one_of'],
  ['a secret that is missing', { ...btcpay, secrets: { apiKey: 'x' } }, 'secrets.webhookSecret', 'required'],
  [
    'a field that is missing',
    { ...btcpay, gateway: { host: 'https://a.example' } },
    'gateway.store_id',
    'required',
  ],
  ['an empty secret', { ...paypal, secrets: { clientSecret: '' } }, 'secrets.clientSecret', 'required'],
  [
    'a field of another gateway',
    { ...paypal, gateway: { ...paypal.gateway, store_id: '1' } },
    'gateway.store_id',
    'unknown_field',
  ],
  ['no address', { ...btcpay, gateway: { host: 'pay', store_id: '1' } }, 'gateway.host', 'not_a_url'],
  ['rubles at PayPal', { ...paypal, chargeCurrency: 'RUB' }, 'charge_currency', 'not_one_of'],
  [
    'rubles at NOWPayments',
    { strategy: 'nowpayments', chargeCurrency: 'RUB' },
    'charge_currency',
    'not_one_of',
  ],
  ['anything for a way by hand', { gateway: { host: 'https://a.example' } }, 'gateway.host', 'unknown_field'],
])('%s is refused', async (_, input, field, code) => {
  await expect(save(input)).rejects.toMatchObject(refusedFor(field, code));
});

test('a secret among the open fields is refused, so that it is never stored for all to read', async () => {
  const misplaced = { ...btcpay, gateway: { ...btcpay.gateway, apiKey: 'token' } };
  await expect(save(misplaced)).rejects.toMatchObject(refusedFor('gateway.apiKey', 'unknown_field'));
});

test('secrets that stand stay, those of another gateway do not count, and the audit shows none', async () => {
  const id = await save(btcpay);
  await save({ id, strategy: 'crypto', gateway: btcpay.gateway });
  const method = await findStoredMethod(ctx, id);
  expect(method?.gateway).toEqual({ host: 'https://pay.example', store_id: 'shop' });
  expect(method && (await gatewayFor(ctx, method))).toBeDefined();
  const { secrets: _, ...withoutSecrets } = paypal;
  await expect(save({ ...withoutSecrets, id })).rejects.toMatchObject(
    refusedFor('secrets.clientSecret', 'required'),
  );
  const audits = await database.db.selectFrom('audit_entry').select('after').execute();
  expect(JSON.stringify(audits)).not.toMatch(/\btoken\b|\bhook\b/);
});

test('the database takes exactly the strategies that are declared', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
     where conname = 'payment_method_strategy_check'`.execute(database.db);
  const taken = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(taken.toSorted()).toEqual([...strategies.keys()].toSorted());
});
