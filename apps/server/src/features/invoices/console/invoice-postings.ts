import type { PostingView } from '@marquee/contract/console/invoice-parts.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';

const mostPostings = 500;

/** What the books say about an invoice, in the order it was written. */
export async function invoicePostings({ db, panel }: Context, invoiceId: bigint): Promise<PostingView[]> {
  const rows = await db
    .selectFrom('ledger_txn as txn')
    .innerJoin('ledger_posting as posting', (join) =>
      join.onRef('posting.panel_id', '=', 'txn.panel_id').onRef('posting.txn_id', '=', 'txn.id'),
    )
    .innerJoin('ledger_account as debit', (join) =>
      join.onRef('debit.panel_id', '=', 'txn.panel_id').onRef('debit.id', '=', 'posting.debit_account'),
    )
    .innerJoin('ledger_account as credit', (join) =>
      join.onRef('credit.panel_id', '=', 'txn.panel_id').onRef('credit.id', '=', 'posting.credit_account'),
    )
    .select(['posting.seq', 'txn.id', 'txn.reason', 'txn.created_at', 'posting.amount'])
    .select(['debit.kind as from', 'credit.kind as to'])
    .where('txn.panel_id', '=', panel.id)
    .where('txn.ref_type', '=', 'invoice')
    .where('txn.ref_id', '=', invoiceId)
    .orderBy('posting.seq')
    .limit(mostPostings)
    .execute();
  return rows.map(({ seq, id, amount, created_at, ...row }) => ({
    ...row,
    id: Number(seq),
    transaction_id: Number(id),
    amount: formatMoney(money(amount)),
    created_at: created_at.toISOString(),
  }));
}
