import { zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { booksRules } from '../books/books-rules.ts';
import { checkBooks } from '../books/check-books.ts';
import { freshId, fundCustomer, outcomes, usd } from '../testing/fund-customer.ts';
import { moveEarnings, walletBalances } from '../wallets.ts';

import { holdForWithdrawal, payWithdrawal, returnWithdrawal } from './withdrawal.ts';

const database = await testDatabase();
const ctx = await testContext(database);

test('a withdrawal takes earnings only: cash and bonus do not count', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('100'), bonus: usd('100'), task: usd('3') });
  const hold = (amount: string) =>
    holdForWithdrawal(ctx, { customerId, withdrawalId: freshId(), amount: usd(amount) });
  await expect(hold('3.00000001')).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await hold('3')).toEqual({ referral: zero, task: usd('3') });
});

test('200 parallel requests and moves of one balance take no more than there is', async () => {
  const customerId = await fundCustomer(ctx, { referral: usd('4'), task: usd('6') });
  const amount = usd('0.13');
  const { fulfilled, refused } = await outcomes<unknown>(
    Array.from({ length: 200 }, (_, racer) =>
      racer % 4 === 0
        ? moveEarnings(ctx, { customerId, wallet: 'task', amount, key: `move:${racer}` })
        : holdForWithdrawal(ctx, { customerId, withdrawalId: freshId(), amount }),
    ),
  );
  expect(Object.keys(refused)).toEqual(['insufficient_balance']);
  const left = await walletBalances(ctx, { customerId });
  expect(left.cash + left.hold).toBe(amount * BigInt(fulfilled.length));
  expect(left.referral + left.task).toBe(usd('10') - amount * BigInt(fulfilled.length));
  expect(left.referral + left.task < amount || left.task < amount).toBe(true);
});

test('a paid withdrawal leaves through its method, less the fee', async () => {
  const customerId = await fundCustomer(ctx, { referral: usd('4'), task: usd('6') });
  const withdrawalId = freshId();
  await holdForWithdrawal(ctx, { customerId, withdrawalId, amount: usd('5') });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({
    referral: zero,
    task: usd('5'),
    hold: usd('5'),
  });
  const first = await payWithdrawal(ctx, { withdrawalId, methodId: 8n, fee: usd('0.5') });
  const again = await payWithdrawal(ctx, { withdrawalId, methodId: 8n, fee: usd('0.5') });
  expect(again).toEqual({ txnId: first.txnId, replayed: true });
  await expect(payWithdrawal(ctx, { withdrawalId, methodId: 9n })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  await expect(returnWithdrawal(ctx, { withdrawalId })).rejects.toMatchObject({ code: 'wrong_state' });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ hold: zero, task: usd('5') });
});

test('a refused withdrawal goes back to the wallets it came from', async () => {
  const customerId = await fundCustomer(ctx, { referral: usd('4'), task: usd('6') });
  const withdrawalId = freshId();
  await holdForWithdrawal(ctx, { customerId, withdrawalId, amount: usd('5') });
  await returnWithdrawal(ctx, { withdrawalId, reason: 'wrong account number' });
  expect(await returnWithdrawal(ctx, { withdrawalId, reason: 'again' })).toMatchObject({ replayed: true });
  await expect(payWithdrawal(ctx, { withdrawalId, methodId: 8n })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({
    referral: usd('4'),
    task: usd('6'),
    hold: zero,
  });
});

test('paying and returning at once: one of them wins, each time', async () => {
  const customerId = await fundCustomer(ctx, { referral: usd('50') });
  const withdrawals = Array.from({ length: 50 }, freshId);
  for (const withdrawalId of withdrawals)
    await holdForWithdrawal(ctx, { customerId, withdrawalId, amount: usd('1') });
  const paid = await outcomes(
    withdrawals.flatMap((withdrawalId, place) => {
      const racers = [
        () => payWithdrawal(ctx, { withdrawalId, methodId: 8n }),
        () => returnWithdrawal(ctx, { withdrawalId }),
      ];
      return (place % 2 === 0 ? racers : racers.toReversed()).map((race) => race());
    }),
  );
  expect(paid.fulfilled).toHaveLength(50);
  expect(paid.refused).toEqual({ wrong_state: 50 });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ hold: zero });
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});

test('a withdrawal that nobody requested, or another panel’s, is not found', async () => {
  const customerId = await fundCustomer(ctx, { referral: usd('4') });
  const withdrawalId = freshId();
  await holdForWithdrawal(ctx, { customerId, withdrawalId, amount: usd('4') });
  const otherPanel = await testContext(database);
  await expect(returnWithdrawal(ctx, { withdrawalId: freshId() })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(returnWithdrawal(otherPanel, { withdrawalId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(payWithdrawal(otherPanel, { withdrawalId, methodId: 8n })).rejects.toMatchObject({
    code: 'not_found',
  });
});
