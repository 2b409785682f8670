import type { Context } from '../../../platform/context.ts';
import { releaseCoupon } from '../../coupons/index.ts';
import type { Invoice } from '../invoice.ts';
import { invoiceEnded, invoiceReference } from '../invoice-events.ts';

/** It will not be paid: its coupon becomes usable again and listeners are notified. */
export async function endInvoice(
  tx: Context,
  invoice: Invoice,
  why: 'expired' | 'failed' | 'canceled',
  /** Listeners were notified before: the money came late, and nothing waits for it any more. */
  { isKnown: isAnnounced = false } = {},
): Promise<void> {
  await tx.db
    .updateTable('invoice')
    .set({ status: why, review_reason: null, ended_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
  if (!isAnnounced) await releaseInvoice(tx, invoice, why);
}

/**
 * Leaves the status as it is. A released coupon may be used up when money still comes, so it is removed from the
 * invoice.
 */
export async function releaseInvoice(
  tx: Context,
  invoice: Invoice,
  why: 'expired' | 'failed' | 'canceled',
): Promise<void> {
  if (invoice.coupon_id !== null) {
    await releaseCoupon(tx, { type: 'invoice', id: invoice.id });
    await tx.db
      .updateTable('invoice')
      .set({ coupon_id: null, coupon_bonus: 0n })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', invoice.id)
      .execute();
  }
  await tx.events.emit(tx, invoiceEnded, { ...invoiceReference(invoice), why });
}
