import type { Feature } from '../../platform/feature.ts';
import { customerRoutes } from './customers.console.ts';

/** What staff see of customers and may do for them. */
export const customers: Feature = { name: 'customers', routes: customerRoutes };
