import { createHmac } from 'node:crypto';
import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { creditWallet } from '../ledger/index.ts';
import { setPanelSecret } from '../settings/index.ts';
import { getProfile } from './get-profile.ts';

const database = await testDatabase();

test('shows no more than can be spent, and every digit to who asks for it', async () => {
  const ctx = await testContext(database);
  const { id } = await createAccount(database.db, ctx.panel);
  const credit = { type: 'admin', reason: 'test', customerId: id } as const;
  await creditWallet(ctx, { ...credit, wallet: 'cash', key: 'one', amount: money(12_99900000n) });
  await creditWallet(ctx, { ...credit, wallet: 'bonus', key: 'two', amount: money(900001n) });
  expect(await getProfile(ctx, { accountId: id })).toMatchObject({ balance: '13.00', currency: 'USD' });
  expect(await getProfile(ctx, { accountId: id, exact: true })).toMatchObject({ balance: '13.00800001' });
});

test('staff carry the permissions of their role', async () => {
  const ctx = await testContext(database);
  const { id } = await createAccount(database.db, ctx.panel, { role: 'editor' });
  const profile = await getProfile(ctx, { accountId: id });
  expect(profile).toMatchObject({
    roles: ['editor'],
    permissions: ['catalogue.manage', 'console.view', 'content.manage'],
  });
});

test('the other panel has no such person', async () => {
  const [ctx, other] = [await testContext(database), await testContext(database)];
  const { id } = await createAccount(database.db, ctx.panel);
  await expect(getProfile(other, { accountId: id })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the chat gets proof of who writes for a confirmed address, from panels that have given their secret', async () => {
  const [ctx, other] = [await testContext(database), await testContext(database)];
  const proven = await createAccount(database.db, ctx.panel, { email: 'robin@people.example' });
  const claimed = await createAccount(database.db, ctx.panel, {
    email: null,
    claimed_email: 'kim@people.example',
  });
  const elsewhere = await createAccount(database.db, other.panel, { email: 'robin@people.example' });
  const hashOf = async (at: typeof ctx, accountId: bigint) =>
    (await getProfile(at, { accountId })).intercom_hash;
  expect(await hashOf(ctx, proven.id)).toBeNull();
  await setPanelSecret(ctx, { name: 'chat', secret: 'from the dashboard' });
  const hash = createHmac('sha256', 'from the dashboard').update('robin@people.example').digest('hex');
  expect(await hashOf(ctx, proven.id)).toBe(hash);
  expect(await hashOf(ctx, claimed.id)).toBeNull();
  expect(await hashOf(other, elsewhere.id)).toBeNull();
});
