import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';
import { loseDispute } from './lose-dispute.ts';
import { winDispute } from './win-dispute.ts';

interface ClosedDispute {
  invoiceId: bigint;
  outcome?: 'won' | 'lost';
  reason: string;
}

/** An operator records how a dispute ended, for gateways that do not report it. */
export function closeDispute(
  ctx: Context,
  { invoiceId, outcome = 'won', reason }: ClosedDispute,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
    if (invoice.status !== 'disputed' || invoice.paid_at === null) return refuse('wrong_state');
    await recordEvent(tx, invoice, {
      source: 'operator',
      eventId: `dispute:${invoiceId}:${tx.clock.now().getTime()}:${outcome}`,
      kind: `dispute_${outcome}`,
      verdict: 'believed',
    });
    await (outcome === 'won' ? winDispute(tx, invoice) : loseDispute(tx, invoice));
    await recordAudit(tx, {
      action: 'invoices.dispute',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status: 'disputed' },
      after: { status: outcome === 'won' ? 'paid' : 'disputed', outcome },
      reason,
    });
  });
}
