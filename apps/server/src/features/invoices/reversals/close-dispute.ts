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
  /** One of several; without it all that are undecided. */
  number?: number;
  outcome?: 'won' | 'lost';
  reason: string;
}

/** An operator records how a dispute ended, for gateways that do not report it. */
export function closeDispute(
  ctx: Context,
  { invoiceId, number, outcome = 'won', reason }: ClosedDispute,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
    if (invoice.status !== 'disputed' || invoice.paid_at === null) return refuse('wrong_state');
    const disputes = await disputesToEnd(tx, invoice, number);
    if (number !== undefined && disputes.every((dispute) => dispute.outcome === outcome)) return;
    await recordEvent(tx, invoice, {
      source: 'operator',
      eventId: `dispute:${invoiceId}:${tx.clock.now().getTime()}:${outcome}`,
      kind: `dispute_${outcome}`,
      verdict: 'believed',
    });
    for (const dispute of disputes)
      await endDispute(tx, (await lockInvoice(tx, invoiceId)) ?? invoice, dispute, outcome);
    await recordAudit(tx, {
      action: 'invoices.dispute',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status: 'disputed' },
      after: {
        status: (await lockInvoice(tx, invoiceId))?.status,
        outcome,
        ...(number === undefined ? {} : { dispute: number }),
      },
      reason,
    });
  });
}

/** The open ones; without any, those that were lost: a bank may change its mind. */
async function disputesToEnd(tx: Context, invoice: Invoice, number: number | undefined) {
  const disputes = await findDisputes(tx, invoice);
  if (number !== undefined) return disputes.filter((dispute) => dispute.number === number);
  const open = disputes.filter(({ outcome }) => outcome === null);
  return open.length > 0 ? open : disputes.filter(({ outcome }) => outcome === 'lost');
}
