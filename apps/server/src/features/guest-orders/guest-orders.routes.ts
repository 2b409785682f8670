import * as endpoints from '@marquee/contract/ordering/guest-orders.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { dismissGuestOrders } from './dismiss-guest-orders.ts';
import { getGuestOrders } from './get-guest-orders.ts';
import { takeOverGuestOrders } from './take-over-guest-orders.ts';

export const guestOrdersRoutes: readonly Route[] = [
  route(endpoints.getGuestOrders, async (ctx) => ({
    data: await getGuestOrders(ctx, signedIn(ctx).accountId),
  })),
  route(endpoints.takeOverGuestOrders, async (ctx) => ({
    data: { orders: await takeOverGuestOrders(ctx, signedIn(ctx).accountId) },
  })),
  route(endpoints.dismissGuestOrders, async (ctx) => {
    await dismissGuestOrders(ctx, signedIn(ctx).accountId);
    return undefined;
  }),
];
