import { money, zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { booksRules } from '../books/books-rules.ts';
import { checkBooks } from '../books/check-books.ts';
import { freshId, fundCustomer, outcomes, total, usd } from '../testing/fund-customer.ts';
import { walletBalances } from '../wallets.ts';
import { chargeWallets } from './charge-wallets.ts';

const database = await testDatabase();
const ctx = await testContext(database);

test.each([
  { cash: '10', bonus: '0', price: '0.13', accepted: 76 },
  { cash: '10', bonus: '0', price: '0.1', accepted: 100 },
  { cash: '6.93', bonus: '3.07', price: '0.13', accepted: 76 },
  { cash: '0', bonus: '5', price: '0.05', accepted: 100 },
  { cash: '0.00000199', bonus: '0.00000001', price: '0.00000001', accepted: 200 },
  { cash: '0.05', bonus: '0.06', price: '0.12', accepted: 0 },
])('200 parallel charges of $price on $cash cash and $bonus bonus: $accepted accepted', async (row) => {
  const [cash, bonus, amount] = [usd(row.cash), usd(row.bonus), usd(row.price)];
  const customerId = await fundCustomer(ctx, { cash, bonus });
  const { fulfilled, refused } = await outcomes(
    Array.from({ length: 200 }, () => chargeWallets(ctx, { customerId, orderId: freshId(), amount })),
  );
  expect(fulfilled).toHaveLength(row.accepted);
  expect(refused).toEqual(row.accepted === 200 ? {} : { insufficient_balance: 200 - row.accepted });
  expect(fulfilled.every((parts) => total(parts) === amount)).toBe(true);
  const left = await walletBalances(ctx, { customerId });
  expect(left.cash + left.bonus).toBe(cash + bonus - amount * BigInt(row.accepted));
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});

test('charges that together fit are all accepted: nobody is refused over a balance just read', async () => {
  const amount = usd('0.13');
  const customers = await Promise.all(
    Array.from({ length: 20 }, () => fundCustomer(ctx, { bonus: usd('0.05'), cash: usd('0.47') })),
  );
  const { fulfilled, refused } = await outcomes(
    customers.flatMap((customerId) =>
      Array.from({ length: 4 }, () => chargeWallets(ctx, { customerId, orderId: freshId(), amount })),
    ),
  );
  expect(refused).toEqual({});
  expect(fulfilled).toHaveLength(80);
});

test('bonus goes first, then cash', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('5'), bonus: usd('2') });
  const charge = (amount: string) =>
    chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd(amount) });
  expect(await charge('1.5')).toEqual({ bonus: usd('1.5'), cash: zero });
  expect(await charge('1.5')).toEqual({ bonus: usd('0.5'), cash: usd('1') });
  expect(await charge('1')).toEqual({ bonus: zero, cash: usd('1') });
});

test('the same order is charged once, however often it comes, and answers the same', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('5'), bonus: usd('0.4') });
  const orderId = freshId();
  const { fulfilled } = await outcomes(
    Array.from({ length: 20 }, () => chargeWallets(ctx, { customerId, orderId, amount: usd('1') })),
  );
  expect(fulfilled).toEqual(Array.from({ length: 20 }, () => ({ bonus: usd('0.4'), cash: usd('0.6') })));
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('4.4'), bonus: zero });
});

test('the same order with another amount or customer is refused', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('5') });
  const someoneElse = await fundCustomer(ctx, { cash: usd('5') });
  const orderId = freshId();
  await chargeWallets(ctx, { customerId, orderId, amount: usd('1') });
  await expect(chargeWallets(ctx, { customerId, orderId, amount: usd('2') })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  await expect(
    chargeWallets(ctx, { customerId: someoneElse, orderId, amount: usd('1') }),
  ).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect(await walletBalances(ctx, { customerId: someoneElse })).toMatchObject({ cash: usd('5') });
});

test('a charge belongs to the transaction it is made in', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('5') });
  const orderId = freshId();
  await expect(
    inTransaction(ctx, async (tx) => {
      await chargeWallets(tx, { customerId, orderId, amount: usd('1') });
      throw new Error('the rest of the order failed');
    }),
  ).rejects.toThrow('the rest of the order failed');
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: usd('5') });
  expect(await chargeWallets(ctx, { customerId, orderId, amount: usd('5') })).toEqual({
    bonus: zero,
    cash: usd('5'),
  });
});

test('a free order costs nothing; an amount below zero is no amount', async () => {
  const customerId = await fundCustomer(ctx);
  expect(await chargeWallets(ctx, { customerId, orderId: freshId(), amount: zero })).toEqual({
    bonus: zero,
    cash: zero,
  });
  await expect(
    chargeWallets(ctx, { customerId, orderId: freshId(), amount: money(-1n) }),
  ).rejects.toMatchObject({ code: 'MQ003' });
});

test('a charge says who acted, and for whom', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('5') });
  const actor = {
    kind: 'user',
    accountId: customerId,
    permissions: [],
    frozen: false,
    onBehalfOf: 77n,
  } as const;
  const orderId = freshId();
  await chargeWallets({ ...ctx, actor }, { customerId, orderId, amount: usd('1') });
  const row = await ctx.db
    .selectFrom('ledger_txn')
    .select(['type', 'ref_type', 'ref_id', 'actor_id', 'on_behalf_of', 'created_at'])
    .where('panel_id', '=', ctx.panel.id)
    .where('idem_key', '=', `order:${orderId}`)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    type: 'order',
    ref_type: 'order',
    ref_id: orderId,
    actor_id: customerId,
    on_behalf_of: 77n,
    created_at: ctx.clock.now(),
  });
});
