import type { Context } from '../../../platform/context.ts';
import { releaseCoupon } from '../../coupons/index.ts';
import type { Invoice } from '../invoice.ts';
import { about, invoiceEnded } from '../invoice-events.ts';

/** It will not be paid: its coupon is free again, and whoever waited for the money hears of it. */
export async function endInvoice(
  tx: Context,
  invoice: Invoice,
  why: 'expired' | 'failed' | 'canceled',
  /** The end was told before: its money came late, and nothing waits for it any more. */
  { isKnown = false } = {},
): Promise<void> {
  await tx.db
    .updateTable('invoice')
    .set({ status: why, review_reason: null, ended_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
  if (!isKnown) await letGo(tx, invoice, why);
}

/** Without touching its state. A coupon let go may be gone when money still comes, so it is struck off. */
export async function letGo(
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
  await tx.events.emit(tx, invoiceEnded, { ...about(invoice), why });
}
