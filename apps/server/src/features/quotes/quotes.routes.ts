import * as endpoints from '@marquee/contract/ordering/quotes.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { countCouponTry } from '../coupons/index.ts';
import { getServiceCost, getServicesCost, getTotalCost } from './get-costs.ts';
import { getQuantityByCost } from './get-quantity-by-cost.ts';

import { validateOrder } from './validate-order.ts';

export const quoteRoutes: readonly Route[] = [
  route(endpoints.getTotalCost, async (ctx, { body }, _reply, incoming) => {
    await countCouponTry(incoming, body.coupon_code);
    return getTotalCost(ctx, body);
  }),
  route(endpoints.validateOrder, async (ctx, { body }, _reply, incoming) => {
    await countCouponTry(incoming, body.coupon_code);
    return validateOrder(ctx, body);
  }),
  route(endpoints.getWidgetQuantityByCost, (ctx, { body }) => getQuantityByCost(ctx, body)),
  route(endpoints.getQuantityByCost, (ctx, { body }) => getQuantityByCost(ctx, body)),
  route(endpoints.getServiceCost, (ctx, { params, query }) =>
    getServiceCost(ctx, params.serviceId, query.quantity),
  ),
  route(endpoints.getServicesCost, (ctx, { body }) => getServicesCost(ctx, body)),
];
