import { type Money, money } from '@marquee/domain/money/money.ts';
import { canBeConfirmed } from '@marquee/domain/payments/invoice-status.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';
import { creditInvoice } from './credit-invoice.ts';
import { releaseSetAside } from './set-aside.ts';

interface Confirmation {
  invoiceId: bigint;
  /** The amount that arrived, if it differs. Then there is no fee and no bonus. */
  amount?: Money;
  reason?: string;
}

/**
 * An operator saw the money, possibly after the invoice had ended: it pays what can still be paid, and the rest
 * stays on the balance. Nobody may confirm their own payment.
 */
export function confirmInvoice(ctx: Context, { invoiceId, amount, reason }: Confirmation): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const locked = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
    if (locked.status === 'paid') return;
    if (!canBeConfirmed(locked.status)) return refuse('wrong_state');
    if (tx.actor.kind === 'user' && tx.actor.accountId === locked.account_id) return refuse('wrong_state');
    const isOther = amount !== undefined && amount !== money(locked.amount);
    if (isOther && locked.purpose !== 'add_funds') return refuse('wrong_state');
    const changed = isOther ? { amount, fee: 0n, surplus: 0n, method_bonus: 0n, coupon_bonus: 0n } : {};
    if (isOther) {
      await tx.db
        .updateTable('invoice')
        .set(changed)
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', invoiceId)
        .execute();
    }
    const invoice = { ...locked, ...changed };
    await recordEvent(tx, invoice, {
      source: 'operator',
      eventId: `confirmed:${invoiceId}`,
      kind: 'paid',
      verdict: 'believed',
    });
    await releaseSetAside(tx, invoice);
    await creditInvoice(tx, invoice, { paymentRef: invoice.payment_ref });
    await recordAudit(tx, {
      action: 'invoices.confirm',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status: locked.status, reviewReason: locked.review_reason },
      after: { status: 'paid', amount: String(invoice.amount) },
      ...(reason ? { reason } : {}),
    });
  });
}
