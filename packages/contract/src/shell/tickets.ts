import { ticketStatuses } from '@marquee/domain/tickets/ticket-filters.ts';
import { z } from 'zod';
import { storedFile, storedFileName } from '../account/uploads.ts';
import { endpoint } from '../endpoint.ts';
import { data, id, text, wholeNumberText } from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';

const status = z.enum(ticketStatuses);
const moment = z.iso.datetime().max(40);
const message = z.string().trim().min(1).max(5000);
const subject = z.string().trim().min(1).max(200);
const path = '/api/v1/tickets';
const anyId = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const params = z.object({ id: anyId });

const ticketCard = z.object({
  id,
  subject: text(200),
  order_id: id.nullable(),
  status,
  /** There are messages since the caller last opened it. */
  is_unread: z.boolean(),
  messages_count: z.int().min(1),
  last_message: z.object({ author: z.enum(['customer', 'staff']), text: text(200), created_at: moment }),
  created_at: moment,
});

const ticketMessage = z.object({
  id,
  author: z.enum(['customer', 'staff']),
  /** Staff are shown by first name. */
  author_name: text(120),
  text: text(5000),
  via: z.enum(['web', 'mail']),
  attachments: z.array(storedFile).max(10),
  created_at: moment,
});

export const ticket = z.object({
  id,
  subject: text(200),
  order_id: id.nullable(),
  status,
  is_unread: z.boolean(),
  created_at: moment,
  closed_at: moment.nullable(),
  /** The ticket that took over its messages. */
  merged_into: id.nullable(),
  /** Oldest first; only the latest messages of a very long thread. */
  messages: z.array(ticketMessage).max(500),
});
export type Ticket = z.output<typeof ticket>;

export const ticketTable = tableQuery({
  columns: ['last_message_at', 'created_at', 'id'],
  sort: { column: 'last_message_at', direction: 'desc' },
  perPage: 20,
});

export const listTickets = endpoint({
  name: 'listTickets',
  method: 'GET',
  path,
  access: 'user',
  whileFrozen: true,
  area: 'account',
  summary: 'List your tickets, most recent first',
  query: ticketTable.query.extend({ status: status.optional() }),
  response: tableResponse(ticketCard),
});

export const openTicket = endpoint({
  name: 'openTicket',
  method: 'POST',
  path,
  access: 'user',
  whileFrozen: true,
  area: 'account',
  summary: 'Open a ticket, optionally about an order, with up to five `files`',
  body: z.object({ subject, text: message, order_id: anyId.optional() }),
  response: data(ticket),
  errors: ['body_too_large'],
  idempotent: true,
  takes: 'upload',
});

export const getTicket = endpoint({
  name: 'getTicket',
  method: 'GET',
  path: `${path}/{id}`,
  access: 'user',
  whileFrozen: true,
  area: 'account',
  summary: 'Get a ticket with its messages',
  params,
  response: data(ticket),
});

export const replyToTicket = endpoint({
  name: 'replyToTicket',
  method: 'POST',
  path: `${path}/{id}/messages`,
  access: 'user',
  whileFrozen: true,
  area: 'account',
  summary: 'Reply to a ticket; a closed ticket is reopened',
  params,
  body: z.object({ text: message }),
  response: data(ticket),
  errors: ['body_too_large', 'wrong_state'],
  idempotent: true,
  takes: 'upload',
});

export const readTicket = endpoint({
  name: 'readTicket',
  method: 'POST',
  path: `${path}/{id}/read`,
  access: 'user',
  whileFrozen: true,
  area: 'account',
  summary: 'Mark a ticket as read',
  params,
});

export const closeTicket = endpoint({
  name: 'closeTicket',
  method: 'POST',
  path: `${path}/{id}/close`,
  access: 'user',
  whileFrozen: true,
  area: 'account',
  summary: 'Close a ticket',
  params,
  response: data(ticket),
  errors: ['wrong_state'],
});

export const reopenTicket = endpoint({
  name: 'reopenTicket',
  method: 'POST',
  path: `${path}/{id}/reopen`,
  access: 'user',
  whileFrozen: true,
  area: 'account',
  summary: 'Reopen a closed ticket',
  params,
  response: data(ticket),
  errors: ['wrong_state'],
});

export const getTicketAttachment = endpoint({
  name: 'getTicketAttachment',
  method: 'GET',
  path: `${path}/{id}/attachments/{filename}`,
  access: 'user',
  whileFrozen: true,
  area: 'account',
  summary: 'Download a file of a ticket',
  params: params.extend({ filename: storedFileName }),
  response: text(15_000_000),
  contentType: 'application/octet-stream',
});

export const receiveMail = endpoint({
  name: 'receiveMail',
  method: 'POST',
  path: '/mail/inbound',
  access: 'guest',
  area: 'account',
  summary: 'Receive an e-mail reply to a ticket from a mail service; signed with the panel’s secret',
  takes: 'raw',
});
