import { randomUUID } from 'node:crypto';
import { zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { createEvents, on } from '../../../platform/events/events.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { customerAccount, houseAccount } from '../account-name.ts';
import { booksRules } from '../books/books-rules.ts';
import { checkBooks } from '../books/check-books.ts';
import { chargeWallets } from '../charges/charge-wallets.ts';
import { refundCharge } from '../charges/refund-charge.ts';
import { creditWallet } from '../credit-wallet.ts';
import { financeEntries } from '../finance-entries.ts';
import { postTransaction } from '../post-transaction.ts';
import { chargeBack, undoChargeBack } from '../reversals/charge-back.ts';
import { takeBackBonus } from '../reversals/take-back.ts';
import { freshId, fundCustomer, outcomes, usd } from '../testing/fund-customer.ts';
import { moveEarnings, walletBalances } from '../wallets.ts';
import { holdForWithdrawal, returnWithdrawal } from '../withdrawals/withdrawal.ts';
import { debtRepaid } from './debt-repaid.ts';

const database = await testDatabase();
const repaid: bigint[] = [];
const listener = on(debtRepaid, async (tx, { accountId }) => {
  expect(tx.db.isTransaction).toBe(true);
  repaid.push(accountId);
});
const ctx: Context = { ...(await testContext(database)), events: createEvents([listener]) };

const reversal = (customerId: bigint) => ({
  customerId,
  invoiceId: freshId(),
  turn: 1,
  by: 'gateway' as const,
  methodId: 1n,
});

/** Spent 10 USD of a payment that the gateway then took back. */
async function debtor({ bonus, ...wallets }: Parameters<typeof fundCustomer>[1] = {}) {
  const customerId = await fundCustomer(ctx, { ...wallets, cash: usd('10') });
  const orderId = freshId();
  const amount = usd('10');
  await chargeWallets(ctx, { customerId, orderId, amount });
  if (bonus) await creditWallet(ctx, { type: 'bonus', customerId, amount: bonus, key: randomUUID() });
  const debt = reversal(customerId);
  await chargeBack(ctx, { ...debt, amount });
  return { customerId, orderId, debt };
}

const has = async (customerId: bigint) => {
  const { cash, owed } = await walletBalances(ctx, { customerId });
  return { cash, owed };
};
const topUp = (customerId: bigint, amount: string) =>
  creditWallet(ctx, { type: 'invoiced', methodId: 1n, customerId, amount: usd(amount), key: randomUUID() });

test('a top-up repays what is owed first, and says so once the debt is gone', async () => {
  const { customerId } = await debtor();
  await topUp(customerId, '4');
  expect(await has(customerId)).toEqual({ cash: zero, owed: usd('6') });
  expect(repaid).not.toContain(customerId);
  await topUp(customerId, '9');
  expect(await has(customerId)).toEqual({ cash: usd('3'), owed: zero });
  await topUp(customerId, '1');
  expect(repaid.filter((id) => id === customerId)).toHaveLength(1);
});

test('a canceled order repays before anything can be spent', async () => {
  const { customerId, orderId } = await debtor();
  await refundCharge(ctx, { orderId, refundedTotal: usd('10') });
  expect(await has(customerId)).toEqual({ cash: zero, owed: zero });
  const spend = chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('1') });
  await expect(spend).rejects.toMatchObject({ code: 'insufficient_balance' });
});

test('earnings moved to the balance and an operator’s adjustment repay too; a bonus does not', async () => {
  const { customerId } = await debtor({ referral: usd('3'), bonus: usd('2') });
  await moveEarnings(ctx, { customerId, wallet: 'referral', amount: usd('3'), key: randomUUID() });
  const adjustment = { type: 'admin', wallet: 'cash', reason: 'x', customerId } as const;
  await creditWallet(ctx, { ...adjustment, amount: usd('2'), key: randomUUID() });
  await creditWallet(ctx, { type: 'bonus', customerId, amount: usd('5'), key: randomUUID() });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({
    cash: zero,
    owed: usd('5'),
    bonus: usd('7'),
  });
});

test('the finances show the credit and the repayment as two lines that add up', async () => {
  const { customerId } = await debtor();
  await topUp(customerId, '12');
  const { entries } = await financeEntries(ctx, { customerId, wallets: ['cash'], limit: 2 });
  expect(entries.map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
    ['repayment', '-10', '2'],
    ['invoiced', '12', '12'],
  ]);
});

