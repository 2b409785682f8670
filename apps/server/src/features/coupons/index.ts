import type { Feature } from '../../platform/feature.ts';
import { couponBooks } from './coupon-books.ts';
import { couponRoutes } from './coupons.routes.ts';

export type { Coupon, CouponUse, RedeemedCoupon } from './coupon.ts';
export { findCouponByUse, findRedemption, releaseCoupon } from './coupon-uses.ts';
export { countCouponTry, findCoupon } from './find-coupon.ts';

export { payCashback } from './pay-cashback.ts';
export { redeemCoupon } from './redeem-coupon.ts';

export const coupons: Feature = { name: 'coupons', routes: couponRoutes, books: couponBooks };
