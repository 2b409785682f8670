import type { Feature } from '../../platform/feature.ts';
import { bulkOrderRoutes } from './bulk-orders.console.ts';

export const bulkOrders: Feature = {
  name: 'bulk-orders',
  routes: bulkOrderRoutes,
  loops: [{ name: 'run-bulk-jobs', everySeconds: 1, load: () => import('./run-bulk-jobs.ts') }],
};
