import type { listLedgerEntries as endpoint } from '@marquee/contract/console/ledger.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { accountRows, accountsWithBalance, nameAccounts } from './name-accounts.ts';
import { type TransactionRow, transactionType } from './transaction-row.ts';

interface Input {
  accountId: bigint;
  after?: number | undefined;
  limit: number;
}

interface EntryRow extends Pick<TransactionRow, 'type' | 'ref_type' | 'ref_id' | 'created_at'> {
  id: bigint;
  txn_id: bigint;
  change: bigint;
  balance: bigint | null;
  other_id: bigint;
}

const endOfTime = 2n ** 62n;

/** Reads both sides' indexes, so that the hundredth page costs as much as the first. */
export async function listEntries(ctx: Context, input: Input): Promise<Answer<typeof endpoint>> {
  const { accountId, limit } = input;
  const account = await accountRows(ctx).where('id', '=', accountId).executeTakeFirst();
  if (!account) return refuse('not_found');
  const panelId = ctx.panel.id;
  const before = input.after === undefined ? endOfTime : BigInt(input.after);
  const { rows } = await sql<EntryRow>`
    select entry.seq as id, entry.txn_id, entry.change, entry.balance, entry.other_id,
           txn.type, txn.ref_type, txn.ref_id, txn.created_at
      from (
        (select seq, txn_id, -amount as change, debit_after as balance, credit_account as other_id
           from ledger_posting
          where panel_id = ${panelId} and debit_account = ${accountId} and seq < ${before}
          order by seq desc limit ${limit + 1})
        union all
        (select seq, txn_id, amount, credit_after, debit_account
           from ledger_posting
          where panel_id = ${panelId} and credit_account = ${accountId} and seq < ${before}
          order by seq desc limit ${limit + 1})
      ) as entry
      join ledger_txn as txn on txn.panel_id = ${panelId} and txn.id = entry.txn_id
     order by entry.seq desc limit ${limit + 1}`.execute(ctx.db);
  const page = keyedPage(rows, limit);
  const nameOf = await nameAccounts(
    ctx,
    page.rows.map(({ other_id }) => other_id),
  );
  const [shown] = await accountsWithBalance(ctx, [account]);
  return {
    account: shown ?? refuse('not_found'),
    data: page.rows.map((row) => ({
      id: Number(row.id),
      transaction_id: Number(row.txn_id),
      type: transactionType(row.type),
      ref_type: row.ref_type,
      ref_id: row.ref_id === null ? null : Number(row.ref_id),
      change: formatMoney(money(row.change)),
      balance: row.balance === null ? null : formatMoney(money(row.balance)),
      other: nameOf(row.other_id),
      created_at: row.created_at.toISOString(),
    })),
    next: page.next,
  };
}
