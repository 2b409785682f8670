import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const staffNote = z.object({
  id: z.int().min(1),
  author: text(254),
  /** Only its author can delete it. */
  is_own: z.boolean(),
  text: text(4000),
  created_at: z.iso.datetime().max(40),
});
export type StaffNote = z.output<typeof staffNote>;

const notes = data(z.array(staffNote).max(200));
const newNote = z.strictObject({ text: z.string().trim().min(1).max(4000) });

export const listOrderNotes = endpoint({
  name: 'listOrderNotes',
  method: 'GET',
  path: '/api/v1/admin/orders/{id}/notes',
  access: 'staff:orders.view',
  area: 'console',
  summary: 'What staff wrote down about an order, the newest first',
  params: rowId,
  response: notes,
});

export const addOrderNote = endpoint({
  name: 'addOrderNote',
  method: 'POST',
  path: '/api/v1/admin/orders/{id}/notes',
  access: 'staff:orders.view',
  area: 'console',
  summary: 'Writes something down about an order; customers never see it',
  params: rowId,
  body: newNote,
  response: notes,
  errors: ['impersonated'],
});

export const listCustomerNotes = endpoint({
  name: 'listCustomerNotes',
  method: 'GET',
  path: '/api/v1/admin/customers/{id}/notes',
  access: 'staff:accounts.view',
  area: 'console',
  summary: 'What staff wrote down about a customer, the newest first',
  params: rowId,
  response: notes,
});

export const addCustomerNote = endpoint({
  name: 'addCustomerNote',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/notes',
  access: 'staff:accounts.view',
  area: 'console',
  summary: 'Writes something down about a customer, who never sees it',
  params: rowId,
  body: newNote,
  response: notes,
  errors: ['impersonated'],
});

export const listTicketNotes = endpoint({
  name: 'listTicketNotes',
  method: 'GET',
  path: '/api/v1/admin/tickets/{id}/notes',
  access: 'staff:tickets.manage',
  area: 'console',
  summary: 'What staff wrote down about a ticket, the newest first',
  params: rowId,
  response: notes,
});

export const addTicketNote = endpoint({
  name: 'addTicketNote',
  method: 'POST',
  path: '/api/v1/admin/tickets/{id}/notes',
  access: 'staff:tickets.manage',
  area: 'console',
  summary: 'Writes something down about a ticket; its customer never sees it',
  params: rowId,
  body: newNote,
  response: notes,
  errors: ['impersonated'],
});

export const deleteNote = endpoint({
  name: 'deleteNote',
  method: 'DELETE',
  path: '/api/v1/admin/notes/{id}',
  access: 'staff:console.view',
  area: 'console',
  summary: 'Deletes a note that the caller has written',
  params: rowId,
  errors: ['impersonated'],
});
