import type { Feature } from '../../platform/feature.ts';
import { financeRoutes } from './finances.routes.ts';

export { transferEarnings } from './wallets.ts';

export const finances: Feature = { name: 'finances', routes: financeRoutes };
