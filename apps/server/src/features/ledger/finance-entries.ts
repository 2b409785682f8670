import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Wallet } from './account-name.ts';
import { type FinanceEntryRow, type FinanceEntryView, financeEntryView } from './finance-entry-view.ts';

interface FinanceEntriesInput {
  customerId: bigint;
  wallets: readonly Wallet[];
  limit: number;
  /** The `next` of the page before; absent on the first. */
  before?: bigint | undefined;
}

interface FinanceEntriesPage {
  entries: FinanceEntryView[];
  /** Undefined on the last page. */
  next: bigint | undefined;
}

const endOfTime = 2n ** 62n;

/**
 * A customer's postings, newest first. Each wallet reads two indexes, so the hundredth page costs as much as the
 * first. An entry's place is seq × 2, plus 1 on the receiving side.
 */
export async function financeEntries(ctx: Context, input: FinanceEntriesInput): Promise<FinanceEntriesPage> {
  const panelId = ctx.panel.id;
  const before = input.before ?? endOfTime;
  const oneMore = input.limit + 1;
  const { rows } = await sql<FinanceEntryRow>`
    select entry.place, txn.type, wallet.kind as wallet, entry.change, entry.balance,
           txn.ref_type, txn.ref_id, case when other.owner_type = 'method' then other.owner_id end as method_id,
           txn.reason, txn.created_at
      from ledger_account as wallet
      cross join lateral (
        (select seq * 2 as place, txn_id, -amount as change, debit_after as balance, credit_account as other_id
           from ledger_posting
          where panel_id = ${panelId} and debit_account = wallet.id and seq < (${before}::bigint + 1) / 2
          order by seq desc limit ${oneMore})
        union all
        (select seq * 2 + 1, txn_id, amount, credit_after, debit_account
           from ledger_posting
          where panel_id = ${panelId} and credit_account = wallet.id and seq < ${before}::bigint / 2
          order by seq desc limit ${oneMore})
      ) as entry
      join ledger_txn as txn on txn.panel_id = ${panelId} and txn.id = entry.txn_id
      join ledger_account as other on other.panel_id = ${panelId} and other.id = entry.other_id
     where wallet.panel_id = ${panelId} and wallet.owner_type = 'customer'
       and wallet.owner_id = ${input.customerId} and wallet.kind = any (${input.wallets})
     order by entry.place desc
     limit ${oneMore}`.execute(ctx.db);
  const page = rows.slice(0, input.limit);
  return {
    entries: page.map(financeEntryView),
    next: rows.length > page.length ? page.at(-1)?.place : undefined,
  };
}
