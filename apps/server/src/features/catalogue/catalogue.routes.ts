import * as endpoints from '@marquee/contract/catalogue/catalogue.ts';
import {
  listFavorites as listFavoritesEndpoint,
  toggleFavorite as toggle,
} from '@marquee/contract/catalogue/favorites.ts';
import {
  listCountries,
  listWidgetCountries,
  listWidgetLanguages,
} from '@marquee/contract/catalogue/places.ts';
import { search, searchFromWidget } from '@marquee/contract/catalogue/search.ts';
import { getServiceIndex as indexEndpoint } from '@marquee/contract/catalogue/service-index.ts';
import { listServiceUpdates as updatesEndpoint } from '@marquee/contract/catalogue/service-updates.ts';
import { listSpecialOffers as offersEndpoint } from '@marquee/contract/catalogue/special-offers.ts';
import {
  getWidgetService,
  listWidgetNetworks as widgetNetworks,
} from '@marquee/contract/catalogue/widget-catalogue.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listFavorites, toggleFavorite } from './favorites/favorites.ts';
import { listNetworks, listWidgetNetworks } from './list-networks.ts';
import { placeLists } from './places/places.ts';
import { getServiceType, listRelatedServiceTypes, listServiceTypes } from './service-types.ts';
import { getService } from './services/get-service.ts';
import { getServiceIndex } from './services/get-service-index.ts';
import { listLabels } from './services/list-labels.ts';
import { listServices } from './services/list-services.ts';
import { listBoughtTogether, listRelatedServices } from './services/related-services.ts';
import { searchCatalogue } from './services/search-catalogue.ts';
import { listDiscounts, listSpecialOffers } from './services/special-offers.ts';
import { listServiceUpdates } from './updates/list-service-updates.ts';

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
