import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockedCoupon } from './save-coupon.ts';

/** A coupon that is off looks to customers as if it did not exist. Asked again, it changes nothing. */
export function switchCoupon(
  ctx: Context,
  { couponId, isEnabled }: { couponId: bigint; isEnabled: boolean },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { is_enabled } = await lockedCoupon(tx, couponId);
    if (is_enabled === isEnabled) return;
    await tx.db
      .updateTable('coupon')
      .set({ is_enabled: isEnabled })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', couponId)
      .execute();
    await recordAudit(tx, {
      action: 'coupons.switch',
      subjectType: 'coupon',
      subjectId: couponId,
      before: { is_enabled },
      after: { is_enabled: isEnabled },
    });
  });
}
