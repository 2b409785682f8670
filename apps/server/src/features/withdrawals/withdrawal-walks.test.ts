import { randomUUID } from 'node:crypto';
import { money } from '@marquee/domain/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/errors.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { payCashback, redeemCoupon } from '../coupons/index.ts';
import { createCoupon } from '../coupons/testing/create-coupon.ts';
import { transferEarnings } from '../finances/index.ts';
import {
  chargeWallets,
  checkBooks,
  creditWallet,
  ledger,
  refundCharge,
  walletBalances,
} from '../ledger/index.ts';
import { freshId, fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { approveWithdrawal, cancelWithdrawal, rejectWithdrawal } from './end-withdrawal.ts';

import { requestWithdrawal } from './request-withdrawal.ts';
import { createWithdrawalMethod } from './testing/create-withdrawal-method.ts';
import { withdrawalBooks } from './withdrawal-books.ts';

const database = await testDatabase();
const verbs = [
  ...['earn-referral', 'earn-task', 'bonus', 'cashback', 'order', 'refund'],
  ...['move-referral', 'move-task', 'request', 'approve', 'reject', 'cancel'],
] as const;
const walk: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ verb: fc.constantFrom(...verbs), dollars: fc.integer({ min: 1, max: 40 }), pick: fc.nat(9) }),
  { minLength: 10, maxLength: 40 },
);
type Step = { verb: string; dollars: number; pick: number };

/** By chance alone, a run might pay out nothing. */
const paidOutOnce: Step[] = [
  { verb: 'earn-referral', dollars: 40, pick: 0 },
  { verb: 'request', dollars: 10, pick: 0 },
  { verb: 'approve', dollars: 1, pick: 0 },
];

/** What a person earned by rewards, and what was paid out. */
interface Sums {
  earned: bigint;
  moved: bigint;
  paidOut: bigint;
}

async function take(ctx: Context, customerId: bigint, methodId: number, walked: Step[]): Promise<Sums> {
  const mine: Context = {
    ...ctx,
    actor: { kind: 'user', accountId: customerId, permissions: [], frozen: false },
  };
  const sums: Sums = { earned: 0n, moved: 0n, paidOut: 0n };
  const [orders, requests]: [bigint[], { id: bigint; amount: bigint }[]] = [[], []];
  for (const { verb, dollars, pick } of walked) {
    const amount = usd(String(dollars));
    const request = requests[pick % Math.max(1, requests.length)];
    const actions: Record<string, () => Promise<void>> = {
      'earn-referral': () => reward('referral'),
      'earn-task': () => reward('task'),
      bonus: async () =>
        void (await creditWallet(ctx, { type: 'bonus', customerId, amount, key: randomUUID() })),
      cashback: async () => {
        const { code } = await createCoupon(ctx.db, ctx.panel, { type: 'cashback', percent_ppm: 1_000_000 });
        const use = { type: 'order_group', id: freshId() } as const;
        await inTransaction(ctx, async (tx) => {
          await redeemCoupon(tx, { code, accountId: customerId, use, type: 'cashback', amount });
          await payCashback(tx, { use, orderId: freshId(), kept: amount });
        });
      },
      order: async () => {
        const orderId = freshId();
        await chargeWallets(ctx, { customerId, orderId, amount });
        orders.push(orderId);
      },
      refund: async () => {
        const orderId = orders[pick % Math.max(1, orders.length)];
        if (orderId) await refundCharge(ctx, { orderId, refundedTotal: amount });
      },
      'move-referral': () => move('referral'),
      'move-task': () => move('task'),
      request: async () => {
        const body = { amount: String(dollars), payment_method_id: methodId, account_number: '1' };
        const query = { with_increased_balance_accuracy: true };
        const { data } = await requestWithdrawal(mine, { query, body });
        requests.push({ id: BigInt(data.id), amount });
      },
      approve: async () => {
        if (!request) return;
        await approveWithdrawal(ctx, { withdrawalId: request.id, payoutReference: randomUUID() });
        sums.paidOut += request.amount;
      },
      reject: async () => {
        if (request) await rejectWithdrawal(ctx, { withdrawalId: request.id, reason: 'walk' });
      },
      cancel: async () => {
        if (request) await cancelWithdrawal(mine, request.id);
      },
    };
    const reward = async (type: 'referral' | 'task') => {
      await creditWallet(ctx, { type, customerId, amount, key: randomUUID() });
      sums.earned += amount;
    };
    const move = async (wallet: 'referral' | 'task') => {
      await transferEarnings(mine, { wallet, amount: String(dollars) });
      sums.moved += amount;
    };
    await actions[verb]?.().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
  return sums;
}

test('through every door, what leaves or waits to leave was earned, never given or paid in', async () => {
  let paidOut = 0n;
  await fc.assert(
    fc.asyncProperty(walk, async (walked) => {
      const ctx = await testContext(database);
      const method = await createWithdrawalMethod(ctx.db, ctx.panel, { min_amount: 100_000_000n });
      const customerId = await fundCustomer(ctx, { cash: usd('100'), bonus: usd('100') });
      const sums = await take(ctx, customerId, Number(method.id), walked);
      const { referral, task, hold } = await walletBalances(ctx, { customerId });
      expect(money(referral + task + hold + sums.paidOut + sums.moved)).toBe(sums.earned);
      paidOut += sums.paidOut;
    }),
    { numRuns: 40, examples: [[paidOutOnce]] },
  );
  expect(paidOut).toBeGreaterThan(0n);
  expect(await checkBooks(database.db, [...(ledger.books ?? []), ...withdrawalBooks])).toEqual([]);
}, 120_000);
