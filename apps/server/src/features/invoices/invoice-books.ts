import { type RawBuilder, sql } from 'kysely';
import type { BooksRule } from '../../platform/books.ts';

function rule(name: string, broken: RawBuilder<{ panel_id: bigint; detail: string }>): BooksRule {
  return {
    name,
    check: async (db) => {
      const { rows } = await broken.execute(db);
      return rows.map((row) => ({ rule: name, panelId: row.panel_id, detail: row.detail }));
    },
  };
}

/** What an invoice says and what the ledger holds of it, for every invoice that was ever paid. */
export const invoiceBooks: readonly BooksRule[] = [
  rule(
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
                 and wallet.owner_id = invoice.account_id
           where txn.panel_id = invoice.panel_id and txn.idem_key = 'invoice:' || invoice.id) as credited on true
       where invoice.paid_at is not null and coalesce(credited.cash, 0) <> invoice.amount + invoice.surplus
       limit 100`,
  ),
  rule(
    'no transaction credits an invoice that was never paid',
    sql`
      select txn.panel_id, format('transaction %s credits %s', txn.id, txn.idem_key) as detail
        from ledger_txn as txn
        join invoice on invoice.panel_id = txn.panel_id and invoice.id = txn.ref_id
       where txn.ref_type = 'invoice' and txn.idem_key = 'invoice:' || invoice.id and invoice.paid_at is null
       limit 100`,
  ),
  rule(
    'an invoice that was taken back was credited before, and is taken back once',
    sql`
      select invoice.panel_id, format('invoice %s is %s without its way back', invoice.id, invoice.status) as detail
        from invoice
       where invoice.status in ('refunding', 'refunded', 'disputed') and invoice.paid_at is not null
         and 1 <> (select count(*) from ledger_txn as txn
                    where txn.panel_id = invoice.panel_id and txn.ref_type = 'invoice'
                      and txn.ref_id = invoice.id
                      and (txn.idem_key = 'chargeback:' || invoice.id
                           or txn.reverses = (select id from ledger_txn as first
                                where first.panel_id = invoice.panel_id
                                  and first.idem_key = 'invoice:' || invoice.id)))
       limit 100`,
  ),
];
