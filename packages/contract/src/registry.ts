import {
  getCaptchaChallenge,
  login,
  loginWithCode,
  logout,
  recordMarketingSource,
  refreshSession,
  register,
  resetPassword,
  sendPasswordReset,
  sendVerification,
  setAnalyticsClientId,
  verifyEmail,
} from './account.ts';
import { getApiDescription } from './api.ts';
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
} from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import { listFavorites, toggleFavorite } from './favorites.ts';
import { listCountries, listWidgetCountries, listWidgetLanguages } from './places.ts';
import { getProfile } from './profile.ts';
import {
  listMyServices,
  listMyServicesWithoutReviews,
  listServiceReviews,
  submitReviews,
} from './reviews.ts';
import { search, searchFromWidget } from './search.ts';
import { getServiceIndex } from './service-index.ts';
import { listServiceUpdates } from './service-updates.ts';
import {
  getBannerFrame,
  getPartnerSettings,
  getSettings,
  listBanners,
  listMenuItems,
  listPages,
} from './shell.ts';
import { listSpecialOffers } from './special-offers.ts';
import { getWidgetService, listWidgetNetworks } from './widget-catalogue.ts';

/** Every call there is, by name. What is not here has no route, no client and no documentation. */
export const endpoints = {
  getSettings,
  getPartnerSettings,
  listPages,
  listBanners,
  getBannerFrame,
  listMenuItems,
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
  getApiDescription,
  getProfile,
  getCaptchaChallenge,
  login,
  loginWithCode,
  logout,
  recordMarketingSource,
  refreshSession,
  register,
  resetPassword,
  sendPasswordReset,
  sendVerification,
  setAnalyticsClientId,
  verifyEmail,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
