import type { Feature } from '../../platform/feature.ts';
import { accountDataRoutes } from './account-data.routes.ts';

export { endAccount } from './close-account.ts';
export { balanceLeft, closingBlockers } from './closing-blockers.ts';
export { dataFile } from './export-data.ts';

export const accountData: Feature = { name: 'account-data', routes: accountDataRoutes };
