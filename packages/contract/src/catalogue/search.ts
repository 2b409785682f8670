import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, searchText } from '../primitives.ts';
import { network, serviceCard, serviceTypeWithNetwork } from './catalogue-entities.ts';

const searchTypes = ['all', 'services', 'networks', 'service_types'] as const;

/** Best matches first in each section; a section that was not requested is empty. */
const searchResults = z.object({
  services: z.array(serviceCard).max(20),
  networks: z.array(network).max(20),
  service_types: z.array(serviceTypeWithNetwork).max(20),
});

export const search = endpoint({
  name: 'search',
  changesData: false,
  method: 'POST',
  path: '/api/v1/search',
  access: 'guest',
  area: 'catalogue',
  summary: 'Search services, networks and service types; typos are tolerated',
  body: z.object({
    query: searchText(100),
    options: z.strictObject({ searchType: z.enum(searchTypes).optional() }).optional(),
    network_id: id.nullish(),
  }),
  response: data(searchResults),
});

export const searchFromWidget = endpoint({
  name: 'searchFromWidget',
  changesData: false,
  method: 'POST',
  path: '/api/v1/order-widget/search',
  access: 'widget',
  area: 'catalogue',
  summary: 'Search services, networks and service types from an order widget',
  body: z.object({ query: searchText(100), network_id: id.nullish() }),
  response: data(searchResults),
});
