import * as endpoints from '@marquee/contract/api/api-token.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { inPerson, signedIn } from '../../platform/signed-in.ts';
import { createExtensionToken, revokeExtensionToken } from './extension-token.ts';
import { createToken, getToken, restrictToken, revokeToken } from './own-token.ts';

export const apiTokensRoutes: readonly Route[] = [
  route(endpoints.getApiToken, async (ctx) => ({ data: await getToken(ctx, signedIn(ctx).accountId) })),
  route(endpoints.createApiToken, async (ctx) => ({ data: await createToken(ctx) }), {
    limit: { points: 20, seconds: 3600 },
  }),
  route(endpoints.restrictApiToken, async (ctx, { body }) => ({
    data: await restrictToken(ctx, body.allowed_addresses),
  })),
  route(endpoints.createExtensionToken, async (ctx) => ({ data: await createExtensionToken(ctx) }), {
    limit: { points: 20, seconds: 3600 },
  }),
  route(endpoints.deleteExtensionToken, async (ctx) => {
    await revokeExtensionToken(ctx, inPerson(ctx).accountId);
    return undefined;
  }),
  route(endpoints.deleteApiToken, async (ctx) => {
    await revokeToken(ctx, inPerson(ctx).accountId);
    return undefined;
  }),
];
