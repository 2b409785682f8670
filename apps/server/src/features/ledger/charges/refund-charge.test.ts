import { money, zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/context.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { booksRules } from '../books/books-rules.ts';
import { checkBooks } from '../books/check-books.ts';
import { freshId, fundCustomer, outcomes, total, usd } from '../testing/fund-customer.ts';
import { walletBalances } from '../wallets.ts';
import { chargeWallets } from './charge-wallets.ts';
import { recognizeRevenue } from './recognize-revenue.ts';
import { refundCharge } from './refund-charge.ts';

const database = await testDatabase();
const ctx = await testContext(database);

async function chargedOrder(wallets: { cash: string; bonus: string }, amount: string) {
  const customerId = await fundCustomer(ctx, { cash: usd(wallets.cash), bonus: usd(wallets.bonus) });
  const orderId = freshId();
  await chargeWallets(ctx, { customerId, orderId, amount: usd(amount) });
  return { customerId, orderId };
}

test('100 parallel cancels by customer, operator and provider poll: one refund', async () => {
  const { customerId, orderId } = await chargedOrder({ cash: '3', bonus: '2' }, '4');
  const operator = await fundCustomer(ctx);
  const user = { kind: 'user', permissions: [], frozen: false } as const;
  const actors: Actor[] = [
    { ...user, accountId: customerId },
    { ...user, accountId: operator },
    { kind: 'system', name: 'provider-poll' },
  ];
  const { fulfilled } = await outcomes(
    Array.from({ length: 100 }, (_, racer) => {
      const actor = actors[racer % 3] ?? ctx.actor;
      return refundCharge({ ...ctx, actor }, { orderId, refundedTotal: usd('4') });
    }),
  );
  expect(fulfilled).toHaveLength(100);
  expect(fulfilled.filter((parts) => total(parts) > zero)).toEqual([{ cash: usd('2'), bonus: usd('2') }]);
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('3'), bonus: usd('2') });
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});

test('500 orders, 2 parallel cancels each: 500 refunds, 500 that change nothing', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('400'), bonus: usd('100') });
  const orders = Array.from({ length: 500 }, freshId);
  await Promise.all(orders.map((orderId) => chargeWallets(ctx, { customerId, orderId, amount: usd('1') })));
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: zero, bonus: zero });
  const { fulfilled, refused } = await outcomes(
    [...orders, ...orders].map((orderId) => refundCharge(ctx, { orderId, refundedTotal: usd('1') })),
  );
  expect(refused).toEqual({});
  expect(fulfilled.filter((parts) => total(parts) === usd('1'))).toHaveLength(500);
  expect(fulfilled.filter((parts) => total(parts) === zero)).toHaveLength(500);
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('400'), bonus: usd('100') });
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
}, 60_000);

test('racing partial reports end at the highest total', async () => {
  const { customerId, orderId } = await chargedOrder({ cash: '10', bonus: '0' }, '10');
  const totals = Array.from({ length: 40 }, (_, place) => usd(String((place % 8) + 1)));
  const { fulfilled } = await outcomes(
    totals.map((refundedTotal) => refundCharge(ctx, { orderId, refundedTotal })),
  );
  expect(fulfilled.reduce((sum, parts) => sum + total(parts), 0n)).toBe(usd('8'));
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('8') });
});

test('a refund goes to the wallets that paid, last paid first, and stops at the charge', async () => {
  const { customerId, orderId } = await chargedOrder({ cash: '5', bonus: '2' }, '6');
  const refund = (refundedTotal: string) => refundCharge(ctx, { orderId, refundedTotal: usd(refundedTotal) });
  expect(await refund('3')).toEqual({ cash: usd('3'), bonus: zero });
  expect(await refund('3')).toEqual({ cash: zero, bonus: zero });
  expect(await refund('1')).toEqual({ cash: zero, bonus: zero });
  expect(await refund('4.5')).toEqual({ cash: usd('1'), bonus: usd('0.5') });
  expect(await refund('1000')).toEqual({ cash: zero, bonus: usd('1.5') });
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('5'), bonus: usd('2') });
});

test('an order that was never charged, or another panel’s, has nothing to refund', async () => {
  const { customerId, orderId } = await chargedOrder({ cash: '5', bonus: '0' }, '5');
  const otherPanel = await testContext(database);
  const nothing = { cash: zero, bonus: zero };
  expect(await refundCharge(ctx, { orderId: freshId(), refundedTotal: usd('5') })).toEqual(nothing);
  expect(await refundCharge(otherPanel, { orderId, refundedTotal: usd('5') })).toEqual(nothing);
  expect(await recognizeRevenue(otherPanel, { orderId })).toBe(zero);
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: zero });
});

test('what is delivered is earned once, and a later refund takes it back out of revenue', async () => {
  const { customerId, orderId } = await chargedOrder({ cash: '10', bonus: '0' }, '10');
  await refundCharge(ctx, { orderId, refundedTotal: usd('2') });
  const { fulfilled } = await outcomes(Array.from({ length: 10 }, () => recognizeRevenue(ctx, { orderId })));
  expect(fulfilled.filter((earned) => earned > zero)).toEqual([usd('8')]);
  expect(await refundCharge(ctx, { orderId, refundedTotal: usd('7') })).toMatchObject({ cash: usd('5') });
  expect(await recognizeRevenue(ctx, { orderId })).toBe(money(0n));
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('7') });
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});
