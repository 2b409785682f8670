import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, text } from '../primitives.ts';

const url = z.string().trim().min(1).max(2048);

const savedLink = z.object({
  url: text(2048),
  /** The customer's own name for it; empty for links of orders. */
  name: text(120),
  /** Saved by hand; the others come from orders. */
  is_saved: z.boolean(),
  network_id: id.nullable(),
});
export type SavedLink = z.output<typeof savedLink>;

export const listSavedLinks = endpoint({
  name: 'listSavedLinks',
  method: 'GET',
  path: '/api/v1/saved-links',
  access: 'user',
  area: 'ordering',
  summary: 'List links for the order form: saved ones first, then those of recent orders',
  response: data(z.array(savedLink).max(200)),
});

export const saveLink = endpoint({
  name: 'saveLink',
  method: 'POST',
  path: '/api/v1/saved-links',
  access: 'user',
  area: 'ordering',
  summary: 'Save a link with a name; saving it again changes the name',
  body: z.strictObject({ url, name: z.string().trim().max(120).default('') }),
  response: data(z.array(savedLink).max(200)),
});

export const forgetLink = endpoint({
  name: 'forgetLink',
  method: 'POST',
  path: '/api/v1/saved-links/forget',
  access: 'user',
  area: 'ordering',
  summary: 'Remove a saved link, or hide a link of an order',
  body: z.strictObject({ url }),
  response: data(z.array(savedLink).max(200)),
});
