import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Reference } from './transaction.ts';

export interface PostingLine {
  seq: bigint;
  from: string;
  to: string;
  amount: bigint;
  reason: string | null;
  created_at: Date;
}

const mostPostings = 200;

/** Every movement of money that names this thing as its cause, oldest first. */
export async function postingsAbout({ db, panel }: Context, { type, id }: Reference): Promise<PostingLine[]> {
  const { rows } = await sql<PostingLine>`
    select posting.seq, debit.kind as "from", credit.kind as "to", posting.amount, txn.reason, txn.created_at
      from ledger_txn as txn
      join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
      join ledger_account as debit on debit.panel_id = txn.panel_id and debit.id = posting.debit_account
      join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
     where txn.panel_id = ${panel.id} and txn.ref_type = ${type} and txn.ref_id = ${id}
     order by posting.seq limit ${mostPostings}`.execute(db);
  return rows;
}
