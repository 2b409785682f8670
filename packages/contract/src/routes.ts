import type { EndpointName, Endpoints } from './registry.ts';

type Route<Name extends EndpointName> = `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`;

/**
 * Method and path of every call, without its schemas: this is all of the contract that the
 * browser loads. The type holds it to the registry, word for word.
 */
export const routes: { readonly [Name in EndpointName]: Route<Name> } = {
  getSettings: 'GET /settings',
  getPartnerSettings: 'GET /api/v1/settings',
  listPages: 'GET /pages',
  listBanners: 'GET /banners',
  listMenuItems: 'GET /menu-items',
  listNetworks: 'GET /api/v1/networks',
  listServiceTypes: 'GET /api/v1/service-types',
  getServiceType: 'GET /api/v1/service-types/{slug}',
  listServices: 'GET /api/v1/services',
  getService: 'GET /api/v1/services/{idOrSlug}',
  getApiDescription: 'GET /api.yaml',
};