test('a repeated credit repays once', async () => {
  const { customerId } = await debtor();
  const credit = { type: 'invoiced', methodId: 1n, customerId, key: randomUUID() } as const;
  await creditWallet(ctx, { ...credit, amount: usd('4') });
  await creditWallet(ctx, { ...credit, amount: usd('4') });
  expect(await has(customerId)).toEqual({ cash: zero, owed: usd('6') });
});

test('a dispute won after the debt was repaid gives the repaid money back as cash', async () => {
  const { customerId, debt } = await debtor();
  await topUp(customerId, '4');
  await undoChargeBack(ctx, { ...debt, reason: 'won' });
  expect(await has(customerId)).toEqual({ cash: usd('4'), owed: zero });
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});

test('of two disputes the one that is won pays for the other', async () => {
  const { customerId, debt } = await debtor();
  await topUp(customerId, '4');
  await chargeBack(ctx, { ...reversal(customerId), amount: usd('5') });
  expect(await has(customerId)).toEqual({ cash: zero, owed: usd('11') });
  await undoChargeBack(ctx, { ...debt, reason: 'won' });
  expect(await has(customerId)).toEqual({ cash: zero, owed: usd('1') });
  await topUp(customerId, '2');
  expect(await has(customerId)).toEqual({ cash: usd('1'), owed: zero });
});

test('a spent bonus that is taken back leaves no cash beside the debt', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('5'), bonus: usd('1') });
  await takeBackBonus(ctx, { ...reversal(customerId), cause: 'bonus', amount: usd('3') });
  expect(await has(customerId)).toEqual({ cash: usd('3'), owed: zero });
});

test('what is owed can be forgiven, and too much of it becomes cash', async () => {
  const { customerId } = await debtor();
  const forgive = (amount: string) =>
    postTransaction(ctx, {
      type: 'admin',
      key: randomUUID(),
      reason: 'forgiven',
      postings: [
        {
          from: houseAccount('adjustments'),
          to: customerAccount(customerId, 'receivable'),
          amount: usd(amount),
        },
      ],
    });
  await forgive('10');
  expect(await has(customerId)).toEqual({ cash: zero, owed: zero });
  expect(repaid).toContain(customerId);
});

test('nobody withdraws while they owe; a withdrawal that was waiting may still come back', async () => {
  const customerId = await fundCustomer(ctx, { referral: usd('5') });
  const withdrawalId = freshId();
  await holdForWithdrawal(ctx, { customerId, withdrawalId, amount: usd('2') });
  await chargeBack(ctx, { ...reversal(customerId), amount: usd('1') });
  const hold = () => holdForWithdrawal(ctx, { customerId, withdrawalId: freshId(), amount: usd('1') });
  await expect(hold()).rejects.toMatchObject({ code: 'account_owes' });
  await returnWithdrawal(ctx, { withdrawalId });
  await moveEarnings(ctx, { customerId, wallet: 'referral', amount: usd('1'), key: randomUUID() });
  expect(await hold()).toMatchObject({ referral: usd('1') });
});

test('a hundred credits, charges and chargebacks at once never leave cash beside a debt', async () => {
  const { customerId, orderId } = await debtor({ bonus: usd('1') });
  const turns = Array.from({ length: 25 }, (_, turn) => turn);
  const { refused } = await outcomes<unknown>([
    ...turns.map(() => topUp(customerId, '1')),
    ...turns.map(() => chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('0.5') })),
    ...turns.map(() => chargeBack(ctx, { ...reversal(customerId), amount: usd('0.7') })),
    ...turns.map((turn) => refundCharge(ctx, { orderId, refundedTotal: usd(String((turn % 10) + 1)) })),
  ]);
  expect(Object.keys(refused)).toEqual(
    Object.keys(refused).filter((code) => code === 'insufficient_balance'),
  );
  const { cash, owed } = await has(customerId);
  expect(cash === zero || owed === zero).toBe(true);
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});

test('the first debts and credits of one account may meet in any order', async () => {
  for (let round = 0; round < 10; round += 1) {
    const customerId = await fundCustomer(ctx);
    await Promise.all([
      topUp(customerId, '1'),
      chargeBack(ctx, { ...reversal(customerId), amount: usd('2') }),
      takeBackBonus(ctx, { ...reversal(customerId), cause: 'bonus', amount: usd('1') }),
      topUp(customerId, '1'),
    ]);
    expect(await has(customerId)).toEqual({ cash: zero, owed: usd('1') });
  }
});
