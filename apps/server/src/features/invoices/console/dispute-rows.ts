import type { DisputeView } from '@marquee/contract/console/invoice-parts.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Disputes with their invoice and what they took. */
export function disputeRows({ db, panel }: Context) {
  return db
    .selectFrom('invoice_dispute as dispute')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.panel_id', '=', 'dispute.panel_id').onRef('invoice.id', '=', 'dispute.invoice_id'),
    )
    .select(['dispute.id', 'dispute.invoice_id', 'dispute.number', 'dispute.ref', 'dispute.units'])
    .select(['dispute.outcome', 'dispute.opened_at', 'dispute.ended_at'])
    .select(['invoice.account_id', 'invoice.method_id', 'invoice.charge_currency'])
    .select(
      sql<bigint>`(select coalesce(sum(amount), 0)::bigint from invoice_reversal as reversal
         where reversal.panel_id = dispute.panel_id and reversal.invoice_id = dispute.invoice_id
           and reversal.dispute_number = dispute.number)`.as('taken'),
    )
    .where('dispute.panel_id', '=', panel.id);
}

export type DisputeRow = Awaited<ReturnType<ReturnType<typeof disputeRows>['execute']>>[number];

export function invoiceDisputes(ctx: Context, invoiceId: bigint): Promise<DisputeRow[]> {
  return disputeRows(ctx)
    .where('dispute.invoice_id', '=', invoiceId)
    .orderBy('dispute.number')
    .limit(100)
    .execute();
}

export function disputeView(row: DisputeRow): DisputeView {
  return {
    id: Number(row.id),
    invoice_id: Number(row.invoice_id),
    ref: row.ref,
    charge: { currency: row.charge_currency, amount: formatDecimal(row.units, 8) },
    taken: formatMoney(money(row.taken)),
    outcome: row.outcome,
    opened_at: row.opened_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
