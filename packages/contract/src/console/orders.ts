import { dispatchStates } from '@marquee/domain/delivery/dispatch-states.ts';
import { attemptOutcomes } from '@marquee/domain/delivery/provider-lists.ts';
import { orderChannels, orderModes, shownOrderStatuses } from '@marquee/domain/orders/order-kinds.ts';
import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderedService, refillRequest } from '../ordering/order-entities.ts';
import {
  calendarDay,
  data,
  decimal,
  id,
  listText,
  quantity,
  searchText,
  text,
  wholeNumberText,
} from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';
import { providerCallWords } from './provider-call.ts';

const time = z.iso.datetime().max(30);
const idText = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const signedDecimal = text(33).regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/);

/** Which orders: a table of them and what is done to all that match read the same filters. */
export const staffOrderFilters = {
  /** Numbers of orders, of ours or a provider's, several with spaces or commas; a link; or an e-mail address. */
  search: searchText(4000).optional(),
  status: listText(z.enum(shownOrderStatuses), shownOrderStatuses.length).optional(),
  dispatch: z.enum(dispatchStates).optional(),
  provider_id: idText.optional(),
  service_id: idText.optional(),
  network_id: idText.optional(),
  customer_id: idText.optional(),
  /** Days in UTC, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  mode: z.enum(orderModes).optional(),
  channel: z.enum(orderChannels).optional(),
  min_amount: decimal.optional(),
  max_amount: decimal.optional(),
};
const filterFields = z.object(staffOrderFilters);
export type StaffOrderFilters = z.output<typeof filterFields>;

const provider = z.object({ id, name: text(120) });

const staffOrder = z.object({
  id,
  status: z.enum(orderStatuses),
  cancel_reason: text(60).nullable(),
  is_scheduled: z.boolean(),
  customer,
  service: orderedService,
  url: text(2048),
  quantity,
  start_quantity: quantity.nullable(),
  current_quantity: quantity,
  /** What the customer pays or paid. */
  cost: decimal,
  refunded: decimal,
  /** What the provider takes for it; null while that is not known. */
  provider_cost: decimal.nullable(),
  profit: signedDecimal.nullable(),
  mode: z.enum(orderModes),
  channel: z.enum(orderChannels),
  provider: provider.nullable(),
  /** The provider's number of the order. */
  provider_order: text(60).nullable(),
  /** Null before it goes out for the first time. */
  dispatch: z.enum(dispatchStates).nullable(),
  created_at: time,
});
export type StaffOrder = z.output<typeof staffOrder>;

const sort = z.enum(['newest', 'oldest']).default('newest');

export const listStaffOrders = endpoint({
  name: 'listStaffOrders',
  method: 'GET',
  path: '/api/v1/admin/orders',
  access: 'staff:orders.view',
  area: 'console',
  summary: 'Orders of all customers, by any of their facts; a page begins behind the order `after`',
  query: z.object({
    ...consoleListQuery,
    ...staffOrderFilters,
    sort,
  }),
  response: consoleListResponse(staffOrder),
});

export const exportStaffOrders = endpoint({
  name: 'exportStaffOrders',
  method: 'GET',
  path: '/api/v1/admin/orders/export',
  access: 'staff:orders.view',
  area: 'console',
  summary: 'The same orders as CSV',
  query: z.object({ ...staffOrderFilters, sort }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const getStaffOrderChoices = endpoint({
  name: 'getStaffOrderChoices',
  method: 'GET',
  path: '/api/v1/admin/orders/choices',
  access: 'staff:orders.view',
  area: 'console',
  summary: 'The providers and networks that orders can be filtered by',
  response: data(
    z.object({
      providers: z.array(provider).max(1000),
      networks: z.array(z.object({ id, name: text(120) })).max(1000),
    }),
  ),
});

/** Who did it: nobody where it happened by itself. */
const person = z.object({ id, name: text(254), is_staff: z.boolean() });

const timelineEntry = z.object({
  /** The kind of event, or the action of a member of staff as the audit log names it. */
  kind: text(80),
  is_audit: z.boolean(),
  created_at: time,
  delivered: quantity.nullable(),
  amount: decimal.nullable(),
  note: text(1000).nullable(),
  orders_ahead: z.int().min(1).nullable(),
  by: person.nullable(),
  /** Signed in as the customer. */
  on_behalf_of: person.nullable(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

const providerCall = providerCallWords.extend({ provider });
export type OrderProviderCall = z.output<typeof providerCall>;

const attempt = z.object({
  id,
  provider,
  outcome: z.enum(attemptOutcomes),
  message: text(500).nullable(),
  created_at: time,
});

const posting = z.object({
  id: text(40),
  /** The kind of account: `cash`, `escrow` and so on. */
  from: text(40),
  to: text(40),
  amount: decimal,
  reason: text(1000).nullable(),
  created_at: time,
});
export type OrderPosting = z.output<typeof posting>;

const staffOrderSheet = staffOrder.extend({
  name: text(200),
  price: decimal,
  pricing_per: quantity,
  /** What was taken from the wallets. */
  charged_cash: decimal,
  charged_bonus: decimal,
  /** By the provider's own word, not by its price list. */
  is_provider_cost_reported: z.boolean(),
  provider_answer: text(500).nullable(),
  offer: text(60).nullable(),
  group_id: id,
  drip_feed_id: id.nullable(),
  run: z.int().min(1).nullable(),
  subscription_id: id.nullable(),
  source: text(60),
  countries: z.array(text(2)).max(250),
  is_guarantee: z.boolean(),
  is_speedup: z.boolean(),
  guarantee_until: time.nullable(),
  starts_at: time,
  paid_at: time.nullable(),
  sent_at: time.nullable(),
  completed_at: time.nullable(),
  cancel_requested_at: time.nullable(),
  cancel_description: text(1000).nullable(),
  /** What was asked for beyond link and quantity, as it is sent to providers. */
  parameters: z.array(z.object({ name: text(60), value: text(100_000) })).max(50),
  timeline: z.array(timelineEntry).max(400),
  attempts: z.array(attempt).max(100),
  calls: z.array(providerCall).max(100),
  postings: z.array(posting).max(200),
  refills: z.array(refillRequest).max(100),
  tickets: z.array(z.object({ id, subject: text(200), created_at: time })).max(50),
});
export type StaffOrderSheet = z.output<typeof staffOrderSheet>;

export const getStaffOrder = endpoint({
  name: 'getStaffOrder',
  method: 'GET',
  path: '/api/v1/admin/orders/{id}',
  access: 'staff:orders.view',
  area: 'console',
  summary:
    'One order with everything known about it: timeline, calls to the provider, postings, refills, tickets',
  params: rowId,
  response: data(staffOrderSheet),
});
