import { sql } from 'kysely';
import { type BooksRule, booksRule } from '../../../platform/books.ts';

/** Every posting seen from both its accounts. */
const sides = sql`
  (select panel_id, debit_account as account_id, txn_id, seq, amount as debit, 0::bigint as credit,
          debit_after as balance, -amount as change from ledger_posting
   union all
   select panel_id, credit_account, txn_id, seq, 0, amount, credit_after, amount from ledger_posting)`;

export const booksRules: readonly BooksRule[] = [
  booksRule(
    'wallet totals equal their postings',
    sql`
      select account.panel_id, format('account %s: debits %s credits %s, postings say %s and %s', account.id,
               account.debits, account.credits, coalesce(posted.debits, 0), coalesce(posted.credits, 0)) as detail
        from ledger_account as account
        left join (select panel_id, account_id, sum(debit) as debits, sum(credit) as credits
                     from ${sides} as side group by panel_id, account_id) as posted
          on posted.panel_id = account.panel_id and posted.account_id = account.id
       where account.keeps_total and (account.debits <> coalesce(posted.debits, 0)
                                   or account.credits <> coalesce(posted.credits, 0))`,
  ),
  booksRule(
    'debits equal credits in every panel',
    sql`
      select panel_id, format('balances add up to %s', sum(balance)) as detail
        from (select panel_id, credits - debits as balance from ledger_account where keeps_total
              union all
              select side.panel_id, side.change from ${sides} as side
                join ledger_account as account
                  on account.panel_id = side.panel_id and account.id = side.account_id and not account.keeps_total
             ) as every_balance
       group by panel_id having sum(balance) <> 0`,
  ),
  booksRule(
    'no wallet is below its floor',
    sql`
      select panel_id, format('account %s holds %s', id, credits - debits) as detail
        from ledger_account where floor_zero and credits < debits`,
  ),
  booksRule(
    'nobody holds cash beside a debt',
    sql`
      select debt.panel_id, format('customer %s holds %s and owes %s', debt.owner_id,
               coalesce(cash.credits - cash.debits, 0), debt.debits - debt.credits) as detail
        from ledger_account as debt
        left join ledger_account as cash
          on cash.panel_id = debt.panel_id and cash.owner_type = 'customer' and cash.owner_id = debt.owner_id
             and cash.kind = 'cash'
       where debt.kind = 'receivable'
         and (debt.credits > debt.debits or (debt.debits > debt.credits and cash.credits > cash.debits))`,
  ),
  booksRule(
    'every balance follows from the one before',
    sql`
      select panel_id, format('posting %s on account %s says %s', seq, account_id, balance) as detail
        from (select side.*, sum(change) over (partition by side.panel_id, account_id order by seq) as running
                from ${sides} as side
                join ledger_account as account
                  on account.panel_id = side.panel_id and account.id = side.account_id and account.keeps_total
             ) as walked
       where balance is distinct from running`,
  ),
  booksRule(
    'every transaction has a posting',
    sql`
      select panel_id, format('transaction %s is empty', id) as detail from ledger_txn as txn
       where not exists (select from ledger_posting as posting
                          where posting.panel_id = txn.panel_id and posting.txn_id = txn.id)`,
  ),
  booksRule(
    'a reversal mirrors what it reverses',
    sql`
      select txn.panel_id, format('transaction %s does not undo %s', txn.id, txn.reverses) as detail
        from ledger_txn as txn
        join ${sides} as side on side.panel_id = txn.panel_id and side.txn_id in (txn.id, txn.reverses)
       where txn.reverses is not null
       group by txn.panel_id, txn.id, txn.reverses, side.account_id having sum(side.change) <> 0`,
  ),
  booksRule(
    'money goes only known ways',
    sql`
      select posting.panel_id, format('posting %s goes from %s to %s', seq, debit.kind, credit.kind) as detail
        from ledger_posting as posting
        join ledger_account as debit
          on debit.panel_id = posting.panel_id and debit.id = posting.debit_account
        join ledger_account as credit
          on credit.panel_id = posting.panel_id and credit.id = posting.credit_account
       where not exists (select from ledger_flow
                          where debit_kind = debit.kind and credit_kind = credit.kind)`,
  ),
  booksRule(
    'money passes between customers only when guest orders are taken over',
    sql`
      select posting.panel_id, format('posting %s goes from customer %s to %s', seq, debit.customer_id,
               credit.customer_id) as detail
        from ledger_posting as posting
        join ledger_txn as txn on txn.panel_id = posting.panel_id and txn.id = posting.txn_id
        join ledger_account as debit
          on debit.panel_id = posting.panel_id and debit.id = posting.debit_account
        join ledger_account as credit
          on credit.panel_id = posting.panel_id and credit.id = posting.credit_account
       where debit.customer_id <> credit.customer_id and txn.idem_key not like 'take-over:%'`,
  ),
  booksRule(
    'no order is refunded or recognised beyond its charge',
    sql`
      select side.panel_id, format('escrow of %s %s stands at %s', coalesce(txn.ref_type, 'transaction'),
               coalesce(txn.ref_id, min(txn.id)), sum(side.change)) as detail
        from ${sides} as side
        join ledger_account as account
          on account.panel_id = side.panel_id and account.id = side.account_id and account.kind = 'escrow'
        join ledger_txn as txn on txn.panel_id = side.panel_id and txn.id = side.txn_id
       group by side.panel_id, txn.ref_type, txn.ref_id
      having sum(side.change) < 0 or txn.ref_type is distinct from 'order'`,
  ),
  booksRule(
    'a hold is whole or settled',
    sql`
      select side.panel_id, format('withdrawal %s still holds %s', txn.ref_id, sum(side.change)) as detail
        from ${sides} as side
        join ledger_account as account
          on account.panel_id = side.panel_id and account.id = side.account_id and account.kind = 'hold'
        join ledger_txn as txn on txn.panel_id = side.panel_id and txn.id = side.txn_id
       group by side.panel_id, txn.ref_type, txn.ref_id
      having sum(side.change) not in (0, sum(side.credit)) or txn.ref_type is distinct from 'withdrawal'`,
  ),
];
