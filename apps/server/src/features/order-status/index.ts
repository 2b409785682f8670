import type { Feature } from '../../platform/feature.ts';
import { orderStatusRoutes } from './order-status.routes.ts';

export const orderStatus: Feature = { name: 'order-status', routes: orderStatusRoutes };
