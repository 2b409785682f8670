import { getApiDescription } from './api.ts';
import { getService, getServiceType, listNetworks, listServices, listServiceTypes } from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import { getPartnerSettings, getSettings, listBanners, listMenuItems, listPages } from './shell.ts';

/** Every call there is, by name. What is not here has no route, no client and no documentation. */
export const endpoints = {
  getSettings,
  getPartnerSettings,
  listPages,
  listBanners,
  listMenuItems,
  listNetworks,
  listServiceTypes,
  getServiceType,
  listServices,
  getService,
  getApiDescription,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
