import type { Feature } from '../../platform/feature.ts';
import { accountDataRoutes } from './account-data.routes.ts';

export const accountData: Feature = { name: 'account-data', routes: accountDataRoutes };
