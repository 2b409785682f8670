import { money } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { notify } from '../../notifications/index.ts';
import { lateMoney, lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';
import { endInvoice } from './end-invoice.ts';
import { releaseSetAside } from './set-aside.ts';

/** An operator found no such money, or sends it back outside the panel. */
export function rejectInvoice(
  ctx: Context,
  { invoiceId, reason }: { invoiceId: bigint; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
    if (invoice.status !== 'open' && invoice.status !== 'in_moderation') return refuse('wrong_state');
    await recordEvent(tx, invoice, {
      source: 'operator',
      eventId: `rejected:${invoiceId}`,
      kind: 'failed',
      verdict: 'believed',
    });
    await releaseSetAside(tx, invoice);
    await endInvoice(tx, invoice, 'failed', { isKnown: invoice.review_reason === lateMoney });
    await notify(tx, invoice.account_id, {
      kind: 'payment-rejected',
      invoiceId,
      amount: money(invoice.amount),
      reason,
    });
    await recordAudit(tx, {
      action: 'invoices.reject',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status: invoice.status, reviewReason: invoice.review_reason },
      after: { status: 'failed' },
      reason,
    });
  });
}
