import type { LedgerTransaction } from '@marquee/contract/console/ledger.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

export interface TransactionRow {
  id: bigint;
  type: string;
  idem_key: string;
  ref_type: string | null;
  ref_id: bigint | null;
  reason: string | null;
  created_at: Date;
  amount: bigint;
}

export function transactionRows({ db, panel }: Context) {
  return db
    .selectFrom('ledger_txn as txn')
    .select(['id', 'type', 'idem_key', 'ref_type', 'ref_id', 'reason', 'created_at'])
    .select(
      sql<bigint>`(select coalesce(sum(posting.amount), 0)::bigint from ledger_posting as posting
        where posting.panel_id = txn.panel_id and posting.txn_id = txn.id)`.as('amount'),
    )
    .where('txn.panel_id', '=', panel.id);
}

export function transactionView(row: TransactionRow): LedgerTransaction {
  return {
    id: Number(row.id),
    type: transactionType(row.type),
    key: row.idem_key,
    ref_type: row.ref_type,
    ref_id: row.ref_id === null ? null : Number(row.ref_id),
    amount: formatMoney(money(row.amount)),
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  };
}

/** The table's check holds the same list. */
export function transactionType(type: string): LedgerTransaction['type'] {
  return type as LedgerTransaction['type'];
}
