import { sql } from 'kysely';
import { type BooksRule, booksRule } from '../../platform/books.ts';

/** What the ledger moved for each order, to compare with the order's own columns. */
const moved = sql`
  (select txn.panel_id, txn.ref_id as order_id,
          coalesce(sum(amount) filter (where debit.kind in ('cash', 'bonus') and credit.kind = 'escrow'), 0) as charged,
          coalesce(sum(amount) filter (where debit.kind = 'cash' and credit.kind = 'escrow'), 0) as charged_cash,
          coalesce(sum(amount) filter (where debit.kind = 'escrow' and credit.kind in ('cash', 'bonus')), 0) as refunded,
          coalesce(sum(amount) filter (where debit.kind = 'bonus_cost' and credit.kind = 'escrow'), 0) as sponsored,
          coalesce(sum(amount) filter (where credit.kind = 'escrow'), 0)
            - coalesce(sum(amount) filter (where debit.kind = 'escrow'), 0) as in_escrow
     from ledger_txn as txn
     join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
     join ledger_account as debit on debit.panel_id = txn.panel_id and debit.id = posting.debit_account
     join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
    where txn.ref_type = 'order' and (debit.kind = 'escrow' or credit.kind = 'escrow')
    group by txn.panel_id, txn.ref_id)`;

export const orderBooks: readonly BooksRule[] = [
  booksRule(
    'an order is charged and refunded as the ledger says',
    sql`
      select coalesce(o.panel_id, moved.panel_id) as panel_id,
             format('order %s says %s charged, %s refunded; the ledger says %s and %s', coalesce(o.id, moved.order_id),
                    o.charged, o.refunded, moved.charged, moved.refunded) as detail
        from customer_order as o
        full join ${moved} as moved on moved.panel_id = o.panel_id and moved.order_id = o.id
       where (coalesce(o.charged, -1), coalesce(o.charged_cash, -1), coalesce(o.refunded, -1), coalesce(o.sponsored, -1))
             <> (coalesce(moved.charged, 0), coalesce(moved.charged_cash, 0), coalesce(moved.refunded, 0),
                 coalesce(moved.sponsored, 0))`,
  ),
  booksRule(
    'escrow holds what running orders were charged, and nothing of those that ended',
    sql`
      select o.panel_id, format('order %s is %s and has %s in escrow', o.id, o.status, moved.in_escrow) as detail
        from customer_order as o
        join ${moved} as moved on moved.panel_id = o.panel_id and moved.order_id = o.id
       where moved.in_escrow <> case when o.status in ('completed', 'canceled') then 0
                                     else o.charged - o.refunded + o.sponsored end`,
  ),
  booksRule(
    'a paid order was charged its cost',
    sql`
      select panel_id, format('order %s costs %s and was charged %s', id, cost, charged) as detail
        from customer_order where paid_at is not null and charged <> cost`,
  ),
  booksRule(
    'who paid less for a coupon has used it',
    sql`
      select o.panel_id, format('order %s was %s cheaper by a coupon that is free again', o.id, o.coupon_discount)
               as detail
        from customer_order as o
       where o.paid_at is not null and o.coupon_discount > 0
         and not exists (select from coupon_redemption as used
                          where used.panel_id = o.panel_id and used.use_type = 'order_group'
                            and used.use_id = o.group_id and used.released_at is null)`,
  ),
];
