import { zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { clearingAccount, customerAccount, houseAccount } from '../account-name.ts';
import { booksRules } from '../books/books-rules.ts';
import { checkBooks } from '../books/check-books.ts';
import { chargeWallets } from '../charges/charge-wallets.ts';
import { creditWallet } from '../credit-wallet.ts';
import { postTransaction } from '../post-transaction.ts';
import { freshId, fundCustomer, outcomes, usd } from '../testing/fund-customer.ts';
import { moveEarnings, walletBalances } from '../wallets.ts';

import { chargeBack } from './charge-back.ts';
import { reverseTransaction } from './reverse-transaction.ts';

const database = await testDatabase();
const ctx = await testContext(database);

test('twenty reversals at once undo a transaction of several postings once', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('1') });
  const invoiceId = freshId();
  const { txnId } = await postTransaction(ctx, {
    type: 'invoiced',
    key: `invoice:${invoiceId}`,
    ref: { type: 'invoice', id: invoiceId },
    postings: [
      { from: clearingAccount(3n), to: customerAccount(customerId, 'cash'), amount: usd('10') },
      { from: clearingAccount(3n), to: houseAccount('fee_income'), amount: usd('0.3') },
      { from: houseAccount('bonus_cost'), to: customerAccount(customerId, 'bonus'), amount: usd('2') },
    ],
  });
  const { fulfilled } = await outcomes(
    Array.from({ length: 20 }, () => reverseTransaction(ctx, { txnId, reason: 'booked by mistake' })),
  );
  expect(fulfilled.filter((posted) => !posted.replayed)).toHaveLength(1);
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('1'), bonus: zero });
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});

test('the database holds a second reversal off, whatever its key', async () => {
  const customerId = await fundCustomer(ctx, { bonus: usd('5') });
  const { txnId } = await creditWallet(ctx, {
    type: 'bonus',
    customerId,
    amount: usd('1'),
    key: 'bonus:twice',
  });
  await reverseTransaction(ctx, { txnId, reason: 'once' });
  const again = postTransaction(ctx, {
    type: 'bonus',
    key: 'another-key',
    reverses: txnId,
    postings: [
      { from: customerAccount(customerId, 'bonus'), to: houseAccount('bonus_cost'), amount: usd('1') },
    ],
  });
  await expect(again).rejects.toMatchObject({ code: 'wrong_state' });
});

test('what was spent cannot be reversed', async () => {
  const customerId = await fundCustomer(ctx);
  const { txnId } = await creditWallet(ctx, {
    type: 'bonus',
    customerId,
    amount: usd('1'),
    key: 'bonus:spent',
  });
  await chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('0.5') });
  await expect(reverseTransaction(ctx, { txnId, reason: 'too late' })).rejects.toMatchObject({
    code: 'insufficient_balance',
  });
});

test('orders, reversals and moved earnings are not reversible; another panel’s are not there', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('5'), referral: usd('5') });
  const orderId = freshId();
  await chargeWallets(ctx, { customerId, orderId, amount: usd('1') });
  const order = await ctx.db
    .selectFrom('ledger_txn')
    .select('id')
    .where('idem_key', '=', `order:${orderId}`)
    .executeTakeFirstOrThrow();
  const moved = await moveEarnings(ctx, { customerId, wallet: 'referral', amount: usd('1'), key: 'move:1' });
  const credit = await creditWallet(ctx, { type: 'bonus', customerId, amount: usd('1'), key: 'bonus:back' });
  const reversal = await reverseTransaction(ctx, { txnId: credit.txnId, reason: 'undo' });
  for (const { txnId } of [{ txnId: order.id }, moved, reversal])
    await expect(reverseTransaction(ctx, { txnId, reason: 'no' })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  const otherPanel = await testContext(database);
  await expect(reverseTransaction(otherPanel, { txnId: credit.txnId, reason: 'no' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a chargeback takes the cash that is left and remembers the rest as owed, once', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('10'), bonus: usd('5') });
  await chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('11') });
  const input = {
    customerId,
    invoiceId: freshId(),
    turn: 1,
    by: 'gateway',
    methodId: 1n,
    amount: usd('10'),
  } as const;
  expect(await chargeBack(ctx, input)).toEqual({ cash: usd('4'), receivable: usd('6') });
  expect(await chargeBack(ctx, input)).toEqual({ cash: usd('4'), receivable: usd('6') });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: zero, owed: usd('6') });
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});
