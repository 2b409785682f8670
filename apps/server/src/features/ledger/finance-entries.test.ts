import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { chargeWallets } from './charges/charge-wallets.ts';
import { refundCharge } from './charges/refund-charge.ts';
import { financeEntries } from './finance-entries.ts';
import type { FinanceEntryView } from './finance-entry-view.ts';
import { freshId, fundCustomer, usd } from './testing/fund-customer.ts';
import { moveEarnings } from './wallets.ts';

const database = await testDatabase();
const ctx = await testContext(database);
const everyWallet = ['cash', 'bonus', 'referral', 'task'] as const;

async function eventfulCustomer(): Promise<{ customerId: bigint; orderId: bigint }> {
  const customerId = await fundCustomer(ctx, { cash: usd('10'), bonus: usd('2'), referral: usd('3') });
  const orderId = freshId();
  await chargeWallets(ctx, { customerId, orderId, amount: usd('5') });
  ctx.clock.advance(60);
  await refundCharge(ctx, { orderId, refundedTotal: usd('4'), reason: 'half of it never came' });
  await moveEarnings(ctx, { customerId, wallet: 'referral', amount: usd('1'), key: `move:${customerId}` });
  return { customerId, orderId };
}

function short(entry: FinanceEntryView) {
  return [entry.type, entry.wallet, entry.amount, entry.balance];
}

test('postings are listed newest first, each with what its wallet held afterwards', async () => {
  const { customerId, orderId } = await eventfulCustomer();
  const { entries, next } = await financeEntries(ctx, { customerId, wallets: everyWallet, limit: 50 });
  expect(entries.map(short)).toEqual([
    ['referral', 'cash', '1', '11'],
    ['referral', 'referral', '-1', '2'],
    ['cancel_order', 'bonus', '1', '1'],
    ['cancel_order', 'cash', '3', '10'],
    ['order', 'cash', '-3', '7'],
    ['order', 'bonus', '-2', '0'],
    ['referral', 'referral', '3', '3'],
    ['bonus', 'bonus', '2', '2'],
    ['invoiced', 'cash', '10', '10'],
  ]);
  expect(next).toBeUndefined();
  expect(entries[3]).toMatchObject({
    order_id: String(orderId),
    payment_method_id: null,
    reason: 'half of it never came',
    created_at: ctx.clock.now().toISOString(),
  });
  expect(entries.at(-1)).toMatchObject({ order_id: null, payment_method_id: '1' });
});

test.each([1, 2, 3, 4, 8, 9])('pages of %i join to the whole list', async (limit) => {
  const { customerId } = await eventfulCustomer();
  const whole = await financeEntries(ctx, { customerId, wallets: everyWallet, limit: 50 });
  const joined: FinanceEntryView[] = [];
  let before: bigint | undefined;
  do {
    const page = await financeEntries(ctx, { customerId, wallets: everyWallet, limit, before });
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    joined.push(...page.entries);
    before = page.next;
  } while (before !== undefined);
  expect(joined).toEqual(whole.entries);
  expect(new Set(joined.map((entry) => entry.id)).size).toBe(9);
});

test('only the asked wallets, only of this customer and panel', async () => {
  const { customerId } = await eventfulCustomer();
  const { entries } = await financeEntries(ctx, { customerId, wallets: ['bonus'], limit: 50 });
  expect(entries.map((entry) => entry.balance)).toEqual(['1', '0', '2']);
  const otherPanel = await testContext(database);
  const unseen = await financeEntries(otherPanel, { customerId, wallets: everyWallet, limit: 50 });
  expect(unseen).toEqual({ entries: [], next: undefined });
});

test('along a busy wallet the list follows the order in which balances changed', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('100') });
  await Promise.all(
    Array.from({ length: 60 }, () =>
      chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('1') }),
    ),
  );
  const { entries } = await financeEntries(ctx, { customerId, wallets: ['cash'], limit: 100 });
  expect(entries.map((entry) => entry.balance)).toEqual(
    Array.from({ length: 61 }, (_, place) => String(40 + place)),
  );
});
