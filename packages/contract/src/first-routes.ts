/**
 * Method and path of what the first page asks for. All others come with `routes.ts`, once something asks
 * for one of them: the first page must not carry every address there is.
 */
export const firstRoutes = {
  getSettings: 'GET /settings',
  listPages: 'GET /pages',
  listBanners: 'GET /banners',
  getBannerFrame: 'GET /banners/{id}/frame',
  listNetworks: 'GET /api/v1/networks',
  listServiceTypes: 'GET /api/v1/service-types',
  listServices: 'GET /api/v1/services',
  getServiceIndex: 'GET /api/v1/services/index',
  listLabels: 'GET /api/v1/services/labels',
  listSpecialOffers: 'GET /api/v1/special-offers',
  listFavorites: 'GET /api/v1/services/favorites',
  toggleFavorite: 'POST /api/v1/services/{serviceId}/favorites/toggle',
  getProfile: 'GET /api/v1/profile',
  refreshSession: 'GET /refresh',
} as const;
