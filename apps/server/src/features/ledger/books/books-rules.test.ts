import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { chargeWallets } from '../charges/charge-wallets.ts';
import { refundCharge } from '../charges/refund-charge.ts';
import { creditWallet } from '../credit-wallet.ts';
import { chargeBack } from '../reversals/charge-back.ts';
import { reverseTransaction } from '../reversals/reverse-transaction.ts';
import { freshId, fundCustomer, usd } from '../testing/fund-customer.ts';
import { holdForWithdrawal } from '../withdrawals/withdrawal.ts';
import { booksRules } from './books-rules.ts';
import { checkBooks } from './check-books.ts';

const database = await testDatabase();
const ctx = await testContext(database);

const customerId = await fundCustomer(ctx, {
  cash: usd('10'),
  bonus: usd('2'),
  referral: usd('3'),
  task: usd('1'),
});
await fundCustomer(ctx, { cash: usd('1') });
const orderId = freshId();
await chargeWallets(ctx, { customerId, orderId, amount: usd('5') });
await refundCharge(ctx, { orderId, refundedTotal: usd('4') });
await holdForWithdrawal(ctx, { customerId, withdrawalId: freshId(), amount: usd('2') });
const credit = await creditWallet(ctx, { type: 'bonus', customerId, amount: usd('1'), key: 'bonus:x' });
await reverseTransaction(ctx, { txnId: credit.txnId, reason: 'test' });
const debtorId = await fundCustomer(ctx);
const debt = { customerId: debtorId, invoiceId: freshId(), turn: 1, by: 'gateway', methodId: 1n } as const;
await chargeBack(ctx, { ...debt, amount: usd('1') });

/** The rules that report `damage`, which is done with triggers and foreign keys off and then rolled back. */
async function brokenBy(damage: string): Promise<string[]> {
  const broken: string[] = [];
  class Undo extends Error {}
  const work = async (tx: Database) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(damage).execute(tx);
    for (const rule of booksRules) if ((await rule.check(tx)).length > 0) broken.push(rule.name);
    throw new Undo();
  };
  await expect(ctx.db.transaction().execute(work)).rejects.toBeInstanceOf(Undo);
  return broken;
}

test('sound books pass every rule', async () => {
  expect(await checkBooks(ctx.db, booksRules)).toEqual([]);
});

test.each([
  [
    'wallet totals equal their postings',
    "update ledger_account set credits = credits + 1 where kind = 'cash'",
  ],
  [
    'debits equal credits in every panel',
    "update ledger_account set credits = credits + 1 where kind = 'cash'",
  ],
  [
    'no wallet is below its floor',
    `alter table ledger_account drop constraint ledger_account_floor;
     update ledger_account set debits = credits + 1 where kind = 'cash'`,
  ],
  [
    'nobody holds cash beside a debt',
    `update ledger_account set credits = credits + 1 where kind = 'cash' and owner_id = ${debtorId}`,
  ],
  [
    'nobody holds cash beside a debt',
    "update ledger_account set credits = debits + 1 where kind = 'receivable'",
  ],
  [
    'every balance follows from the one before',
    'update ledger_posting set debit_after = debit_after + 1 where debit_after is not null',
  ],
  [
    'every transaction has a posting',
    'delete from ledger_posting where txn_id = (select max(id) from ledger_txn)',
  ],
  [
    'a reversal mirrors what it reverses',
    'update ledger_posting set amount = amount - 1 where txn_id = (select id from ledger_txn where reverses is not null)',
  ],
  [
    'money goes only known ways',
    "delete from ledger_flow where debit_kind = 'cash' and credit_kind = 'escrow'",
  ],
  [
    'money passes between customers only when guest orders are taken over',
    `insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount)
     select txn.panel_id, txn.id, one.id, other.id, 1
       from ledger_txn as txn
       join ledger_account as one on one.panel_id = txn.panel_id and one.kind = 'cash'
       join ledger_account as other on other.panel_id = txn.panel_id and other.kind = 'cash'
            and other.owner_id <> one.owner_id
      limit 1`,
  ],
  [
    'no order is refunded or recognised beyond its charge',
    "update ledger_posting set amount = amount * 3 where txn_id in (select id from ledger_txn where type = 'cancel_order')",
  ],
  [
    'a hold is whole or settled',
    `insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount)
     select posting.panel_id, txn_id, credit_account, debit_account, 1 from ledger_posting as posting
       join ledger_txn as txn on txn.id = txn_id and txn.type = 'withdrawal'`,
  ],
])('%s', async (name, damage) => {
  expect(await brokenBy(damage)).toContain(name);
});
