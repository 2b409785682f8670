import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, personalDataRequested } from '../accounts/index.ts';
import { apiTokensRoutes } from './api-tokens.routes.ts';
import { revokeToken } from './own-token.ts';
import { addTokenData } from './personal-data.ts';

export { authenticateApiToken } from './authenticate-api-token.ts';
export { revokeToken };

export const apiTokens: Feature = {
  name: 'api-tokens',
  routes: apiTokensRoutes,
  listeners: [
    on(personalDataRequested, addTokenData),
    on(accountClosed, (ctx, { accountId }) => revokeToken(ctx, accountId)),
  ],
};
