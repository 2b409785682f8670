import { beforeEach, expect, test } from 'vitest';
import { fakeProvider } from '../../testing/providers/fake-provider.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { addProvider } from './add-provider.ts';
import { checkBalance } from './check-balance.ts';
import { findProvider } from './provider.ts';
import { refreshProvider } from './refresh-provider.ts';
import { setProviderCurrency } from './set-provider-currency.ts';
import { listedOffer, syncedShop } from './testing/synced-shop.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();

beforeEach(() => {
  remote.replies.clear();
  remote.currency = 'USD';
  remote.services = [listedOffer(1, { rate: '100' })];
});

const setRubles = (panelId: bigint, perDollar: bigint) =>
  db
    .insertInto('exchange_rate')
    .values({ panel_id: panelId, currency: 'RUB', rate: perDollar * 100_000_000n, fetched_at: new Date() })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'currency']).doUpdateSet({ rate: perDollar * 100_000_000n }),
    )
    .execute();

test('a provider that names another currency is held before anything is sold at a wrong price', async () => {
  remote.currency = 'RUB';
  const { ctx, providerId, sync, services, mails } = await syncedShop(database, remote);
  expect(await sync()).toMatchObject({ refusal: 'held' });
  expect(await services()).toEqual([]);
  expect(await findProvider(ctx, providerId)).toMatchObject({
    hold_reason: 'currency',
    reported_currency: 'RUB',
  });
  await refreshProvider(ctx, { providerId });
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Upstream is paused']);
});

test('a currency that changes takes the services off sale, and back when it was a slip', async () => {
  const { ctx, providerId, sync, services } = await syncedShop(database, remote);
  await sync();
  remote.currency = 'inr';
  await checkBalance(ctx, providerId);
  expect(await services()).toMatchObject([{ is_enabled: false }]);
  remote.currency = 'usd';
  await checkBalance(ctx, providerId);
  expect(await services()).toMatchObject([{ is_enabled: true, default_price: 15_000_000_000n }]);
});

test('the operator settles the currency; prices are right at once and stay with the exchange rate', async () => {
  const { ctx, providerId, sync, services } = await syncedShop(database, remote);
  await sync();
  remote.currency = 'RUB';
  await checkBalance(ctx, providerId);
  await expect(setProviderCurrency(ctx, providerId, { currency: 'RUB' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await setRubles(ctx.panel.id, 100n);
  await setProviderCurrency(ctx, providerId, { currency: 'RUB', usdPerUnit: 1_000_000n });
  expect(await services()).toMatchObject([{ is_enabled: true, default_price: 150_000_000n }]);
  await checkBalance(ctx, providerId);
  expect(await sync()).toMatchObject({ refusal: null, repriced: 0, held: 0 });
});

test('a currency with another name is settled by the operator’s word', async () => {
  remote.currency = 'COINS';
  const { ctx, providerId, sync, services } = await syncedShop(database, remote);
  await sync();
  await setProviderCurrency(ctx, providerId, { currency: 'EUR', usdPerUnit: 110_000_000n });
  await checkBalance(ctx, providerId);
  expect(await sync()).toMatchObject({ refusal: null, added: 1 });
  expect(await services()).toMatchObject([{ default_price: 16_500_000_000n }]);
});

test('a provider in rubles follows the panel’s exchange rate and is held without one', async () => {
  remote.currency = 'RUB';
  const without = await syncedShop(database, remote, { currency: 'RUB' });
  expect(await without.sync()).toMatchObject({ refusal: 'held' });
  const { ctx, sync, services } = await syncedShop(database, remote, { currency: 'RUB' });
  await setRubles(ctx.panel.id, 100n);
  expect(await sync()).toMatchObject({ added: 1 });
  expect(await services()).toMatchObject([{ default_price: 150_000_000n }]);
});

test('a currency without a rate needs the operator’s', async () => {
  const ctx = await testContext(database);
  const { url, key } = remote;
  const input = { name: 'Upstream', adapter: 'smm_v2', url, key, currency: 'EUR' };
  await expect(addProvider(ctx, input)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ field: 'usd_per_unit', code: 'required' }],
  });
});

test.each([{ balance: '5' }, { balance: '5', currency: null }, { balance: '5', currency: '' }])(
  'an answer without a currency, %j, holds nobody',
  async (answer) => {
    remote.replies.set('balance', () => answer);
    const { sync } = await syncedShop(database, remote);
    expect(await sync()).toMatchObject({ refusal: null, added: 1 });
  },
);

test('another panel’s provider has no currency to set', async () => {
  const { providerId } = await syncedShop(database, remote);
  const stranger = await testContext(database);
  await expect(setProviderCurrency(stranger, providerId, { currency: 'USD' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
