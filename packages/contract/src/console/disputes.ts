import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';
import { dispute } from './invoice-parts.ts';

const reviewedDispute = dispute.extend({
  customer,
  method: text(120),
  /** What the customer owes in all. */
  owed: decimal,
});
export type ReviewedDispute = z.output<typeof reviewedDispute>;

const state = z.enum(['open', 'won', 'lost']).default('open');

export const reviewDisputes = endpoint({
  name: 'reviewDisputes',
  method: 'GET',
  path: '/api/v1/admin/disputes',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'Disputes of payments; open ones come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, state }),
  response: consoleListResponse(reviewedDispute),
});

export const exportDisputes = endpoint({
  name: 'exportDisputes',
  method: 'GET',
  path: '/api/v1/admin/disputes.csv',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'The same list as CSV, all pages of it',
  query: z.object({ search: consoleListQuery.search, state }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const closeDispute = endpoint({
  name: 'closeDispute',
  method: 'POST',
  path: '/api/v1/admin/disputes/{id}/outcome',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Records how a dispute ended, where the gateway does not report it',
  params: rowId,
  body: z.strictObject({
    outcome: z.enum(['won', 'lost']),
    reason: z.string().trim().min(3).max(1000),
  }),
  response: data(reviewedDispute),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});
