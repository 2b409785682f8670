import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { guestOrdersTaken } from '../accounts/index.ts';
import { couponBooks } from './coupon-books.ts';
import { couponConsoleRoutes } from './coupons.console.ts';
import { couponRoutes } from './coupons.routes.ts';
import { moveRedemptions } from './move-redemptions.ts';

export type { Coupon, CouponUse, RedeemedCoupon } from './coupon.ts';
export { findCouponByUse, findRedemption, releaseCoupon } from './coupon-uses.ts';
export { couponProblemView } from './coupon-view.ts';
export { countCouponTry, findCoupon } from './find-coupon.ts';

export { payCashback } from './pay-cashback.ts';
export { redeemCoupon } from './redeem-coupon.ts';

export const coupons: Feature = {
  name: 'coupons',
  routes: [...couponRoutes, ...couponConsoleRoutes],
  listeners: [on(guestOrdersTaken, moveRedemptions)],
  books: couponBooks,
};
