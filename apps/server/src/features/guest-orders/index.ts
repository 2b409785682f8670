import type { Feature } from '../../platform/feature.ts';
import { guestOrdersRoutes } from './guest-orders.routes.ts';

export { getGuestOrders } from './get-guest-orders.ts';

export const guestOrders: Feature = { name: 'guest-orders', routes: guestOrdersRoutes };
