import type { Context } from '../../platform/context.ts';
import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, emailProven, personalDataRequested } from '../accounts/index.ts';
import { apiTokensRoutes } from './api-tokens.routes.ts';
import { revokeExtensionToken } from './extension-token.ts';
import { revokeToken } from './own-token.ts';
import { addTokenData } from './personal-data.ts';

export { authenticateApiToken } from './authenticate-api-token.ts';
export { authenticateExtensionToken, extensionTokenQuery, isExtensionToken } from './extension-token.ts';

export const apiTokens: Feature = {
  name: 'api-tokens',
  routes: apiTokensRoutes,
  listeners: [
    on(personalDataRequested, addTokenData),
    on(emailProven, async (ctx, { accountId, madeSince }) => {
      if (madeSince) await revokeTokens(ctx, accountId);
    }),
    on(accountClosed, (ctx, { accountId }) => revokeTokens(ctx, accountId)),
  ],
};

async function revokeTokens(ctx: Context, accountId: bigint): Promise<void> {
  await revokeToken(ctx, accountId);
  await revokeExtensionToken(ctx, accountId);
}
