import type { BooksRuleName } from '@marquee/domain/money/books-rules.ts';
import { sql } from 'kysely';
import type { BooksRule } from '../../platform/books.ts';

const name: BooksRuleName = 'held money is that of open withdrawals';

/** Customers with open withdrawals have exactly that much on hold, and nobody else has anything. */
export const withdrawalBooks: readonly BooksRule[] = [
  {
    name,
    check: async (db) => {
      const { rows } = await sql<{ panel_id: bigint; detail: string }>`
        select coalesce(held.panel_id, open.panel_id) as panel_id,
               format('account %s holds %s, open withdrawals ask for %s', coalesce(held.owner_id, open.account_id),
                 coalesce(held.balance, 0), coalesce(open.amount, 0)) as detail
          from (select panel_id, owner_id, credits - debits as balance
                  from ledger_account where owner_type = 'customer' and kind = 'hold') as held
          full join (select panel_id, account_id, sum(amount) as amount
                       from withdrawal where status = 'in_review' group by panel_id, account_id) as open
            on open.panel_id = held.panel_id and open.account_id = held.owner_id
         where coalesce(held.balance, 0) <> coalesce(open.amount, 0)
         limit 100`.execute(db);
      return rows.map((row) => ({ rule: name, panelId: row.panel_id, detail: row.detail }));
    },
  },
];
