import type { Feature } from '../../platform/feature.ts';
import { orderConsoleRoutes } from './order.console.ts';

export { findOrderIds } from './find-orders.ts';

/** Orders as staff find them and look into them. */
export const orderConsole: Feature = { name: 'order-console', routes: orderConsoleRoutes };
