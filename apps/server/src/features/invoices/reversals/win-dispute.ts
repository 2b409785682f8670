import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { unfreezeAccount } from '../../accounts/index.ts';
import { undoChargeBack } from '../../ledger/index.ts';
import { type Invoice, lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';
import { freezeReason } from './take-back.ts';

/** The bank decided for the panel: the payment and everything it had credited are restored. */
export async function winDispute(tx: Context, invoice: Invoice): Promise<void> {
  const reason = `the dispute of payment ${invoice.id} was won`;
  const undone = await tx.db
    .updateTable('invoice_reversal')
    .set({ undone_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', invoice.id)
    .where('kind', '=', 'disputed')
    .where('undone_at', 'is', null)
    .returning(['turn', 'units', 'amount'])
    .executeTakeFirst();
  if (undone) await undoChargeBack(tx, { invoiceId: invoice.id, turn: undone.turn, reason });
  await tx.db
    .updateTable('invoice')
    .set({
      status: 'paid',
      ended_at: null,
      reversed_units: invoice.reversed_units - (undone?.units ?? 0n),
      reversed_amount: invoice.reversed_amount - (undone?.amount ?? 0n),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
  await unfreezeAccount(tx, {
    accountId: invoice.account_id,
    frozenFor: freezeReason(invoice),
    reason,
  });
}

/** An operator records that a dispute was won, for gateways that do not report it. */
export function closeDispute(
  ctx: Context,
  { invoiceId, reason }: { invoiceId: bigint; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
    if (invoice.status !== 'disputed' || invoice.paid_at === null) return refuse('wrong_state');
    await recordEvent(tx, invoice, {
      source: 'operator',
      eventId: `dispute-won:${invoiceId}:${tx.clock.now().getTime()}`,
      kind: 'dispute_won',
      verdict: 'believed',
    });
    await winDispute(tx, invoice);
    await recordAudit(tx, {
      action: 'invoices.dispute',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status: 'disputed' },
      after: { status: 'paid' },
      reason,
    });
  });
}
