import { sql } from 'kysely';
import { type BooksRule, booksRule } from '../../platform/books.ts';

/** Compares every invoice that was ever paid with the ledger. */
export const invoiceBooks: readonly BooksRule[] = [
  booksRule(
    'every paid invoice has one transaction of its amount',
    sql`
      select invoice.panel_id, format('invoice %s of %s was credited %s', invoice.id,
               invoice.amount + invoice.surplus, coalesce(credited.cash, 0)) as detail
        from invoice
        left join lateral (
          select sum(posting.amount) as cash from ledger_txn as txn
            join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
            join ledger_account as wallet
              on wallet.panel_id = txn.panel_id and wallet.id = posting.credit_account and wallet.kind = 'cash'
                 and wallet.owner_id = coalesce(invoice.guest_account_id, invoice.account_id)
           where txn.panel_id = invoice.panel_id and txn.idem_key = 'invoice:' || invoice.id) as credited on true
       where invoice.paid_at is not null and coalesce(credited.cash, 0) <> invoice.amount + invoice.surplus`,
  ),
  booksRule(
    'no transaction credits an invoice that was never paid',
    sql`
      select txn.panel_id, format('transaction %s credits %s', txn.id, txn.idem_key) as detail
        from ledger_txn as txn
        join invoice on invoice.panel_id = txn.panel_id and invoice.id = txn.ref_id
       where txn.ref_type = 'invoice' and txn.idem_key = 'invoice:' || invoice.id and invoice.paid_at is null`,
  ),
  booksRule(
    'what an invoice brought its payer is its amount less what went back',
    sql`
      select invoice.panel_id, format('invoice %s of %s, %s of it gone back, brought %s', invoice.id,
               invoice.amount + invoice.surplus, invoice.reversed_amount, coalesce(moved.net, 0)) as detail
        from invoice
        left join (
          select txn.panel_id, txn.ref_id,
                 sum(case when debit.kind = 'clearing' then posting.amount else -posting.amount end) as net
            from ledger_txn as txn
            join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
            join ledger_account as debit on debit.panel_id = txn.panel_id and debit.id = posting.debit_account
            join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
           where txn.ref_type = 'invoice'
             and ((debit.kind = 'clearing' and credit.kind in ('cash', 'receivable'))
               or (credit.kind = 'clearing' and debit.kind in ('cash', 'receivable')))
           group by txn.panel_id, txn.ref_id
        ) as moved on moved.panel_id = invoice.panel_id and moved.ref_id = invoice.id
       where coalesce(moved.net, 0) <> case when invoice.paid_at is null then 0
               else invoice.amount + invoice.surplus - invoice.reversed_amount end`,
  ),
  booksRule(
    'what went back of an invoice is the sum of its reversals',
    sql`
      select invoice.panel_id, format('invoice %s is %s with %s of %s gone back, its reversals say %s', invoice.id,
               invoice.status, invoice.reversed_units, invoice.charge_amount, coalesce(gone.units, 0)) as detail
        from invoice
        left join (select panel_id, invoice_id, sum(units) as units, sum(amount) as amount
                     from invoice_reversal where undone_at is null group by panel_id, invoice_id) as gone
          on gone.panel_id = invoice.panel_id and gone.invoice_id = invoice.id
       where invoice.reversed_units <> coalesce(gone.units, 0)
          or invoice.reversed_amount <> coalesce(gone.amount, 0)
          or (invoice.status in ('refunding', 'refunded') and invoice.paid_at is not null
              and invoice.reversed_units <> invoice.charge_amount)`,
  ),
  booksRule(
    'one linked card is charged at a time for a checkout, or for a top-up',
    sql`
      select panel_id, format('%s charges are open for %s %s', count(*), purpose,
               coalesce(purpose_id, max(card_id))) as detail
        from invoice
       where status = 'open' and card_id is not null
       group by panel_id, purpose, purpose_id, case when purpose = 'add_funds' then card_id end
      having count(*) > 1`,
  ),
];
