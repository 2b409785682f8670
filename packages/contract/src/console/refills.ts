import { refillStatuses } from '@marquee/domain/orders/refill-status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderedService } from '../ordering/order-entities.ts';
import { id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const time = z.iso.datetime().max(40);

const staffRefill = z.object({
  id,
  status: z.enum(refillStatuses),
  order_id: id,
  customer,
  service: orderedService,
  url: text(2048),
  /** As ordered, and what is left of it where that was counted. */
  quantity,
  fallen_to: quantity.nullable(),
  is_automatic: z.boolean(),
  reason: text(1000).nullable(),
  provider: text(120).nullable(),
  /** What the provider answered; for staff only. */
  last_answer: text(500).nullable(),
  created_at: time,
});
export type StaffRefill = z.output<typeof staffRefill>;

export const listStaffRefills = endpoint({
  name: 'listStaffRefills',
  method: 'GET',
  path: '/api/v1/admin/refills',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Refill requests of all customers; open ones come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, status: z.enum(refillStatuses).default('pending') }),
  response: consoleListResponse(staffRefill),
});

export const answerStaffRefill = endpoint({
  name: 'answerStaffRefill',
  method: 'POST',
  path: '/api/v1/admin/refills/{id}/answer',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Starts, completes or rejects a refill; the customer reads the reason',
  params: rowId,
  body: z.strictObject({
    status: z.enum(['in_progress', 'completed', 'rejected']),
    reason: z.string().trim().min(3).max(1000).optional(),
  }),
  errors: ['wrong_state'],
});

export const exportStaffRefills = endpoint({
  name: 'exportStaffRefills',
  method: 'GET',
  path: '/api/v1/admin/refills.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Refill requests, as CSV, all that match',
  query: z.object({ ...consoleListQuery, status: z.enum(refillStatuses).default('pending') }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
