import * as endpoints from '@marquee/contract/console/custom-prices.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { copyCustomPrices, previewPriceCopy } from './copy-custom-prices.ts';
import { listCustomersWithPrices, listCustomPrices } from './list-custom-prices.ts';
import { findPriceTargets } from './price-target.ts';
import { removeCustomPrice } from './remove-custom-price.ts';
import { listRestrictedServices, openRestrictedService } from './restricted-services.ts';
import { setCustomPrice } from './set-custom-price.ts';

export const customPriceRoutes: readonly Route[] = [
  route(endpoints.listCustomersWithPrices, (ctx, { query }) => listCustomersWithPrices(ctx, query)),
  route(endpoints.findPriceTargets, (ctx, { query }) => findPriceTargets(ctx, query.search)),
  route(endpoints.listCustomPrices, (ctx, { params, query }) =>
    listCustomPrices(ctx, BigInt(params.id), query),
  ),
  route(endpoints.setCustomPrice, async (ctx, { params, body }) => ({
    data: await setCustomPrice(ctx, BigInt(params.id), body),
  })),
  route(endpoints.removeCustomPrice, async (ctx, { params }) => {
    await removeCustomPrice(ctx, { accountId: BigInt(params.id), priceId: BigInt(params.priceId) });
    return { data: { is_removed: true as const } };
  }),
  route(endpoints.previewPriceCopy, async (ctx, { params, query }) => ({
    data: await previewPriceCopy(ctx, BigInt(params.id), query.from),
  })),
  route(endpoints.copyCustomPrices, async (ctx, { params, body }) => ({
    data: await copyCustomPrices(ctx, BigInt(params.id), {
      fromId: BigInt(body.from_id),
      replaces: body.replaces,
    }),
  })),
  route(endpoints.listRestrictedServices, (ctx, { params, query }) =>
    listRestrictedServices(ctx, BigInt(params.id), query),
  ),
  route(endpoints.openRestrictedService, async (ctx, { params, body }) => ({
    data: await openRestrictedService(ctx, BigInt(params.id), {
      serviceId: BigInt(params.serviceId),
      isOpen: body.is_open,
    }),
  })),
];
