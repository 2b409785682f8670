import * as endpoints from '@marquee/contract/console/coupons.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { exportCoupons, exportCouponUses } from './coupon-files.ts';
import { listCouponUses } from './list-coupon-uses.ts';
import { manageCoupons, managedCoupon } from './manage-coupons.ts';
import { saveCoupon } from './save-coupon.ts';
import { switchCoupon } from './switch-coupon.ts';

export const couponConsoleRoutes: readonly Route[] = [
  route(endpoints.manageCoupons, (ctx, { query }) => manageCoupons(ctx, query)),
  route(endpoints.createCoupon, async (ctx, { body }) => ({
    data: await managedCoupon(ctx, await saveCoupon(ctx, body)),
  })),
  route(endpoints.changeCoupon, async (ctx, { params, body }) => ({
    data: await managedCoupon(ctx, await saveCoupon(ctx, body, BigInt(params.id))),
  })),
  route(endpoints.switchCoupon, async (ctx, { params, body }) => {
    const couponId = BigInt(params.id);
    await switchCoupon(ctx, { couponId, isEnabled: body.is_enabled });
    return { data: await managedCoupon(ctx, couponId) };
  }),
  route(endpoints.listCouponUses, (ctx, { params, query }) =>
    listCouponUses(ctx, { couponId: BigInt(params.id), ...query }),
  ),
  route(endpoints.exportCoupons, (ctx, { query }) => exportCoupons(ctx, query)),
  route(endpoints.exportCouponUses, (ctx, { params }) => exportCouponUses(ctx, BigInt(params.id))),
];
