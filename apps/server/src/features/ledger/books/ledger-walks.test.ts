import { randomUUID } from 'node:crypto';
import { money } from '@marquee/domain/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { chargeWallets } from '../charges/charge-wallets.ts';
import { recognizeRevenue } from '../charges/recognize-revenue.ts';
import { refundCharge } from '../charges/refund-charge.ts';
import { creditWallet } from '../credit-wallet.ts';
import { chargeBack, undoChargeBack } from '../reversals/charge-back.ts';
import { reverseTransaction } from '../reversals/reverse-transaction.ts';
import { freshId, fundCustomer } from '../testing/fund-customer.ts';
import { LedgerModel, picked } from '../testing/ledger-model.ts';
import { type LedgerStep, ledgerWalk } from '../testing/ledger-steps.ts';
import { moveEarnings, walletBalances } from '../wallets.ts';

import { holdForWithdrawal, payWithdrawal, returnWithdrawal } from '../withdrawals/withdrawal.ts';

import { booksRules } from './books-rules.ts';
import { checkBooks } from './check-books.ts';

const database = await testDatabase();

/** What a walk has made so far, by the ids the real ledger knows it under. */
interface Made {
  customers: bigint[];
  orders: bigint[];
  withdrawals: bigint[];
  credits: bigint[];
  chargeBacks: bigint[];
}

async function take(ctx: Context, made: Made, step: LedgerStep): Promise<void> {
  const customerId = 'who' in step ? (made.customers[step.who] ?? 0n) : 0n;
  const amount = money('amount' in step ? step.amount : 0n);
  const key = randomUUID();
  const id = freshId();
  switch (step.verb) {
    case 'credit': {
      const details = { methodId: 1n, wallet: 'cash', reason: 'walk' } as const;
      const { txnId } = await creditWallet(ctx, { ...details, type: step.cause, customerId, amount, key });
      made.credits.push(txnId);
      return;
    }
    case 'charge':
      await chargeWallets(ctx, { customerId, orderId: id, amount });
      made.orders.push(id);
      return;
    case 'refund': {
      const orderId = picked(made.orders, step.pick);
      if (orderId) await refundCharge(ctx, { orderId, refundedTotal: money(step.total) });
      return;
    }
    case 'recognize': {
      const orderId = picked(made.orders, step.pick);
      if (orderId) await recognizeRevenue(ctx, { orderId });
      return;
    }
    case 'move': {
      const { txnId } = await moveEarnings(ctx, { customerId, wallet: step.wallet, amount, key });
      made.credits.push(txnId);
      return;
    }
    case 'hold':
      await holdForWithdrawal(ctx, { customerId, withdrawalId: id, amount });
      made.withdrawals.push(id);
      return;
    case 'pay':
    case 'return': {
      const withdrawalId = picked(made.withdrawals, step.pick);
      if (withdrawalId === undefined) return;
      if (step.verb === 'pay') await payWithdrawal(ctx, { withdrawalId, methodId: 1n });
      else await returnWithdrawal(ctx, { withdrawalId });
      return;
    }
    case 'reverse': {
      const txnId = picked(made.credits, step.pick);
      if (txnId) await reverseTransaction(ctx, { txnId, reason: 'walk' });
      return;
    }
    case 'charge-back':
      await chargeBack(ctx, { customerId, invoiceId: id, turn: 1, by: 'gateway', methodId: 1n, amount });
      made.chargeBacks.push(id);
      return;
    case 'win-dispute': {
      const invoiceId = picked(made.chargeBacks, step.pick);
      if (invoiceId) await undoChargeBack(ctx, { invoiceId, turn: 1, reason: 'walk' });
    }
  }
}

async function outcome(ctx: Context, made: Made, step: LedgerStep): Promise<string> {
  try {
    await take(ctx, made, step);
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test('in 10,000 walks no bonus money reaches a wallet that can be withdrawn', () => {
  let done = 0;
  fc.assert(
    fc.property(ledgerWalk(40), (walk) => {
      const model = new LedgerModel();
      for (const step of walk) {
        if (model.take(step) === 'done') done += 1;
        if (model.laundered() > 0n) return false;
      }
      return true;
    }),
    { numRuns: 10_000 },
  );
  expect(done).toBeGreaterThan(50_000);
}, 60_000);

test('the real ledger refuses, pays and refunds exactly as the model does, and its books hold', async () => {
  await fc.assert(
    fc.asyncProperty(ledgerWalk(40), async (walk) => {
      const ctx = await testContext(database);
      const model = new LedgerModel();
      const customers = [await fundCustomer(ctx), await fundCustomer(ctx)];
      const made: Made = { customers, orders: [], withdrawals: [], credits: [], chargeBacks: [] };
      for (const step of walk) {
        const expected = model.take(step);
        expect([step, await outcome(ctx, made, step)]).toEqual([step, expected]);
        for (const customerId of customers) {
          const { cash, owed } = await walletBalances(ctx, { customerId });
          expect(owed === 0n || (owed > 0n && cash === 0n)).toBe(true);
        }
      }
      for (const [who, customerId] of customers.entries()) {
        expect(await walletBalances(ctx, { customerId })).toEqual({
          cash: model.balance(who, 'cash'),
          bonus: model.balance(who, 'bonus'),
          referral: model.balance(who, 'referral'),
          task: model.balance(who, 'task'),
          hold: model.balance(who, 'hold'),
          owed: -model.balance(who, 'receivable'),
        });
      }
      expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 90_000);

test('walks of many people at once leave sound books', async () => {
  const ctx = await testContext(database);
  const customers = [await fundCustomer(ctx), await fundCustomer(ctx)];
  const walks = fc.sample(ledgerWalk(40), { numRuns: 24, seed: 7 });
  await Promise.all(
    walks.map(async (walk) => {
      const made: Made = { customers, orders: [], withdrawals: [], credits: [], chargeBacks: [] };
      for (const step of walk) await outcome(ctx, made, step);
    }),
  );
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
}, 60_000);
