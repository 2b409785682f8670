import * as endpoints from '@marquee/contract/catalogue/links.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { validateUrl } from './check-link.ts';
import { availableTypeIds, identifyNetwork } from './identify-network.ts';

export const linkRoutes: readonly Route[] = [
  route(endpoints.identifyNetwork, async (ctx, { body }) => {
    const id = await identifyNetwork(ctx, body.url);
    return { data: { network_id: id === null ? null : Number(id) } };
  }),
  route(endpoints.validateUrl, (ctx, { body }) => validateUrl(ctx, body)),
  route(endpoints.listTypesByUrl, async (ctx, { body }) => {
    const networkId = body.network_id === undefined ? undefined : BigInt(body.network_id);
    const ids = await availableTypeIds(ctx, { url: body.url, networkId });
    return { data: { service_type_ids: ids.map(Number) } };
  }),
];
