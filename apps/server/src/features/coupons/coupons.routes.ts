import * as endpoints from '@marquee/contract/money/coupons.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listCoupons } from './list-coupons.ts';

export const couponRoutes: readonly Route[] = [route(endpoints.listCoupons, listCoupons)];
