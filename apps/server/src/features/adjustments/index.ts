import type { Feature } from '../../platform/feature.ts';
import { adjustmentQueue, adjustmentRoutes } from './adjustments.console.ts';

export { countWaitingAdjustments } from './list-adjustments.ts';

/** Corrections of customers' wallets by staff. */
export const adjustments: Feature = {
  name: 'adjustments',
  routes: adjustmentRoutes,
  queues: [adjustmentQueue],
};
