import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, emailProven, personalDataRequested } from '../accounts/index.ts';
import { apiTokensRoutes } from './api-tokens.routes.ts';
import { revokeToken } from './own-token.ts';
import { addTokenData } from './personal-data.ts';

export { authenticateApiToken } from './authenticate-api-token.ts';

export const apiTokens: Feature = {
  name: 'api-tokens',
  routes: apiTokensRoutes,
  listeners: [
    on(personalDataRequested, addTokenData),
    on(emailProven, async (ctx, { accountId, madeSince }) => {
      if (madeSince) await revokeToken(ctx, accountId);
    }),
    on(accountClosed, (ctx, { accountId }) => revokeToken(ctx, accountId)),
  ],
};
