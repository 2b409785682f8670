import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { customerAccount, houseAccount } from './account-name.ts';
import { booksRules } from './books/books-rules.ts';
import { checkBooks } from './books/check-books.ts';
import { chargeWallets } from './charges/charge-wallets.ts';
import { creditWallet } from './credit-wallet.ts';
import { postTransaction } from './post-transaction.ts';
import { freshId, fundCustomer, outcomes, usd } from './testing/fund-customer.ts';
import { walletBalances } from './wallets.ts';
import { holdForWithdrawal } from './withdrawals/withdrawal.ts';

const database = await testDatabase();
const ctx = await testContext(database);

test.each([
  'update ledger_txn set reason = null',
  'delete from ledger_txn',
  'truncate ledger_txn cascade',
  'update ledger_posting set amount = amount + 1',
  'delete from ledger_posting',
  'truncate ledger_posting',
  "update ledger_account set kind = 'task' where kind = 'bonus'",
  'delete from ledger_account',
  'truncate ledger_account cascade',
])('the database refuses: %s', async (statement) => {
  await fundCustomer(ctx, { bonus: usd('1') });
  await expect(sql.raw(statement).execute(ctx.db)).rejects.toMatchObject({ code: '23001' });
});

test('the floor is the database’s own', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('1') });
  const spend = sql`update ledger_account set debits = credits + 1 where owner_id = ${customerId}`;
  await expect(spend.execute(ctx.db)).rejects.toMatchObject({ constraint: 'ledger_account_floor' });
});

test('no path leads from bonus or cash to money that can be withdrawn', async () => {
  const flows = await ctx.db.selectFrom('ledger_flow').selectAll().execute();
  const reached = new Set(['bonus', 'cash']);
  for (const kind of reached) {
    for (const flow of flows) if (flow.debit_kind === kind) reached.add(flow.credit_kind);
  }
  expect([...reached].filter((kind) => ['referral', 'task', 'hold'].includes(kind))).toEqual([]);
  expect(reached.has('revenue') && reached.has('clearing')).toBe(true);
});

test.each([
  ['bonus', 'cash'],
  ['bonus', 'referral'],
  ['cash', 'referral'],
  ['cash', 'task'],
  ['cash', 'hold'],
  ['bonus', 'hold'],
  ['hold', 'cash'],
] as const)('%s cannot become %s', async (from, to) => {
  const amount = usd('1');
  const customerId = await fundCustomer(ctx, { cash: amount, bonus: amount, referral: usd('2') });
  await holdForWithdrawal(ctx, { customerId, withdrawalId: freshId(), amount });
  const laundering = postTransaction(ctx, {
    type: 'admin',
    key: randomUUID(),
    postings: [{ from: customerAccount(customerId, from), to: customerAccount(customerId, to), amount }],
  });
  await expect(laundering).rejects.toMatchObject({ code: 'MQ002' });
});

test('a posting names a transaction and accounts of its own panel, or nothing is written', async () => {
  const elsewhere = await testContext(database);
  const own = await fundCustomer(ctx, { cash: usd('5') });
  const foreign = await fundCustomer(elsewhere, { cash: usd('5') });
  const accountOf = (panelId: bigint, ownerId: bigint) =>
    ctx.db
      .selectFrom('ledger_account')
      .select('id')
      .where('panel_id', '=', panelId)
      .where('owner_id', '=', ownerId)
      .where('kind', '=', 'cash')
      .executeTakeFirstOrThrow();
  const cash = await accountOf(ctx.panel.id, own);
  const foreignCash = await accountOf(elsewhere.panel.id, foreign);
  const funding = await ctx.db
    .selectFrom('ledger_posting')
    .select(['txn_id', 'debit_account'])
    .where('panel_id', '=', ctx.panel.id)
    .where('credit_account', '=', cash.id)
    .executeTakeFirstOrThrow();
  const post = (txnId: bigint, from: bigint, to: bigint) =>
    ctx.db
      .insertInto('ledger_posting')
      .values({ panel_id: ctx.panel.id, txn_id: txnId, debit_account: from, credit_account: to, amount: 1n })
      .execute();
  await expect(post(999_999_999n, funding.debit_account, cash.id)).rejects.toMatchObject({ code: '23503' });
  await expect(post(funding.txn_id, funding.debit_account, foreignCash.id)).rejects.toMatchObject({
    code: 'MQ002',
  });
  await expect(post(funding.txn_id, 999_999_999n, cash.id)).rejects.toMatchObject({ code: 'MQ002' });
});

test('transfers that cross each other queue up and never deadlock', async () => {
  const [left, right] = [
    await fundCustomer(ctx, { cash: usd('50') }),
    await fundCustomer(ctx, { cash: usd('50') }),
  ];
  const adjustments = houseAccount('adjustments');
  const transfer = (from: bigint, to: bigint) =>
    postTransaction(ctx, {
      type: 'admin',
      key: randomUUID(),
      postings: [
        { from: customerAccount(from, 'cash'), to: adjustments, amount: usd('0.25') },
        { from: adjustments, to: customerAccount(to, 'cash'), amount: usd('0.25') },
      ],
    });
  const { refused } = await outcomes(
    Array.from({ length: 200 }, (_, racer) =>
      racer % 2 === 0 ? transfer(left, right) : transfer(right, left),
    ),
  );
  expect(refused).toEqual({});
  expect(await walletBalances(ctx, { customerId: left })).toMatchObject({ cash: usd('50') });
  const { rows } = await sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(ctx.db);
  expect(rows).toEqual([{ deadlocks: 0n }]);
});

test('accounts that all come to life at once are made once', async () => {
  const newPanel = await testContext(database);
  const customers = await Promise.all(
    Array.from({ length: 8 }, async () => (await createAccount(newPanel.db, newPanel.panel)).id),
  );
  const { refused } = await outcomes<unknown>(
    customers.flatMap((customerId) => [
      creditWallet(newPanel, {
        type: 'invoiced',
        methodId: 1n,
        customerId,
        amount: usd('1'),
        key: randomUUID(),
      }),
      creditWallet(newPanel, { type: 'bonus', customerId, amount: usd('1'), key: randomUUID() }),
      creditWallet(newPanel, { type: 'coupon', customerId, amount: usd('1'), key: randomUUID() }),
      creditWallet(newPanel, {
        type: 'invoiced',
        methodId: 1n,
        customerId,
        amount: usd('1'),
        key: randomUUID(),
      }),
    ]),
  );
  expect(refused).toEqual({});
  const charged = await outcomes(
    customers.map((customerId) =>
      chargeWallets(newPanel, { customerId, orderId: freshId(), amount: usd('4') }),
    ),
  );
  expect(charged.refused).toEqual({});
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});
