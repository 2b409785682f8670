import * as endpoints from '@marquee/contract/catalogue.ts';
import {
  listFavorites as listFavoritesEndpoint,
  toggleFavorite as toggle,
} from '@marquee/contract/favorites.ts';
import { listCountries, listWidgetCountries, listWidgetLanguages } from '@marquee/contract/places.ts';
import { search, searchFromWidget } from '@marquee/contract/search.ts';
import { getServiceIndex as indexEndpoint } from '@marquee/contract/service-index.ts';
import { listServiceUpdates as updatesEndpoint } from '@marquee/contract/service-updates.ts';
import { listSpecialOffers as offersEndpoint } from '@marquee/contract/special-offers.ts';
import {
  getWidgetService,
  listWidgetNetworks as widgetNetworks,
} from '@marquee/contract/widget-catalogue.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getService } from './get-service.ts';
import { getServiceIndex } from './get-service-index.ts';
import { getServiceType } from './get-service-type.ts';
import { listBoughtTogether } from './list-bought-together.ts';
import { listDiscounts } from './list-discounts.ts';
import { listFavorites } from './list-favorites.ts';
import { listLabels } from './list-labels.ts';
import { listNetworks } from './list-networks.ts';
import { listRelatedServiceTypes } from './list-related-service-types.ts';
import { listRelatedServices } from './list-related-services.ts';
import { listServiceTypes } from './list-service-types.ts';
import { listServiceUpdates } from './list-service-updates.ts';
import { listServices } from './list-services.ts';
import { listSpecialOffers } from './list-special-offers.ts';
import { listWidgetNetworks } from './list-widget-networks.ts';
import { placeLists } from './places.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { toggleFavorite } from './toggle-favorite.ts';

const places = placeLists();

export const catalogueRoutes: readonly Route[] = [
  route(endpoints.listNetworks, (ctx) => listNetworks(ctx)),
  route(endpoints.listServiceTypes, (ctx, { query }) => listServiceTypes(ctx, query.network)),
  route(endpoints.getServiceType, (ctx, { params }) => getServiceType(ctx, params.slug)),
  route(endpoints.listRelatedServiceTypes, (ctx, { body }) =>
    listRelatedServiceTypes(ctx, body.service_type_id),
  ),
  route(endpoints.listServices, (ctx, { query }) => listServices(ctx, query)),
  route(indexEndpoint, (ctx) => getServiceIndex(ctx)),
  route(endpoints.listLabels, (ctx) => listLabels(ctx)),
  route(updatesEndpoint, (ctx, { query }) => listServiceUpdates(ctx, query)),
  route(endpoints.getService, (ctx, { params }) => getService(ctx, params.idOrSlug)),
  route(endpoints.listRelatedServices, (ctx, { params }) => listRelatedServices(ctx, params.id)),
  route(endpoints.listBoughtTogether, (ctx, { params }) => listBoughtTogether(ctx, params.id)),
  route(endpoints.listDiscounts, (ctx) => listDiscounts(ctx)),
  route(offersEndpoint, (ctx, { query }) => listSpecialOffers(ctx, query)),
  route(search, (ctx, { body }) =>
    searchCatalogue(ctx, {
      query: body.query,
      networkId: body.network_id,
      searchType: body.options?.searchType,
    }),
  ),
  route(listFavoritesEndpoint, (ctx) => listFavorites(ctx)),
  route(toggle, (ctx, { params }) => toggleFavorite(ctx, BigInt(params.serviceId))),
  route(listCountries, async (ctx) => places.countries(ctx.locale)),

  route(widgetNetworks, (ctx) => listWidgetNetworks(ctx)),
  route(listWidgetCountries, async (ctx) => places.countries(ctx.locale)),
  route(listWidgetLanguages, async (ctx) => places.languages(ctx.locale)),
  route(searchFromWidget, (ctx, { body }) =>
    searchCatalogue(ctx, { query: body.query, networkId: body.network_id }),
  ),
  route(getWidgetService, (ctx, { params }) => getService(ctx, params.slug)),
];
