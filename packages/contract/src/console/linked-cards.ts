import { linkedCardStatuses } from '@marquee/domain/payments/linked-card-status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer } from './console-list.ts';

const moment = z.iso.datetime().max(40);

/** What staff see of a card: never what a gateway would charge it with. */
const watchedCard = z.object({
  id,
  customer,
  name: text(80),
  method: text(120),
  status: z.enum(linkedCardStatuses),
  expires_at: z.object({ year: z.int(), month: z.int().min(1).max(12) }).nullable(),
  last_failed_at: moment.nullable(),
  linked_at: moment.nullable(),
});
export type WatchedCard = z.output<typeof watchedCard>;

const filters = { status: z.enum(['all', ...linkedCardStatuses]).default('all') };

export const watchLinkedCards = endpoint({
  name: 'watchLinkedCards',
  method: 'GET',
  path: '/api/v1/admin/linked-cards',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'Linked cards of all customers, newest first; found by number, customer, e-mail or last digits',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(watchedCard),
});

export const exportLinkedCards = endpoint({
  name: 'exportLinkedCards',
  method: 'GET',
  path: '/api/v1/admin/linked-cards/csv',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'The linked cards as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
