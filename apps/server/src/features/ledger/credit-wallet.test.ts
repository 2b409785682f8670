import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { creditWallet } from './credit-wallet.ts';
import { fundCustomer, outcomes, usd } from './testing/fund-customer.ts';
import { walletBalances } from './wallets.ts';

const database = await testDatabase();
const ctx = await testContext(database);

test.each([
  [{ type: 'invoiced', methodId: 4n }, 'cash'],
  [{ type: 'admin', wallet: 'cash', reason: 'goodwill' }, 'cash'],
  [{ type: 'admin', wallet: 'bonus', reason: 'goodwill' }, 'bonus'],
  [{ type: 'bonus' }, 'bonus'],
  [{ type: 'coupon' }, 'bonus'],
  [{ type: 'referral' }, 'referral'],
  [{ type: 'widget_reward' }, 'referral'],
  [{ type: 'task' }, 'task'],
] as const)('%o reaches %s', async (cause, wallet) => {
  const customerId = await fundCustomer(ctx);
  await creditWallet(ctx, { ...cause, customerId, amount: usd('1.5'), key: `credit:${customerId}` });
  const nothing = { cash: 0n, bonus: 0n, referral: 0n, task: 0n, hold: 0n, owed: 0n };
  expect(await walletBalances(ctx, { customerId })).toEqual({ ...nothing, [wallet]: usd('1.5') });
});

test('a payment announced a hundred times is credited once', async () => {
  const customerId = await fundCustomer(ctx);
  const { fulfilled, refused } = await outcomes(
    Array.from({ length: 100 }, () =>
      creditWallet(ctx, {
        type: 'invoiced',
        methodId: 4n,
        customerId,
        amount: usd('20'),
        key: 'invoice:9',
        ref: { type: 'invoice', id: 9n },
      }),
    ),
  );
  expect(refused).toEqual({});
  expect(fulfilled.filter((posted) => !posted.replayed)).toHaveLength(1);
  expect(new Set(fulfilled.map((posted) => posted.txnId)).size).toBe(1);
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('20') });
});

test('the same key with another body is refused, and the first stays', async () => {
  const customerId = await fundCustomer(ctx);
  const credit = (amount: string, methodId = 4n) =>
    creditWallet(ctx, { type: 'invoiced', methodId, customerId, amount: usd(amount), key: 'invoice:10' });
  await credit('20');
  await expect(credit('21')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  await expect(credit('20', 5n)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('20') });
});

test('a customer of another panel can neither be credited nor seen', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('3') });
  const otherPanel = await testContext(database);
  await expect(
    creditWallet(otherPanel, { type: 'bonus', customerId, amount: usd('1'), key: 'bonus:1' }),
  ).rejects.toMatchObject({ code: '23503' });
  expect(await walletBalances(otherPanel, { customerId })).toMatchObject({ cash: 0n });
});

test('a key belongs to its panel', async () => {
  const otherPanel = await testContext(database);
  const here = await fundCustomer(ctx);
  const there = await fundCustomer(otherPanel);
  for (const [panel, customerId] of [
    [ctx, here],
    [otherPanel, there],
  ] as const) {
    const posted = await creditWallet(panel, {
      type: 'bonus',
      customerId,
      amount: usd('1'),
      key: 'bonus:shared',
    });
    expect(posted.replayed).toBe(false);
  }
});
