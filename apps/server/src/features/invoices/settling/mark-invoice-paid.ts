import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { notify } from '../../notifications/index.ts';
import { findStoredMethod } from '../../payment-methods/index.ts';
import { lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';

/** "I've paid": sends the invoice to an operator for review. It never credits anything. */
export function markInvoicePaid(
  ctx: Context,
  { invoiceId, accountId, comment }: { invoiceId: bigint; accountId: bigint; comment: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice?.account_id !== accountId) return refuse('not_found');
    if (invoice.status === 'in_moderation') return;
    const flow = (await findStoredMethod(tx, invoice.method_id))?.flow;
    const isByHand = flow === 'message' || flow === 'qr_code';
    if (invoice.status !== 'open' || !isByHand) return refuse('wrong_state');
    await tx.db
      .updateTable('invoice')
      .set({
        status: 'in_moderation',
        review_reason: 'claimed',
        user_comment: comment || null,
        claimed_at: tx.clock.now(),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', invoiceId)
      .execute();
    await recordEvent(tx, invoice, {
      source: 'customer',
      eventId: `claimed:${invoiceId}`,
      kind: 'claimed',
      verdict: 'claimed',
    });
    await notify(tx, accountId, {
      kind: 'payment-in-moderation',
      invoiceId,
      amount: money(invoice.amount),
    });
  });
}
