import { allowedInvoiceActions } from '@marquee/domain/payments/invoice-review.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockInvoice } from '../invoice.ts';
import { releaseSetAside } from './set-aside.ts';

/**
 * An operator has dealt with doubtful money outside the panel, as a rule by sending it back: it is no longer set
 * aside, and nothing is credited.
 */
export function resolveReview(
  ctx: Context,
  { invoiceId, reason }: { invoiceId: bigint; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
    const { status, review_reason: reviewReason } = invoice;
    if (!allowedInvoiceActions({ status, reviewReason, isReturned: false }).includes('resolve'))
      return refuse('wrong_state');
    await releaseSetAside(tx, invoice);
    await tx.db
      .updateTable('invoice')
      .set({ review_reason: null })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', invoiceId)
      .execute();
    await recordAudit(tx, {
      action: 'invoices.resolve',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status, reviewReason },
      after: { status, reviewReason: null },
      reason,
    });
  });
}
