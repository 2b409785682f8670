import { sql } from 'kysely';
import { type BooksRule, booksRule } from '../../../platform/books.ts';

/** What a reward row says is paid is what its partner's wallets got and did not give back. */
export const rewardBooks: readonly BooksRule[] = [
  booksRule(
    'widget rewards stand as they were paid',
    sql`
      select reward.panel_id, format('the reward of order %s is %s, the ledger has %s; %s was kept and %s lost of it',
               reward.order_id, reward.amount, posted.amount, reward.cash, lost.amount) as detail
        from widget_reward as reward
        left join lateral (
          select sum(case when credit.owner_type = 'customer' then posting.amount else -posting.amount end) as amount
            from ledger_txn as txn
            join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
            join ledger_account as credit
              on credit.panel_id = posting.panel_id and credit.id = posting.credit_account
           where txn.panel_id = reward.panel_id and txn.type = 'widget_reward' and txn.ref_type = 'order'
             and txn.ref_id = reward.order_id) as posted on true
        left join (select panel_id, order_id, sum(amount) as amount from order_loss group by panel_id, order_id)
               as lost on lost.panel_id = reward.panel_id and lost.order_id = reward.order_id
       where (case when reward.status = 'paid' then reward.amount else 0 end) <> coalesce(posted.amount, 0)
          or reward.amount > div(greatest(reward.cash - coalesce(lost.amount, 0), 0) * reward.reward_ppm, 1000000)`,
  ),
];
