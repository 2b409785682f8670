import type { Context } from '../../platform/context.ts';
import { type Coupon, type CouponUse, couponOf } from './coupon.ts';

/** The coupon that stands behind a checkout or an invoice, if any, on its present terms. */
export async function couponOfUse({ db, panel }: Context, use: CouponUse): Promise<Coupon | undefined> {
  const row = await db
    .selectFrom('coupon')
    .innerJoin('coupon_redemption as redemption', (join) =>
      join
        .onRef('redemption.panel_id', '=', 'coupon.panel_id')
        .onRef('redemption.coupon_id', '=', 'coupon.id'),
    )
    .selectAll('coupon')
    .where('coupon.panel_id', '=', panel.id)
    .where('redemption.use_type', '=', use.type)
    .where('redemption.use_id', '=', use.id)
    .where('redemption.released_at', 'is', null)
    .executeTakeFirst();
  return row && couponOf(row);
}
