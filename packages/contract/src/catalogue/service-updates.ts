import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  calendarDay,
  decimal,
  flagText,
  id,
  listText,
  pageQuery,
  quantity,
  slug,
  text,
  wholeNumberText,
} from '../primitives.ts';

const changeKinds = ['added', 'removed', 'activated', 'deactivated', 'price', 'limits'] as const;

/** The terms that changed: before or after the change. */
const terms = z.object({
  price: decimal.optional(),
  pricing_per: quantity.optional(),
  min: quantity.optional(),
  max: quantity.optional(),
  step: quantity.optional(),
});
export type ChangedTerms = z.output<typeof terms>;

const serviceUpdate = z.object({
  id,
  kind: z.enum(changeKinds),
  created_at: z.iso.datetime().max(30),
  service: z.object({
    id,
    slug,
    name: text(400),
    network_id: id,
    service_type_id: id,
    is_available: z.boolean(),
  }),
  before: terms.nullable(),
  after: terms.nullable(),
});
export type ServiceUpdate = z.output<typeof serviceUpdate>;

export const listServiceUpdates = endpoint({
  name: 'listServiceUpdates',
  method: 'GET',
  path: '/api/v1/services/updates',
  access: 'guest',
  area: 'catalogue',
  summary: 'List changes of prices, limits and availability, newest first',
  query: z.object({
    ...pageQuery({ perPage: 40 }),
    kinds: listText(z.enum(changeKinds), changeKinds.length).optional(),
    network: slug.optional(),
    service_type: slug.optional(),
    service_id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
    /** Only changes of the caller's favourites. */
    favorites: flagText.optional(),
    /** Days in UTC, both included. */
    from: calendarDay.optional(),
    until: calendarDay.optional(),
  }),
  response: z.object({
    data: z.array(serviceUpdate).max(100),
    page: z.int().min(1),
    per_page: z.int().min(1),
    has_more: z.boolean(),
  }),
  errors: ['unauthenticated'],
});
