import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { type Invoice, lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';
import { findDisputes } from './disputes.ts';
import { endDispute } from './end-dispute.ts';

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
    for (const dispute of await undecidedDisputes(tx, invoice))
      await endDispute(tx, (await lockInvoice(tx, invoiceId)) ?? invoice, dispute, outcome);
    await recordAudit(tx, {
      action: 'invoices.dispute',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status: 'disputed' },
      after: { status: (await lockInvoice(tx, invoiceId))?.status, outcome },
      reason,
    });
  });
}

/** The open ones; without any, those that were lost: a bank may change its mind. */
async function undecidedDisputes(tx: Context, invoice: Invoice) {
  const disputes = await findDisputes(tx, invoice);
  const open = disputes.filter(({ outcome }) => outcome === null);
  return open.length > 0 ? open : disputes.filter(({ outcome }) => outcome === 'lost');
}
