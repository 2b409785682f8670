import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import type { CouponUse, RedeemedCoupon } from './coupon.ts';

/** The coupon that stands behind a checkout or an invoice, if any. */
export async function redeemedCoupon(
  { db, panel }: Context,
  use: CouponUse,
): Promise<RedeemedCoupon | undefined> {
  const row = await db
    .selectFrom('coupon_redemption')
    .select(['coupon_id', 'bonus'])
    .where('panel_id', '=', panel.id)
    .where('use_type', '=', use.type)
    .where('use_id', '=', use.id)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return row && { couponId: row.coupon_id, bonus: money(row.bonus) };
}
