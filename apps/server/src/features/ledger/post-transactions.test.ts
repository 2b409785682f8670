import { randomUUID } from 'node:crypto';
import { money } from '@marquee/domain/money/money.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/errors.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { clearingAccount, customerAccount, houseAccount } from './account-name.ts';
import { booksRules } from './books/books-rules.ts';
import { checkBooks } from './books/check-books.ts';
import { postTransaction, postTransactions } from './post-transaction.ts';
import { chargeBack } from './reversals/charge-back.ts';
import { fundCustomer } from './testing/fund-customer.ts';
import type { Posting } from './transaction.ts';

const database = await testDatabase();

/** Two customers with 50 of cash; the second owes 30 if asked for. */
async function twoCustomers({ owes }: { owes: boolean }) {
  const ctx = await testContext(database);
  const customers = [
    await fundCustomer(ctx, { cash: money(50n) }),
    await fundCustomer(ctx, { cash: money(50n) }),
  ];
  if (owes)
    await chargeBack(ctx, {
      customerId: customers[1] ?? 0n,
      invoiceId: 1n,
      turn: 0,
      by: 'gateway',
      methodId: 1n,
      amount: money(80n),
    });
  return { ctx, customers };
}

const routes = ['pay-in', 'spend', 'refund', 'bonus', 'earn'] as const;
interface Line {
  route: (typeof routes)[number];
  who: number;
  amount: bigint;
}

function toPosting({ route, who, amount }: Line, customers: readonly bigint[]): Posting {
  const cash = customerAccount(customers[who] ?? 0n, 'cash');
  const house = houseAccount('adjustments');
  const [from, to] = {
    'pay-in': [clearingAccount(1n), cash] as const,
    spend: [cash, house] as const,
    refund: [house, cash] as const,
    bonus: [houseAccount('bonus_cost'), customerAccount(customers[who] ?? 0n, 'bonus')] as const,
    earn: [clearingAccount(1n), houseAccount('fee_income')] as const,
  }[route];
  return { from, to, amount: money(amount) };
}

/** Every posting with the balances it left, and what every wallet holds. */
async function written({ db, panel }: Context) {
  const { rows: postings } = await sql`
    select txn.type, txn.ref_id, debit.kind as debit, credit.kind as credit, amount, debit_after, credit_after
      from ledger_posting as posting
      join ledger_txn as txn on txn.panel_id = posting.panel_id and txn.id = posting.txn_id
      join ledger_account as debit on debit.panel_id = posting.panel_id and debit.id = debit_account
      join ledger_account as credit on credit.panel_id = posting.panel_id and credit.id = credit_account
     where posting.panel_id = ${panel.id} order by seq`.execute(db);
  const { rows: totals } = await sql`
    select kind, debits, credits, dense_rank() over (order by owner_id) from ledger_account
     where panel_id = ${panel.id} and owner_type = 'customer' order by owner_id, kind`.execute(db);
  return { postings, totals };
}

async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );
}

test('many at once write what one after the other writes, or are refused as those would be', async () => {
  const line = fc.record({
    route: fc.constantFrom(...routes),
    who: fc.nat(1),
    amount: fc.bigInt({ min: 1n, max: 60n }),
  });
  const lists = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(lists, fc.boolean(), async (list, owes) => {
      const [single, many] = [await twoCustomers({ owes }), await twoCustomers({ owes })];
      const inputs = ({ customers }: typeof single) =>
        list.map((lines, place) => ({
          type: 'admin' as const,
          key: `walk:${place}`,
          ref: { type: 'referral' as const, id: BigInt(place) },
          postings: lines.map((each) => toPosting(each, customers)),
        }));
      const expected = await outcome(
        inTransaction(single.ctx, async (tx) => {
          for (const input of inputs(single)) await postTransaction(tx, input);
        }),
      );
      expect(await outcome(postTransactions(many.ctx, inputs(many)))).toBe(expected);
      expect(await written(many.ctx)).toEqual(await written(single.ctx));
    }),
    { numRuns: 40 },
  );
  expect(await checkBooks(database.db, booksRules)).toEqual([]);
});

test('a key that stands moves nothing again, in the list or before it; another body under it is refused', async () => {
  const { ctx, customers } = await twoCustomers({ owes: false });
  const pay = (amount: bigint, key: string) => ({
    type: 'invoiced' as const,
    key,
    ref: { type: 'invoice' as const, id: 5n },
    postings: [toPosting({ route: 'pay-in', who: 0, amount }, customers)],
  });
  await postTransaction(ctx, pay(1n, 'first'));
  const list = [pay(1n, 'first'), pay(2n, 'second'), pay(2n, 'second'), pay(3n, 'third')];
  await postTransactions(ctx, list);
  await postTransactions(ctx, list);
  const { replayed } = await postTransaction(ctx, pay(3n, 'third'));
  expect(replayed).toBe(true);
  const before = await written(ctx);
  expect(before.totals[0]).toMatchObject({ kind: 'cash', credits: 56n });
  for (const other of [
    [pay(9n, randomUUID()), pay(4n, 'third')],
    [pay(5n, 'fifth'), pay(6n, 'fifth')],
  ])
    expect(await outcome(postTransactions(ctx, other))).toBe('idempotency_mismatch');
  expect(await written(ctx)).toEqual(before);
});

test('lists that cross at the same moment do not wait for each other in circles', async () => {
  const { ctx, customers } = await twoCustomers({ owes: false });
  const list = (turn: number) =>
    [turn % 2, 1 - (turn % 2)].map((who) => ({
      type: 'admin' as const,
      key: randomUUID(),
      ref: undefined,
      postings: [
        toPosting({ route: 'pay-in', who, amount: 2n }, customers),
        toPosting({ route: 'spend', who, amount: 1n }, customers),
      ],
    }));
  await Promise.all(Array.from({ length: 20 }, (_, turn) => postTransactions(ctx, list(turn))));
  const { totals } = await written(ctx);
  expect(totals).toMatchObject([
    { debits: 20n, credits: 90n },
    { debits: 20n, credits: 90n },
  ]);
  expect(await checkBooks(database.db, booksRules)).toEqual([]);
});
