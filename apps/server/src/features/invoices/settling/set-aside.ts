import { money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { clearingAccount, houseAccount, postTransaction } from '../../ledger/index.ts';
import type { Invoice } from '../invoice.ts';

/** Dollars that belong to nobody yet wait in suspense until a person decides. */
export async function setAside(
  tx: Context,
  invoice: Invoice,
  payment: { paymentRef: string | null; currency: string; units: bigint; eventId: string },
): Promise<void> {
  if (payment.currency !== 'USD' || payment.units <= 0n) return;
  await postTransaction(tx, {
    type: 'invoiced',
    key: `suspense:${invoice.id}:${payment.paymentRef ?? payment.eventId}`,
    ref: { type: 'invoice', id: invoice.id },
    postings: [
      {
        from: clearingAccount(invoice.method_id),
        to: houseAccount('suspense'),
        amount: money(payment.units),
      },
    ],
  });
}

/** A person has decided: the suspense is posted back to clearing, from where the money goes to its owner. */
export async function releaseSetAside(tx: Context, invoice: Invoice): Promise<void> {
  const { waiting, ever } = await sumSetAside(tx, invoice.id);
  if (waiting <= 0n) return;
  await postTransaction(tx, {
    type: 'invoiced',
    // Keyed by all that ever waited: a second payment may be as large as the first.
    key: `suspense-release:${invoice.id}:${ever}`,
    ref: { type: 'invoice', id: invoice.id },
    postings: [
      { from: houseAccount('suspense'), to: clearingAccount(invoice.method_id), amount: money(waiting) },
    ],
  });
}

/** What waits of an invoice's money, and what ever did. */
export async function sumSetAside(
  { db, panel }: Context,
  invoiceId: bigint,
): Promise<{ waiting: bigint; ever: bigint }> {
  const { rows } = await sql<{ waiting: bigint; ever: bigint }>`
    select coalesce(sum(case when credit.kind = 'suspense' then amount else -amount end), 0)::bigint as waiting,
           coalesce(sum(amount) filter (where credit.kind = 'suspense'), 0)::bigint as ever
      from ledger_txn as txn
      join ledger_posting as posting on posting.panel_id = txn.panel_id and posting.txn_id = txn.id
      join ledger_account as debit on debit.panel_id = txn.panel_id and debit.id = posting.debit_account
      join ledger_account as credit on credit.panel_id = txn.panel_id and credit.id = posting.credit_account
     where txn.panel_id = ${panel.id} and txn.ref_type = 'invoice' and txn.ref_id = ${invoiceId}
       and 'suspense' in (debit.kind, credit.kind)`.execute(db);
  return rows[0] ?? { waiting: 0n, ever: 0n };
}
