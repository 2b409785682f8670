import { largestRaisePercent } from '@marquee/domain/pricing/custom-price.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, quantity, searchText, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const idText = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A share off the list price, exact to a millionth; below zero it is added. */
const priceChange = z
  .number()
  .min(-largestRaisePercent / 100)
  .max(0.999999)
  .multipleOf(0.000001);

/** What a price can be set for: a service or a type. */
const priceTarget = z.object({
  id,
  name: text(400),
  /** Of the network, and of a service also its type. */
  group: text(300),
  /** What others pay, for `pricing_per` pieces; null for a type. */
  list_price: decimal.nullable(),
  pricing_per: quantity.nullable(),
});
export type PriceTarget = z.output<typeof priceTarget>;

const customPrice = z.object({
  id,
  applies_to: z.enum(['service', 'service_type', 'everything']),
  /** Null where it is for everything. */
  target: priceTarget.nullable(),
  /** For 1000 pieces, or for one package. Null where the price is a percentage. */
  fixed_price: decimal.nullable(),
  discount: priceChange.nullable(),
  /** What the customer pays for `pricing_per` pieces, their grade counted; null where it is not for one service. */
  price: decimal.nullable(),
  /** The price is below what the first provider takes. */
  is_below_cost: z.boolean(),
  /** No longer sold. */
  is_gone: z.boolean(),
  updated_at: z.iso.datetime().max(40),
});
export type CustomPrice = z.output<typeof customPrice>;

const customersPrices = z.object({
  /** The number of the account, by which pages continue. */
  id,
  customer,
  prices_count: quantity,
  /** Of the rule for everything. */
  discount: priceChange.nullable(),
  fixed_price: decimal.nullable(),
  opened_services_count: quantity,
  updated_at: z.iso.datetime().max(40),
});
export type CustomersPrices = z.output<typeof customersPrices>;

const view = { access: 'staff:accounts.view', area: 'console' } as const;
const change = {
  access: 'staff:accounts.manage',
  area: 'console',
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
} as const;

export const listCustomersWithPrices = endpoint({
  ...view,
  name: 'listCustomersWithPrices',
  method: 'GET',
  path: '/api/v1/admin/custom-prices',
  summary: 'Customers who have prices of their own, latest accounts first',
  query: z.object(consoleListQuery),
  response: consoleListResponse(customersPrices),
});

const csv = { response: text(1_000_000_000), contentType: 'text/csv' } as const;

export const exportCustomersWithPrices = endpoint({
  ...view,
  ...csv,
  name: 'exportCustomersWithPrices',
  method: 'GET',
  path: '/api/v1/admin/custom-prices.csv',
  summary: 'The same list, whole, as CSV',
  query: z.object({ search: consoleListQuery.search }),
});

export const findPriceTargets = endpoint({
  ...view,
  name: 'findPriceTargets',
  method: 'GET',
  path: '/api/v1/admin/custom-prices/targets',
  summary: 'Services and types of services by number or name, to set a price for',
  query: z.object({ search: searchText(100).default('') }),
  response: data(
    z.object({ services: z.array(priceTarget).max(50), service_types: z.array(priceTarget).max(50) }),
  ),
});

export const listCustomPrices = endpoint({
  ...view,
  name: 'listCustomPrices',
  method: 'GET',
  path: '/api/v1/admin/accounts/{id}/custom-prices',
  summary: 'The prices of one customer, newest first, beside what others pay',
  params: rowId,
  query: z.object(consoleListQuery),
  response: consoleListResponse(customPrice).extend({ customer }),
});

export const exportCustomPrices = endpoint({
  ...view,
  ...csv,
  name: 'exportCustomPrices',
  method: 'GET',
  path: '/api/v1/admin/accounts/{id}/custom-prices.csv',
  summary: 'All prices of one customer as CSV',
  params: rowId,
  query: z.object({ search: consoleListQuery.search }),
});

export const setCustomPrice = endpoint({
  ...change,
  name: 'setCustomPrice',
  method: 'POST',
  path: '/api/v1/admin/accounts/{id}/custom-prices',
  summary:
    'Sets what a customer pays for a service, for a type or for everything; replaces what was set before',
  params: rowId,
  body: z.strictObject({
    /** At most one of the two; neither: everything. */
    service_id: id.optional(),
    service_type_id: id.optional(),
    /** Exactly one of the two. */
    fixed_price: decimal.optional(),
    discount: priceChange.optional(),
  }),
  response: data(customPrice),
});

export const removeCustomPrice = endpoint({
  ...change,
  name: 'removeCustomPrice',
  method: 'DELETE',
  path: '/api/v1/admin/accounts/{id}/custom-prices/{priceId}',
  summary: 'The customer pays the list price again, or what a wider rule says',
  params: rowId.extend({ priceId: idText }),
});

const copyPreview = z.object({
  from: customer,
  /** Prices that the customer does not have yet. */
  added_count: quantity,
  /** Prices for something that the customer has another price for. */
  replaced_count: quantity,
  unchanged_count: quantity,
});

export const previewPriceCopy = endpoint({
  ...view,
  name: 'previewPriceCopy',
  method: 'GET',
  path: '/api/v1/admin/accounts/{id}/custom-prices/copy',
  summary: 'What copying another customer’s prices would change',
  params: rowId,
  query: z.object({
    /** The other customer’s number or whole e-mail address. */
    from: text(254),
  }),
  response: data(copyPreview),
});

export const copyCustomPrices = endpoint({
  ...change,
  name: 'copyCustomPrices',
  method: 'POST',
  path: '/api/v1/admin/accounts/{id}/custom-prices/copy',
  summary: 'Copies the prices of another customer; replaces other prices for the same thing if asked to',
  params: rowId,
  body: z.strictObject({ from_id: id, replaces: z.boolean() }),
  response: data(copyPreview),
});

const restrictedService = priceTarget.extend({ is_open: z.boolean() });
export type RestrictedService = z.output<typeof restrictedService>;

export const listRestrictedServices = endpoint({
  ...view,
  name: 'listRestrictedServices',
  method: 'GET',
  path: '/api/v1/admin/accounts/{id}/restricted-services',
  summary: 'Restricted services, and whether lists show them to this customer',
  params: rowId,
  query: z.object(consoleListQuery),
  response: consoleListResponse(restrictedService),
});

export const openRestrictedService = endpoint({
  ...change,
  name: 'openRestrictedService',
  method: 'PUT',
  path: '/api/v1/admin/accounts/{id}/restricted-services/{serviceId}',
  summary: 'Shows a restricted service to a customer in lists, or hides it again',
  params: rowId.extend({ serviceId: idText }),
  body: z.strictObject({ is_open: z.boolean() }),
  response: data(restrictedService),
});
