import type { Feature } from '../../platform/feature.ts';
import { couponBooks } from './coupon-books.ts';
import { couponRoutes } from './coupons.routes.ts';

export { countCouponTry } from './count-coupon-try.ts';
export type { Coupon, CouponUse, RedeemedCoupon } from './coupon.ts';
export { couponOfUse } from './coupon-of-use.ts';
export { findCoupon } from './find-coupon.ts';
export { payCashback } from './pay-cashback.ts';
export { redeemCoupon } from './redeem-coupon.ts';
export { redeemedCoupon } from './redeemed-coupon.ts';
export { releaseCoupon } from './release-coupon.ts';

export const coupons: Feature = { name: 'coupons', routes: couponRoutes, books: couponBooks };
