import { z } from 'zod';
import { type ListField, listFields, type PlainField, plainFields } from '../card-columns.ts';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { serviceCard } from './catalogue-entities.ts';

const column = <Value extends z.ZodType>(value: Value) => z.array(value).max(200_000);
const wholeNumber = z.int().min(0);

/**
 * Every listed service, column by column: the n-th entry of each column belongs to the n-th service.
 * Sorted by popularity, like the list. Lists inside a cell are joined by commas.
 */
const serviceIndex = z.object({
  ...(Object.fromEntries(plainFields.map((field) => [field, column(serviceCard.shape[field])])) as {
    [Field in PlainField]: z.ZodArray<(typeof serviceCard.shape)[Field]>;
  }),
  ...(Object.fromEntries(listFields.map((field) => [field, column(text(1300))])) as Record<
    ListField,
    z.ZodArray<z.ZodString>
  >),
  flags: column(wholeNumber),
  /** Index into `short_descriptions`: many services share one. */
  short_description: column(wholeNumber),
  short_descriptions: column(text(1000)),
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
  summary: 'Get all services in columns, for search and sorting on the device',
  response: data(serviceIndex),
});
