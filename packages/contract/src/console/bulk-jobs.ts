import {
  bulkJobStatuses,
  bulkRowOutcomes,
  mostOrdersOfBulkJob,
  staffActionProblems,
  staffActions,
} from '@marquee/domain/orders/staff-actions.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, quantity, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';
import { staffOrderFilters } from './orders.ts';

/** The orders that an action is meant for, as their table is filtered; something has to narrow them down. */
const orderSelection = z.strictObject({
  ...staffOrderFilters,
  /** Errors that nobody has taken note of; the other filters do not count then. */
  unread: z.boolean().optional(),
});
export type OrderSelection = z.output<typeof orderSelection>;

const actionFields = {
  action: z.enum(staffActions),
  /** For `partial` (absent: as reported) and `set_progress`. */
  remains: quantity.optional(),
  /** For `set_progress`. */
  start_count: quantity.optional(),
  /** For `change_provider`. */
  provider_id: id.optional(),
  /** For `change_link`. */
  link: z.string().trim().min(1).max(2048).optional(),
  /** For the audit log; the customer reads it where the order ends early. */
  reason: z.string().trim().min(3).max(1000).optional(),
};

const preview = z.object({
  applies: quantity,
  /** Of these, the provider has to agree first. */
  asks_provider: quantity,
  refused: z.array(z.object({ problem: z.enum(staffActionProblems), count: quantity })).max(30),
  /** Goes back to customers at once. */
  refund: decimal,
  /** What providers charge for orders that nobody pays for any more. */
  lost_at_providers: decimal,
});
export type BulkPreview = z.output<typeof preview>;

const bulkJob = z.object({
  id,
  action: z.enum(staffActions),
  reason: text(1000).nullable(),
  status: z.enum(bulkJobStatuses),
  by: customer,
  total: quantity,
  done: quantity,
  requested: quantity,
  refused: quantity,
  failed: quantity,
  refunded: decimal,
  preview,
  created_at: z.iso.datetime().max(40),
  started_at: z.iso.datetime().max(40).nullable(),
  ended_at: z.iso.datetime().max(40).nullable(),
});
export type BulkJob = z.output<typeof bulkJob>;

const bulkJobRow = z.object({
  /** The order's number. */
  id,
  outcome: z.enum(bulkRowOutcomes).nullable(),
  problem: z.enum(staffActionProblems).nullable(),
  refunded: decimal,
  done_at: z.iso.datetime().max(40).nullable(),
});
export type BulkJobRow = z.output<typeof bulkJobRow>;

export const createBulkJob = endpoint({
  name: 'createBulkJob',
  method: 'POST',
  path: '/api/v1/admin/bulk-jobs',
  access: 'staff:orders.manage',
  area: 'console',
  summary:
    'Draws up one action over many orders and answers its effect; nothing is done before it is started',
  body: z.strictObject({
    ...actionFields,
    ids: z.array(id).min(1).max(1000).optional(),
    filter: orderSelection.optional(),
  }),
  response: data(bulkJob),
});

export const startBulkJob = endpoint({
  name: 'startBulkJob',
  method: 'POST',
  path: '/api/v1/admin/bulk-jobs/{id}/start',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Begins what was drawn up, or goes on with what was stopped',
  params: rowId,
  body: z.strictObject({}),
  response: data(bulkJob),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const stopBulkJob = endpoint({
  name: 'stopBulkJob',
  method: 'POST',
  path: '/api/v1/admin/bulk-jobs/{id}/stop',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Stops it: once this is answered, no further order is touched',
  params: rowId,
  body: z.strictObject({}),
  response: data(bulkJob),
  errors: ['wrong_state'],
});

export const listBulkJobs = endpoint({
  name: 'listBulkJobs',
  method: 'GET',
  path: '/api/v1/admin/bulk-jobs',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Actions over many orders, newest first, with their progress',
  query: z.object({
    after: consoleListQuery.after,
    limit: consoleListQuery.limit,
    id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
  }),
  response: consoleListResponse(bulkJob),
});

export const listBulkJobRows = endpoint({
  name: 'listBulkJobRows',
  method: 'GET',
  path: '/api/v1/admin/bulk-jobs/{id}/rows',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'What became of each order, by its number',
  params: rowId,
  query: z.object({
    after: consoleListQuery.after,
    limit: consoleListQuery.limit,
    outcome: z.enum(bulkRowOutcomes).optional(),
  }),
  response: consoleListResponse(bulkJobRow),
});

export const exportBulkJobRows = endpoint({
  name: 'exportBulkJobRows',
  method: 'GET',
  path: '/api/v1/admin/bulk-jobs/{id}/rows.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'What became of each order, as CSV',
  params: rowId,
  response: text(mostOrdersOfBulkJob * 200),
  contentType: 'text/csv',
});

export const exportBulkJobs = endpoint({
  name: 'exportBulkJobs',
  method: 'GET',
  path: '/api/v1/admin/bulk-jobs.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Actions over many orders, as CSV, all that match',
  query: z.object({}),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const listOrderProviders = endpoint({
  name: 'listOrderProviders',
  method: 'GET',
  path: '/api/v1/admin/order-providers',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'The providers that orders can be sent to, by name',
  response: data(z.array(z.object({ id, name: text(120) })).max(500)),
});
