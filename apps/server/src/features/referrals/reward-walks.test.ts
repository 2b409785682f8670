import { money } from '@marquee/domain/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../platform/errors.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { closeDispute } from '../invoices/reversals/close-dispute.ts';
import { settleInvoice } from '../invoices/settling/settle-invoice.ts';
import { evidenceOf, reloadInvoice } from '../invoices/testing/create-invoice.ts';
import { holdForWithdrawal, moveEarnings, returnWithdrawal } from '../ledger/index.ts';
import { freshId } from '../ledger/testing/fund-customer.ts';
import { cancelOrder, completeOrder } from '../orders/index.ts';
import { referralShop } from './testing/referral-shop.ts';

const database = await testDatabase();
const shop = await referralShop(database);
const { ctx } = shop;

const amount = fc
  .bigInt({ min: 1_000_000n, max: 10n ** 10n })
  .map((units) => money(units - (units % 1_000_000n)));
const verbs = ['top-up', 'order', 'complete', 'partial', 'dispute', 'win', 'withdraw', 'move'] as const;
const step = fc.record({ verb: fc.constantFrom(...verbs), which: fc.nat(3), amount });

interface Walk {
  referrer: bigint;
  person: bigint;
  invoices: bigint[];
  orders: bigint[];
}

async function take(
  walk: Walk,
  { verb, which, amount }: typeof step extends fc.Arbitrary<infer S> ? S : never,
) {
  const orderId = walk.orders[which];
  const invoiceId = walk.invoices[which];
  switch (verb) {
    case 'top-up':
      walk.invoices.push((await shop.topUp(walk.person, amount)).id);
      return;
    case 'order':
      walk.orders.push(await shop.order(walk.person, amount));
      return;
    case 'complete':
      if (orderId) await completeOrder(ctx, orderId);
      return;
    case 'partial':
      if (orderId) await cancelOrder(ctx, { orderId, reason: 'provider', delivered: amount % 1000n });
      return;
    case 'dispute': {
      if (!invoiceId) return;
      const invoice = await reloadInvoice(ctx, { id: invoiceId });
      await settleInvoice(ctx, invoiceId, evidenceOf(ctx, invoice, { news: 'disputed' }));
      return;
    }
    case 'win':
      if (invoiceId) await closeDispute(ctx, { invoiceId, outcome: 'won', reason: 'walk' });
      return;
    case 'withdraw': {
      const withdrawalId = freshId();
      await holdForWithdrawal(ctx, { customerId: walk.referrer, withdrawalId, amount });
      await returnWithdrawal(ctx, { withdrawalId });
      return;
    }
    case 'move':
      await moveEarnings(ctx, {
        customerId: walk.referrer,
        wallet: 'referral',
        amount: money(amount / 100n),
        key: `walk:${freshId()}`,
      });
  }
}

test('over hundreds of histories the ledger pays what is due for cash kept, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const referrer = await shop.account();
      const person = await shop.referred(referrer);
      const walk: Walk = { referrer, person, invoices: [], orders: [] };
      walk.invoices.push((await shop.topUp(person, money(5n * 10n ** 9n))).id);
      for (const one of steps)
        await take(walk, one).catch((error) => {
          // Without money, or in the wrong state, nothing happens.
          if (!(error instanceof Refusal)) throw error;
        });
      const { referral, cash, owed } = await shop.wallets(referrer);
      expect(referral >= 0n && cash >= 0n && owed >= 0n).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(await shop.books()).toEqual([]);
}, 300_000);
