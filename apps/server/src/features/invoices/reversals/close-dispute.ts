import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';
import { winDispute } from './win-dispute.ts';

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
