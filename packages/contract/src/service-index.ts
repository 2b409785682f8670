import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { data, decimal, fraction, id, quantity, slug, text } from './primitives.ts';

const column = <Value extends z.ZodType>(value: Value) => z.array(value).max(200_000);
const wholeNumber = z.int().min(0);

/**
 * Every listed service, column by column: the n-th entry of each column belongs to the n-th service.
 * Sorted as the list is by popularity. Lists inside a cell are joined by commas.
 */
const serviceIndex = z.object({
  id: column(id),
  slug: column(slug),
  service_type_id: column(id),
  name: column(text(400)),
  /** Points into `short_descriptions`: many services share one. */
  short_description: column(wholeNumber),
  short_descriptions: column(text(1000)),
  default_price: column(decimal),
  price: column(decimal),
  discount_percent: column(fraction),
  pricing_per: column(quantity),
  min: column(quantity),
  max: column(quantity),
  step: column(quantity),
  default_quantity: column(quantity),
  default_quantity_price: column(decimal),
  flags: column(wholeNumber),
  start_time: column(wholeNumber.nullable()),
  speed: column(quantity.nullable()),
  average_time: column(wholeNumber.nullable()),
  guarantee: column(wholeNumber.nullable()),
  geo: column(text(1000)),
  labels: column(text(1300)),
  rating: column(z.number().min(1).max(5).nullable()),
  reviews_count: column(wholeNumber),
});
export type ServiceIndex = z.output<typeof serviceIndex>;

export const getServiceIndex = endpoint({
  name: 'getServiceIndex',
  method: 'GET',
  path: '/api/v1/services/index',
  access: 'guest',
  area: 'catalogue',
  summary: 'The whole list of services in columns, for searching and sorting on the device',
  response: data(serviceIndex),
});
