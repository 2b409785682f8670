import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../platform/db/generated/tables.ts';
import { createAccount } from '../../testing/create-account.ts';
import { fakeProvider } from '../../testing/providers/fake-provider.ts';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { addProvider } from './add-provider.ts';
import { checkBalance } from './check-balance.ts';
import { refreshProviderJob } from './refresh-provider.job.ts';
import { refreshProvider } from './refresh-provider.ts';
import { refreshProviders } from './refresh-providers.ts';
import { testProvider } from './test-provider.ts';

type Role = Selectable<DB['account']>['role'];

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();

async function upstream(lowBalance?: bigint) {
  const ctx = await testContext(database);
  const { url, key } = remote;
  const request = { name: 'Upstream', adapter: 'smm_v2', url, key } as const;
  const providerId = await addProvider(ctx, { ...request, ...(lowBalance ? { lowBalance } : {}) });
  const mails = async () =>
    (
      await db
        .selectFrom('outbox_mail')
        .select(['recipient', 'text_body'])
        .where('panel_id', '=', ctx.panel.id)
        .orderBy('id')
        .execute()
    ).map(({ recipient, text_body }) => [recipient.split('@')[0], /4\.2 USD/.test(text_body)]);
  const staff = (role: Role) =>
    createAccount(db, ctx.panel, { role, email: `${role}-${ctx.panel.id}@people.example` });
  return { ctx, providerId, mails, staff };
}

test('a low balance is told to those who can top it up, once until it has recovered', async () => {
  const { ctx, providerId, mails, staff } = await upstream(500_000_000n);
  for (const role of ['owner', 'manager', 'support', 'customer'] as const) await staff(role);
  remote.balance = '4.2';
  await Promise.all([checkBalance(ctx, providerId), checkBalance(ctx, providerId)]);
  await refreshProvider(ctx, { providerId });
  const reported = [
    [`owner-${ctx.panel.id}`, true],
    [`manager-${ctx.panel.id}`, true],
  ];
  expect(await mails()).toEqual(reported);
  remote.balance = '500.123456789012';
  await checkBalance(ctx, providerId);
  expect(await mails()).toEqual(reported);
  remote.balance = '4.2';
  await checkBalance(ctx, providerId);
  expect(await mails()).toEqual([...reported, ...reported]);
});

test('looking after a provider twice changes nothing the second time', async () => {
  const { ctx, providerId, mails, staff } = await upstream(500_000_000n);
  await staff('owner');
  const state = async () => ({
    mails: await mails(),
    provider: await db
      .selectFrom('provider')
      .select(['balance', 'failures', 'low_told_at', 'is_enabled'])
      .where('panel_id', '=', ctx.panel.id)
      .execute(),
    offers: await db
      .selectFrom('provider_offer')
      .select(['number', 'rate', 'vanished_at'])
      .where('panel_id', '=', ctx.panel.id)
      .execute(),
  });
  remote.services = [{ service: 1, name: 'Views', type: 'Default', rate: '1', min: 1, max: 10 }];
  await refreshProvider(ctx, { providerId });
  const before = await state();
  await refreshProvider(ctx, { providerId });
  expect(await state()).toEqual(before);
});

test('every provider that can be asked gets a look of its own', async () => {
  const { ctx, providerId } = await upstream();
  await addProvider(ctx, { name: 'By hand', adapter: 'manual' });
  await refreshProviders(ctx);
  const jobs = await sentJobs(db, refreshProviderJob);
  expect(jobs.filter(({ panelId }) => panelId === ctx.panel.id)).toEqual([
    { panelId: ctx.panel.id, providerId },
  ]);
});

test('a test call tells what came back, in the provider’s own words, and changes nothing', async () => {
  const { ctx, providerId } = await upstream();
  remote.balance = '12.5';
  expect(await testProvider(ctx, providerId)).toMatchObject({
    works: true,
    balance: '12.5',
    currency: 'USD',
    services: 1,
  });
  remote.replies.set('balance', () => ({ error: 'Invalid API key' }));
  expect(await testProvider(ctx, providerId)).toMatchObject({ works: false, message: 'Invalid API key' });
  remote.replies.clear();
  const [row] = await db
    .selectFrom('provider')
    .select(['balance', 'failures'])
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(row).toEqual({ balance: null, failures: 0 });
  const stranger = await testContext(database);
  await expect(testProvider(stranger, providerId)).rejects.toMatchObject({ code: 'not_found' });
});
