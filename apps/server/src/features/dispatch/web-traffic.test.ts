import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { appContext } from '../../testing/app-context.ts';
import { fakeProvider } from '../../testing/providers/fake-provider.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { creditWallet, walletBalances } from '../ledger/index.ts';
import { addProvider, syncProvider } from '../providers/index.ts';
import { provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { run as dispatchOrders } from './sending/dispatch-orders.ts';
import { loopContext } from './testing/paid-orders.ts';

const remote = await fakeProvider();
const database = await testDatabase();
const { db } = database;
const app = await testApp(database, { config: { allowLoopbackFetch: true } });
await switchCaptchaOff(database);
const ctx = await appContext(app, database);
const { panel } = ctx;
const type = await createServiceType(db, await createNetwork(db, panel, { name: 'Websites' }));
const providerId = await addProvider(ctx, {
  name: 'Upstream',
  adapter: 'smm_v2',
  url: remote.url,
  key: remote.key,
});
const own = { panel_id: panel.id, provider_id: providerId };
await db
  .insertInto('offer_rule')
  .values({ ...own, pattern: 'traffic', service_type_id: type.id })
  .execute();
await db
  .insertInto('price_rule')
  .values({ ...own, percent_ppm: 1_000_000 })
  .execute();
const offer = { service: 4, name: 'Website traffic', category: 'Web', type: 'Web Traffic' };
remote.services = [{ ...offer, rate: '0.5', min: '100', max: '1000000' }];
await syncProvider(ctx, providerId);
const { id: visitor, bearer } = await provenVisitor(app, database);
await creditWallet(ctx, {
  type: 'admin',
  wallet: 'cash',
  key: 'test',
  customerId: visitor,
  amount: money(10_000_000_000n),
  reason: 'Test',
});
const made = await app.call('/api/v1/api-token', { method: 'POST', headers: { authorization: bearer } });
const key: string = made.json().data.api_token;
const call = async (fields: object) =>
  (await app.call('/api/v2', { method: 'POST', payload: { key, ...fields } })).json();
const listed = async () =>
  ((await call({ action: 'services' })) as { service: number; name: string; type: string }[]).find(
    ({ name }) => name === 'Website traffic',
  );
// The in-memory catalogue picks up the import a moment later.
while (!(await listed())) await new Promise((resolve) => setTimeout(resolve, 100));
const service = (await listed())?.service ?? 0;
const link = 'https://shop.example.com/';
const add = (fields: object) => call({ action: 'add', service, quantity: 1000, link, ...fields });

test('an imported service keeps its kind; its codes reach the provider, and people read words', async () => {
  expect(await listed()).toMatchObject({ type: 'Web Traffic' });
  const codes = { country: 'united states', device: 4, type_of_traffic: 1 };
  const { order } = await add({ ...codes, google_keyword: ' wooden cabins ' });
  expect((await walletBalances(ctx, { customerId: visitor })).cash).toBe(9_900_000_000n);
  await dispatchOrders(loopContext(ctx));
  const sent = remote.calls.find(({ action }) => action === 'add');
  expect(Object.fromEntries(sent?.body ?? [])).toEqual({
    key: remote.key,
    action: 'add',
    service: '4',
    link,
    quantity: '1000',
    country: 'US',
    device: '4',
    type_of_traffic: '1',
    google_keyword: 'wooden cabins',
  });
  const headers = { authorization: bearer, 'accept-language': 'de' };
  const shown = (await app.call(`/api/v1/orders/${order}`, { headers })).json().data;
  expect(shown.targetable_values).toMatchObject([
    { name: 'Land', values: ['US'], labels: ['Vereinigte Staaten'] },
    { name: 'Gerät', values: ['4'], labels: ['Alle Smartphones'] },
    { name: 'Traffic-Quelle', values: ['1'], labels: ['Google-Suche'] },
    { name: 'Google-Suchbegriff', values: ['wooden cabins'], labels: ['wooden cabins'] },
  ]);
});

test('the form is told what to ask for and what to write beside each code', async () => {
  const headers = { 'accept-language': 'fr' };
  const { targets } = (await app.call(`/api/v1/services/${service}`, { headers })).json().data;
  const [country, device, , keyword] = targets;
  expect([country.selectable_values.length, country.selectable_labels.length]).toEqual([250, 250]);
  expect([country.selectable_values[0], country.selectable_labels[0]]).toEqual(['WW', 'Monde entier']);
  expect(country.selectable_labels[country.selectable_values.indexOf('DE')]).toBe('Allemagne');
  expect(device).toMatchObject({ parameter: 'device', is_optional: false, name: 'Appareil' });
  expect(device.selectable_labels[1]).toBe('Téléphones Android');
  expect(keyword).toMatchObject({ parameter: 'google_keyword', selectable_values: [] });
});

const whole = { country: 'WW', device: '5', type_of_traffic: '3' };

test.each([
  [{ ...whole, country: undefined }],
  [{ ...whole, device: '' }],
  [{ ...whole, type_of_traffic: 'undefined' }],
  [{ ...whole, country: 'Atlantis' }],
  [{ ...whole, country: 'constructor' }],
  [{ ...whole, device: '6' }],
  [{ ...whole, device: '1\n2' }],
  [{ ...whole, type_of_traffic: 'Google' }],
  [{ ...whole, type_of_traffic: '1' }],
  [{ ...whole, type_of_traffic: '2', referring_url: 'nowhere' }],
  [{ ...whole, type_of_traffic: '1', google_keyword: '<script>alert(1)</script>' }],
  [{ ...whole, type_of_traffic: '1', google_keyword: 'x'.repeat(10_000) }],
])('%# %j is an incorrect request, and costs nothing', async (fields) => {
  const before = (await walletBalances(ctx, { customerId: visitor })).cash;
  expect(await add({ link: 'https://other.example.com/', ...fields })).toEqual({
    error: 'Incorrect request',
  });
  expect((await walletBalances(ctx, { customerId: visitor })).cash).toBe(before);
});

test.each([
  ['de', 'DE'],
  ['Germany', 'DE'],
  ['usa', 'US'],
  ['Worldwide', 'WW'],
])('a program that writes %s means %s', async (country, code) => {
  // Clients send every field they know; those that do not apply are left out.
  const stray = { google_keyword: 'cabins', referring_url: 'https://example.com/' };
  const { order } = await add({ ...whole, ...stray, link: `https://${country}.example.com/`, country });
  const row = await db
    .selectFrom('customer_order')
    .select(['provider_type', 'provider_params'])
    .where('id', '=', BigInt(order))
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ provider_type: 'Web Traffic', provider_params: { ...whole, country: code } });
});
