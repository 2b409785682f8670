import { sql } from 'kysely';
import { type BooksRule, booksRule } from '../../platform/books.ts';

/** What the ledger has given for each order, less what it has taken back. */
const posted = sql`
  (select txn.panel_id, txn.ref_id as order_id,
          sum(case when credit.owner_type = 'customer' then amount else -amount end) as paid
     from ledger_txn as txn
     join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
     join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
    where txn.ref_type = 'referral'
    group by txn.panel_id, txn.ref_id)`;

export const referralBooks: readonly BooksRule[] = [
  booksRule(
    'a referral reward is its share of the cash kept, as the ledger says',
    sql`
      select coalesce(reward.panel_id, posted.panel_id) as panel_id,
             format('the reward for order %s is %s, the ledger says %s; %s was kept and %s lost of it, of %s in cash',
                    coalesce(reward.order_id, posted.order_id), reward.paid, posted.paid, reward.cash_kept, lost.amount,
                    ordered.charged_cash - ordered.refunded_cash) as detail
        from referral_reward as reward
        full join ${posted} as posted on posted.panel_id = reward.panel_id and posted.order_id = reward.order_id
        left join customer_order as ordered
          on ordered.panel_id = reward.panel_id and ordered.id = reward.order_id
        left join (select panel_id, order_id, sum(amount) as amount from order_loss group by panel_id, order_id)
               as lost on lost.panel_id = reward.panel_id and lost.order_id = reward.order_id
       where coalesce(reward.paid, -1) <> coalesce(posted.paid, 0)
          or reward.cash_kept > ordered.charged_cash - ordered.refunded_cash
          or reward.paid > div(greatest(reward.cash_kept - coalesce(lost.amount, 0), 0) * reward.percent_ppm, 1000000)`,
  ),
];
