import { sql } from 'kysely';
import type { BooksRule } from '../../../platform/books.ts';

const rule = 'widget rewards stand as they were paid';

/** What a reward row says is paid is what its partner's wallets got and did not give back. */
export const rewardBooks: readonly BooksRule[] = [
  {
    name: rule,
    check: async (db) => {
      const { rows } = await sql<{ panel_id: bigint; detail: string }>`
        select reward.panel_id, format('the reward of order %s is %s, the ledger has %s', reward.order_id,
                 reward.amount, coalesce(posted.amount, 0)) as detail
          from widget_reward as reward
          left join lateral (
            select sum(case when debit.kind = 'widget_cost' then posting.amount else -posting.amount end) as amount
              from ledger_txn as txn
              join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
              join ledger_account as debit
                on debit.panel_id = posting.panel_id and debit.id = posting.debit_account
             where txn.panel_id = reward.panel_id and txn.type = 'widget_reward' and txn.ref_type = 'order'
               and txn.ref_id = reward.order_id) as posted on true
         where (case when reward.status in ('paid', 'reversed') then reward.amount else 0 end)
               <> coalesce(posted.amount, 0)
         limit 100`.execute(db);
      return rows.map((row) => ({ rule, panelId: row.panel_id, detail: row.detail }));
    },
  },
];
