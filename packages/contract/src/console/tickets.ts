import {
  ticketHolders,
  ticketStatuses,
  ticketStatusFilters,
} from '@marquee/domain/tickets/ticket-filters.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, locale, text } from '../primitives.ts';
import { ticket } from '../shell/tickets.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const path = '/api/v1/admin/tickets';
const moment = z.iso.datetime().max(40);
const status = z.enum(ticketStatuses);

const agent = z.object({ id, name: text(120) });
export type Agent = z.output<typeof agent>;

const staffTicketCard = z.object({
  id,
  subject: text(200),
  status,
  customer,
  order_id: id.nullable(),
  assignee: agent.nullable(),
  /** Since when the customer waits for an answer; null when they do not. */
  waiting_since: moment.nullable(),
  last_message: z
    .object({ author: z.enum(['customer', 'staff']), text: text(200), created_at: moment })
    .nullable(),
  merged_into: id.nullable(),
  created_at: moment,
});
export type StaffTicketCard = z.output<typeof staffTicketCard>;

const staffTicket = ticket.omit({ is_unread: true }).extend({
  customer: customer.extend({ locale }),
  assignee: agent.nullable(),
  waiting_since: moment.nullable(),
  /** Other tickets of the customer that can be merged with this one, the latest first. */
  others: z.array(z.object({ id, subject: text(200), status })).max(50),
});
export type StaffTicket = z.output<typeof staffTicket>;

const filters = {
  status: z.enum(ticketStatusFilters).default('open'),
  holder: z.enum(ticketHolders).default('all'),
};

const staffCall = { access: 'staff:tickets.manage', area: 'console' } as const;

export const listStaffTickets = endpoint({
  ...staffCall,
  name: 'listStaffTickets',
  method: 'GET',
  path,
  summary: 'Tickets of all customers; open ones in the order in which their customers began to wait',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(staffTicketCard),
});

export const exportStaffTickets = endpoint({
  ...staffCall,
  name: 'exportStaffTickets',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The same tickets as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const getStaffTicket = endpoint({
  ...staffCall,
  name: 'getStaffTicket',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One ticket with all that was said',
  params: rowId,
  response: data(staffTicket),
});

export const answerTicket = endpoint({
  ...staffCall,
  name: 'answerTicket',
  method: 'POST',
  path: `${path}/{id}/answers`,
  summary: 'Answers the customer, who also gets it by e-mail; up to five `files`',
  params: rowId,
  body: z.strictObject({ text: z.string().trim().min(1).max(5000) }),
  response: data(staffTicket),
  errors: ['body_too_large', 'wrong_state', 'impersonated'],
  idempotent: true,
  takes: 'upload',
});

export const assignTicket = endpoint({
  ...staffCall,
  name: 'assignTicket',
  method: 'PUT',
  path: `${path}/{id}/assignee`,
  summary: 'Gives the ticket to somebody who may answer it, or to nobody',
  params: rowId,
  body: z.strictObject({ account_id: id.nullable() }),
  response: data(staffTicket),
  errors: ['impersonated'],
});

export const listTicketAgents = endpoint({
  ...staffCall,
  name: 'listTicketAgents',
  method: 'GET',
  path: '/api/v1/admin/ticket-agents',
  summary: 'Who may answer tickets',
  response: data(z.array(agent).max(200)),
});

export const closeStaffTicket = endpoint({
  ...staffCall,
  name: 'closeStaffTicket',
  method: 'POST',
  path: `${path}/{id}/close`,
  summary: 'Closes a ticket',
  params: rowId,
  response: data(staffTicket),
  errors: ['impersonated', 'wrong_state'],
});

export const reopenStaffTicket = endpoint({
  ...staffCall,
  name: 'reopenStaffTicket',
  method: 'POST',
  path: `${path}/{id}/reopen`,
  summary: 'Opens a closed ticket again',
  params: rowId,
  response: data(staffTicket),
  errors: ['impersonated', 'wrong_state'],
});

export const mergeTicket = endpoint({
  ...staffCall,
  name: 'mergeTicket',
  method: 'POST',
  path: `${path}/{id}/merge`,
  summary: 'Moves all messages to another ticket of the same customer; this one is closed and points there',
  params: rowId,
  body: z.strictObject({ into: id }),
  response: data(staffTicket),
  errors: ['impersonated', 'wrong_state'],
});
