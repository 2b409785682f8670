import * as endpoints from '@marquee/contract/catalogue.ts';
import type { Context } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { storedCatalogue } from './catalogue.data.ts';
import { getService } from './get-service.ts';
import { getServiceType } from './get-service-type.ts';
import { listServiceTypes } from './list-service-types.ts';
import { listServices } from './list-services.ts';

export const catalogueRoutes: readonly Route[] = [
  route(endpoints.listNetworks, async (ctx: Context) => {
    const catalogue = (await ctx.caches.get(storedCatalogue, ctx.panel.id)).in(ctx.locale);
    return catalogue.answer('networks', () => ({ data: [...catalogue.networks] }));
  }),
  route(endpoints.listServiceTypes, (ctx, { query }) => listServiceTypes(ctx, query.network)),
  route(endpoints.getServiceType, (ctx, { params }) => getServiceType(ctx, params.slug)),
  route(endpoints.listServices, (ctx, { query }) => listServices(ctx, query)),
  route(endpoints.getService, (ctx, { params }) => getService(ctx, params.idOrSlug)),
];
