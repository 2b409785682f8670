import { serviceActions, serviceStates } from '@marquee/domain/delivery/service-states.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  data,
  decimal,
  fraction,
  id,
  locale,
  quantity,
  searchText,
  text,
  wholeNumberText,
} from '../primitives.ts';
import { consoleListQuery, consoleListResponse, rowId } from './console-list.ts';

const staff = { access: 'staff:catalogue.manage', area: 'console' } as const;
const number = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const named = z.object({ id, name: text(400) });

const serviceRow = z.object({
  id,
  name: text(400),
  network: named,
  type: named,
  state: z.enum(serviceStates),
  /** For so many pieces are price and cost. */
  pricing_per: quantity,
  /** Before the discount. */
  default_price: decimal,
  discount: z.number().min(0).max(1),
  price: decimal,
  /** What the first provider that can deliver charges; null where nobody can. */
  cost: decimal.nullable(),
  /** What is left of the price, as a share of it; negative below cost. */
  margin: z.number().nullable(),
  min: quantity,
  max: quantity,
  provider: named.extend({ number: text(40) }).nullable(),
});
export type ConsoleServiceRow = z.output<typeof serviceRow>;

const source = z.object({
  provider: named,
  number: text(40),
  name: text(400),
  /** For 1000 pieces or one package, in USD. */
  rate: decimal,
  is_enabled: z.boolean(),
  /** It can deliver now: listed, not held, its provider switched on. */
  is_live: z.boolean(),
});

const serviceDetail = serviceRow.extend({
  slug: text(200),
  /** In every language that has one; English is the service’s own name. */
  names: z.partialRecord(locale, text(400)),
  price_is_manual: z.boolean(),
  limits_are_manual: z.boolean(),
  sells_below_cost: z.boolean(),
  /** In the order in which they are tried. */
  sources: z.array(source).max(50),
});
export type ConsoleService = z.output<typeof serviceDetail>;

const filters = {
  /** A number of the service or of the provider’s service, or a part of the name in any language. */
  search: searchText(254).optional(),
  network: number.optional(),
  type: number.optional(),
  provider: number.optional(),
  state: z.enum(serviceStates).optional(),
};

export const listConsoleServices = endpoint({
  ...staff,
  name: 'listConsoleServices',
  method: 'GET',
  path: '/api/v1/admin/services',
  summary: 'All services with price, cost and margin, for sale or not',
  query: z.object({ ...filters, after: consoleListQuery.after, limit: consoleListQuery.limit }),
  response: consoleListResponse(serviceRow),
});

export const exportServices = endpoint({
  ...staff,
  name: 'exportServices',
  method: 'GET',
  path: '/api/v1/admin/services/export',
  summary: 'The same as a file for spreadsheets',
  query: z.object(filters),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const getConsoleService = endpoint({
  ...staff,
  name: 'getConsoleService',
  method: 'GET',
  path: '/api/v1/admin/services/{id}',
  summary: 'One service with its names, limits and providers',
  params: rowId,
  response: data(serviceDetail),
});

export const changeService = endpoint({
  ...staff,
  name: 'changeService',
  method: 'PATCH',
  path: '/api/v1/admin/services/{id}',
  summary: 'Changes what is given; seen in the shop at once',
  params: rowId,
  body: z.strictObject({
    /** Before the discount; from then on no sync changes it. */
    price: decimal.optional(),
    /** True: the price follows the provider’s rate again. */
    follows_rate: z.literal(true).optional(),
    discount: fraction.optional(),
    min: z.int().min(0).max(2_147_483_647).optional(),
    max: z.int().min(1).max(2_147_483_647).optional(),
    /** True: the limits follow the provider again. */
    follows_limits: z.literal(true).optional(),
    names: z.partialRecord(locale, z.string().trim().max(400)).optional(),
    is_enabled: z.boolean().optional(),
    sells_below_cost: z.boolean().optional(),
  }),
  response: data(serviceDetail),
});

export const setServiceSources = endpoint({
  ...staff,
  name: 'setServiceSources',
  method: 'PUT',
  path: '/api/v1/admin/services/{id}/sources',
  summary: 'Who delivers the service, in the order in which they are tried',
  params: rowId,
  body: z.strictObject({
    sources: z
      .array(z.strictObject({ provider_id: id, number: text(40).min(1), is_enabled: z.boolean() }))
      .max(50),
  }),
  response: data(serviceDetail),
});

export const findOffers = endpoint({
  ...staff,
  name: 'findOffers',
  method: 'GET',
  path: '/api/v1/admin/offers',
  summary: 'What providers offer, by number or a part of the name',
  query: z.object({ search: searchText(120).min(1), provider: number.optional() }),
  response: data(
    z.array(z.object({ provider: named, number: text(40), name: text(400), rate: decimal })).max(20),
  ),
});

const bulkBody = z.strictObject({
  ids: z.array(id).min(1).max(1000),
  action: z.enum(serviceActions),
  /** For `price`: 0.1 raises by a tenth. */
  percent: z.number().min(-0.9).max(10).multipleOf(0.000001).optional(),
});

const bulkEffect = z.object({
  /** How many services the action changes. */
  changed: quantity,
  /** Of those, how many would cost less than they cost us and leave the shop. */
  below_cost: quantity,
  examples: z.array(z.object({ id, name: text(400), before: decimal, after: decimal })).max(10),
});
export type BulkEffect = z.output<typeof bulkEffect>;

export const previewServices = endpoint({
  ...staff,
  name: 'previewServices',
  method: 'POST',
  path: '/api/v1/admin/services/bulk/preview',
  summary: 'What an action over many services would change',
  body: bulkBody,
  response: data(bulkEffect),
  changesData: false,
});

export const changeServices = endpoint({
  ...staff,
  name: 'changeServices',
  method: 'POST',
  path: '/api/v1/admin/services/bulk',
  summary: 'Switches many services on or off, or changes their prices by a percentage',
  body: bulkBody,
  response: data(bulkEffect),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});
