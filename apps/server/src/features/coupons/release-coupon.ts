import type { Context } from '../../platform/context.ts';
import type { CouponUse } from './coupon.ts';
import { redeemedCoupon } from './redeemed-coupon.ts';

/** What it was used for came to nothing: it may be used again. A second call changes nothing. */
export async function releaseCoupon(tx: Context, use: CouponUse): Promise<void> {
  const redeemed = await redeemedCoupon(tx, use);
  if (!redeemed) return;
  // The coupon before its uses, in the same order as redeeming.
  await tx.db
    .selectFrom('coupon')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', redeemed.couponId)
    .forNoKeyUpdate()
    .execute();
  await tx.db
    .updateTable('coupon_redemption')
    .set({ released_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('use_type', '=', use.type)
    .where('use_id', '=', use.id)
    .where('released_at', 'is', null)
    .execute();
}
