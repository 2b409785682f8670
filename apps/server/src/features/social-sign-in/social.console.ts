import * as endpoints from '@marquee/contract/console/social-providers.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listSocialKeys } from './list-social-keys.ts';
import { removeSocialProvider, setSocialProvider } from './set-social-provider.ts';

export const socialConsoleRoutes: readonly Route[] = [
  route(endpoints.listSocialProviders, async (ctx, _input, _reply, incoming) => ({
    data: await listSocialKeys(ctx, incoming.origin),
  })),
  route(endpoints.setSocialProvider, async (ctx, { params, body }) => {
    const { client_id: clientId, secret, one_tap: oneTap } = body;
    await setSocialProvider(ctx, { ...params, clientId, secret, oneTap, addresses: {} });
    return undefined;
  }),
  route(endpoints.removeSocialProvider, async (ctx, { params }) => {
    await removeSocialProvider(ctx, params.provider);
    return undefined;
  }),
];
