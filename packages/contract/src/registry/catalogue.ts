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
} from '../catalogue.ts';
import { listFavorites, toggleFavorite } from '../favorites.ts';
import { listCountries, listWidgetCountries, listWidgetLanguages } from '../places.ts';
import {
  listMyServices,
  listMyServicesWithoutReviews,
  listServiceReviews,
  submitReviews,
} from '../reviews.ts';
import { search, searchFromWidget } from '../search.ts';
import { getServiceIndex } from '../service-index.ts';
import { listServiceUpdates } from '../service-updates.ts';
import { listSpecialOffers } from '../special-offers.ts';
import { getWidgetService, listWidgetNetworks } from '../widget-catalogue.ts';

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
