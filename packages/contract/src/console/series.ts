import { dripFeedLists, subscriptionLists } from '@marquee/domain/orders/series-lists.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderedService } from '../ordering/order-entities.ts';
import { decimal, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const time = z.iso.datetime().max(40);
const reason = z.string().trim().min(3).max(1000);

const staffDripFeed = z.object({
  id,
  status: z.enum(dripFeedLists),
  customer,
  service: orderedService,
  url: text(2048),
  runs: quantity,
  completed_runs: quantity,
  /** Runs that wait for a person, as failed orders do. */
  failed_runs: quantity,
  total_quantity: quantity,
  current_quantity: quantity,
  cost: decimal,
  refunded: decimal,
  next_run_at: time.nullable(),
  is_cancelable: z.boolean(),
  created_at: time,
});
export type StaffDripFeed = z.output<typeof staffDripFeed>;

export const listStaffDripFeeds = endpoint({
  name: 'listStaffDripFeeds',
  method: 'GET',
  path: '/api/v1/admin/drip-feeds',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Drip feeds of all customers, newest first',
  query: z.object({ ...consoleListQuery, status: z.enum(dripFeedLists).default('in_processing') }),
  response: consoleListResponse(staffDripFeed),
});

export const cancelStaffDripFeed = endpoint({
  name: 'cancelStaffDripFeed',
  method: 'POST',
  path: '/api/v1/admin/drip-feeds/{id}/cancellation',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Ends the runs that no provider has and pays them back; the customer reads the reason',
  params: rowId,
  body: z.strictObject({ reason }),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

const staffSubscription = z.object({
  id,
  status: z.enum(['in_processing', 'completed', 'canceled']),
  customer,
  name: text(200),
  url: text(2048),
  contents_limit: quantity,
  contents_count: quantity,
  handover: z
    .object({
      state: text(20),
      provider: text(120).nullable(),
      number: text(60).nullable(),
      last_answer: text(500).nullable(),
      since: time,
    })
    .nullable(),
  created_at: time,
});
export type StaffSubscription = z.output<typeof staffSubscription>;

export const listStaffSubscriptions = endpoint({
  name: 'listStaffSubscriptions',
  method: 'GET',
  path: '/api/v1/admin/subscriptions',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Subscriptions of all customers, newest first; those in doubt oldest first',
  query: z.object({ ...consoleListQuery, status: z.enum(subscriptionLists).default('in_doubt') }),
  response: consoleListResponse(staffSubscription),
});

export const resolveHandover = endpoint({
  name: 'resolveHandover',
  method: 'POST',
  path: '/api/v1/admin/subscriptions/{id}/handover',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'What staff found at the provider: it watches the channel under this number, or it does not',
  params: rowId,
  body: z.strictObject({
    answer: z.enum(['placed', 'resend']),
    number: z.string().trim().min(1).max(60).optional(),
  }),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const cancelStaffSubscription = endpoint({
  name: 'cancelStaffSubscription',
  method: 'POST',
  path: '/api/v1/admin/subscriptions/{id}/cancellation',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Nothing more is ordered for it; orders that exist go on',
  params: rowId,
  body: z.strictObject({ reason }),
  errors: ['wrong_state'],
});

export const exportStaffDripFeeds = endpoint({
  name: 'exportStaffDripFeeds',
  method: 'GET',
  path: '/api/v1/admin/drip-feeds.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Drip feeds, as CSV, all that match',
  query: z.object({ ...consoleListQuery, status: z.enum(dripFeedLists).default('in_processing') }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const exportStaffSubscriptions = endpoint({
  name: 'exportStaffSubscriptions',
  method: 'GET',
  path: '/api/v1/admin/subscriptions.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Subscriptions, as CSV, all that match',
  query: z.object({ ...consoleListQuery, status: z.enum(subscriptionLists).default('in_doubt') }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
