import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const listName = z
  .string()
  .max(40)
  .regex(/^[a-z-]+$/);

const savedView = z.object({
  id: z.int().min(1),
  name: text(80),
  /** Filters, order and columns as they stand in the address. */
  query: text(2000),
  is_shared: z.boolean(),
  /** Whoever did not save it cannot delete it. */
  is_own: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

const mostViews = 100;

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  method: 'GET',
  path: '/api/v1/admin/views',
  access: 'staff:console.view',
  area: 'console',
  summary: 'How the caller, and those who share theirs, like to see one list',
  query: z.object({ list: listName }),
  response: data(z.array(savedView).max(2 * mostViews)),
});

export const saveView = endpoint({
  name: 'saveView',
  method: 'POST',
  path: '/api/v1/admin/views',
  access: 'staff:console.view',
  area: 'console',
  summary: 'Saves a view of a list; one of the same name is replaced',
  body: z.strictObject({
    list: listName,
    name: z.string().trim().min(1).max(80),
    query: z.string().max(2000),
    is_shared: z.boolean().default(false),
  }),
  response: data(savedView),
  errors: ['impersonated'],
});

export const deleteView = endpoint({
  name: 'deleteView',
  method: 'DELETE',
  path: '/api/v1/admin/views/{id}',
  access: 'staff:console.view',
  area: 'console',
  summary: 'Forgets a view that the caller has saved',
  params: rowId,
  errors: ['impersonated'],
});
