import { type Money, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** What reversals of a payment took that was no longer there, less what was given back: cash spent and not kept. */
export async function owedForInvoice({ db, panel }: Context, invoiceId: bigint): Promise<Money> {
  const { rows } = await sql<{ owed: bigint }>`
    select coalesce(sum(case when debit.kind = 'receivable' then amount else -amount end), 0)::bigint as owed
      from ledger_txn as txn
      join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
      join ledger_account as debit on debit.panel_id = txn.panel_id and debit.id = posting.debit_account
      join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
     where txn.panel_id = ${panel.id} and txn.ref_type = 'invoice' and txn.ref_id = ${invoiceId}
       and (debit.kind, credit.kind) in (('receivable', 'clearing'), ('clearing', 'receivable'))`.execute(db);
  return money(rows[0]?.owed ?? 0n);
}
