/**
 * Method and path of the calls that the first page makes. All others are in `routes.ts`, which is loaded
 * when one of them is first called: the first page must not carry every path.
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
