import {
  getService,
  getServiceType,
  listBoughtTogether,
  listDiscounts,
  listLabels,
  listNetworks,
  listRelatedServices,
  listRelatedServiceTypes,
  listServices,
  listServiceTypes,
} from '../catalogue/catalogue.ts';
import { listFavorites, toggleFavorite } from '../catalogue/favorites.ts';
import { listCountries, listWidgetCountries, listWidgetLanguages } from '../catalogue/places.ts';
import {
  listMyServices,
  listMyServicesWithoutReviews,
  listServiceReviews,
  submitReviews,
} from '../catalogue/reviews.ts';
import { search, searchFromWidget } from '../catalogue/search.ts';
import { getServiceIndex } from '../catalogue/service-index.ts';
import { listServiceUpdates } from '../catalogue/service-updates.ts';
import { listSpecialOffers } from '../catalogue/special-offers.ts';
import { getWidgetService, listWidgetNetworks } from '../catalogue/widget-catalogue.ts';

export const catalogueEndpoints = {
  listNetworks,
  listServiceTypes,
  getServiceType,
  listServices,
  getService,
  getServiceIndex,
  listServiceUpdates,
  listRelatedServices,
  listBoughtTogether,
  listRelatedServiceTypes,
  listDiscounts,
  listLabels,
  listSpecialOffers,
  listFavorites,
  toggleFavorite,
  listMyServices,
  listMyServicesWithoutReviews,
  submitReviews,
  listServiceReviews,
  listCountries,
  search,
  listWidgetNetworks,
  listWidgetCountries,
  listWidgetLanguages,
  searchFromWidget,
  getWidgetService,
};
