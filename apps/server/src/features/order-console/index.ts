import type { Feature } from '../../platform/feature.ts';
import { orderConsoleRoutes } from './order.console.ts';

/** Orders as staff find them and look into them. */
export const orderConsole: Feature = { name: 'order-console', routes: orderConsoleRoutes };
