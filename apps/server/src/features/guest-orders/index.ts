import type { Feature } from '../../platform/feature.ts';
import { guestOrdersRoutes } from './guest-orders.routes.ts';

export { getGuestOrders, guestAccountsOf } from './get-guest-orders.ts';
export { mergeGuest } from './merge-guest.ts';

export const guestOrders: Feature = { name: 'guest-orders', routes: guestOrdersRoutes };
