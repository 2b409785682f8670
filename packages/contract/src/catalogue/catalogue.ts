import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  countryCode,
  data,
  decimal,
  flagText,
  hexColor,
  id,
  listText,
  pageQuery,
  searchText,
  slug,
  text,
  wholeNumberText,
} from '../primitives.ts';
import {
  network,
  networkWithTypes,
  question,
  serviceCard,
  serviceDetails,
  serviceType,
  serviceTypeWithNetwork,
} from './catalogue-entities.ts';

const serviceSorts = [
  'popularity',
  'price_asc',
  'price_desc',
  'discount_asc',
  'discount_desc',
  'max_asc',
  'max_desc',
  'name_asc',
  'name_desc',
] as const;

const serviceFeatures = ['refill', 'cancel', 'drip_feed', 'package'] as const;

const anyQuantity = wholeNumberText({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const listNetworks = endpoint({
  name: 'listNetworks',
  method: 'GET',
  path: '/api/v1/networks',
  access: 'guest',
  area: 'catalogue',
  summary: 'List networks with their service types',
  response: data(z.array(networkWithTypes).max(500)),
});

export const listServiceTypes = endpoint({
  name: 'listServiceTypes',
  method: 'GET',
  path: '/api/v1/service-types',
  access: 'guest',
  area: 'catalogue',
  summary: 'List service types, each with its network',
  query: z.object({ network: slug.optional() }),
  response: data(z.array(serviceTypeWithNetwork).max(5000)),
});

export const getServiceType = endpoint({
  name: 'getServiceType',
  method: 'GET',
  path: '/api/v1/service-types/{slug}',
  access: 'guest',
  area: 'catalogue',
  summary: 'Get a service type with its FAQ and services',
  params: z.object({ slug }),
  response: data(
    serviceType.extend({
      network,
      faq: z.array(question).max(50),
      services: z.array(serviceCard).max(2000),
    }),
  ),
});

export const listServices = endpoint({
  name: 'listServices',
  method: 'GET',
  path: '/api/v1/services',
  access: 'guest',
  area: 'catalogue',
  summary: 'List services, with search, filters and sorting',
  query: z.object({
    ...pageQuery({ perPage: 40 }),
    search: searchText(100).optional(),
    network: listText(slug, 50).optional(),
    service_type: listText(slug, 50).optional(),
    sort: z.enum(serviceSorts).default('popularity'),
    discount: flagText.optional(),
    /** Only the signed-in caller's favourites. */
    favorites: flagText.optional(),
    label: text(60).optional(),
    countries: listText(countryCode, 50).optional(),
    features: listText(z.enum(serviceFeatures), serviceFeatures.length).optional(),
    /** Starts within this many minutes. */
    start_time: wholeNumberText({ minimum: 0, maximum: 1_000_000 }).optional(),
    /** A quantity that the service must accept. */
    min: anyQuantity.optional(),
    max: anyQuantity.optional(),
    /** In USD, for `pricing_per` pieces, after the discount. */
    price_min: decimal.optional(),
    price_max: decimal.optional(),
  }),
  response: z.object({
    data: z.array(serviceCard).max(100),
    total: z.int().min(0),
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
  errors: ['unauthenticated'],
});

export const getService = endpoint({
  name: 'getService',
  method: 'GET',
  path: '/api/v1/services/{idOrSlug}',
  access: 'guest',
  area: 'catalogue',
  summary: 'Get a service by ID or slug',
  params: z.object({ idOrSlug: slug }),
  response: data(serviceDetails),
});

export const listRelatedServices = endpoint({
  name: 'listRelatedServices',
  method: 'GET',
  path: '/api/v1/services/{id}/related-services',
  access: 'guest',
  area: 'catalogue',
  summary: 'List similar services, closest first',
  params: z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: data(z.array(serviceCard).max(12)),
});

export const listBoughtTogether = endpoint({
  name: 'listBoughtTogether',
  method: 'GET',
  path: '/api/v1/services/{id}/frequently-bought-together',
  access: 'guest',
  area: 'catalogue',
  summary: 'List services often bought together with this one, most frequent first',
  params: z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: data(z.array(serviceCard).max(12)),
});

export const listRelatedServiceTypes = endpoint({
  name: 'listRelatedServiceTypes',
  changesData: false,
  method: 'POST',
  path: '/api/v1/related-service/type',
  access: 'guest',
  area: 'catalogue',
  summary: 'List similar service types: first of the same network, then of other networks',
  body: z.object({ service_type_id: id }),
  response: data(z.array(serviceTypeWithNetwork).max(12)),
  errors: ['not_found'],
});

export const listDiscounts = endpoint({
  name: 'listDiscounts',
  method: 'GET',
  path: '/api/v1/discounts',
  access: 'guest',
  area: 'catalogue',
  summary: 'List services on sale, biggest discount first',
  response: data(z.array(serviceCard).max(100)),
});

export const listLabels = endpoint({
  name: 'listLabels',
  method: 'GET',
  path: '/api/v1/services/labels',
  access: 'guest',
  area: 'catalogue',
  summary: 'List the labels services can be filtered by',
  response: data(
    z
      .array(
        z.object({
          slug: text(60),
          name: text(60),
          color: hexColor.nullable(),
          services_count: z.int().min(1),
        }),
      )
      .max(500),
  ),
});
