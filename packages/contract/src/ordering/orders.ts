import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
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
import { tableQuery, tableResponse } from '../table-query.ts';
import { orderDetails, orderView, refillRequest } from './order-entities.ts';

const idText = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const orderId = z.object({ orderId: idText });

/** Filters for a list of orders. */
const filters = {
  status: listText(z.enum(orderStatuses), orderStatuses.length).optional(),
  service_id: idText.optional(),
  network_id: idText.optional(),
  drip_feed_id: idText.optional(),
  subscription_id: idText.optional(),
  start_date: calendarDay.optional(),
  end_date: calendarDay.optional(),
};

const table = tableQuery({
  columns: [
    'id',
    'status',
    'service',
    'name',
    'created_at',
    'completed_at',
    'price',
    'cost',
    'url',
    'quantity',
    'start_quantity',
    'current_quantity',
  ],
  sort: { column: 'id', direction: 'desc' },
  perPage: 10,
});
export const readOrdersPage = table.read;

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/api/v1/orders',
  access: 'user',
  area: 'orders',
  summary: 'List your orders, newest first; pass the last ID as `before` for the next page',
  query: z.object({
    ...filters,
    before: idText.optional(),
    per_page: wholeNumberText({ minimum: 1, maximum: 100 }).default(20),
  }),
  response: z.object({ data: z.array(orderView).max(100), next: id.nullable() }),
});

export const listOrdersTable = endpoint({
  name: 'listOrdersTable',
  method: 'GET',
  path: '/api/v1/orders/datatable',
  access: 'user',
  area: 'orders',
  summary: 'List your orders as a table, with sorting, filters, search and pages',
  query: table.query.extend(filters),
  response: tableResponse(orderView),
});

export const exportOrders = endpoint({
  name: 'exportOrders',
  method: 'GET',
  path: '/api/v1/orders/export',
  access: 'user',
  area: 'orders',
  summary: 'Export your orders as CSV, newest first',
  query: z.object({ ...filters, 'search[value]': searchText(100).optional() }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const orderStatisticGroups = ['day', 'week', 'month', 'service', 'network', 'status'] as const;

export const getOrderStatistics = endpoint({
  name: 'getOrderStatistics',
  method: 'GET',
  path: '/api/v1/orders/statistics',
  access: 'user',
  area: 'orders',
  summary: 'Get what you ordered, received and spent, by time, service, network or status',
  query: z.object({
    groupBy: z.enum(orderStatisticGroups).default('day'),
    startDate: calendarDay.optional(),
    endDate: calendarDay.optional(),
    /** Only these orders. */
    orders: listText(text(16).regex(/^[1-9]\d*$/), 100).optional(),
  }),
  response: z.object({
    data: z
      .array(
        z.object({
          /** A date, an id or a status. */
          key: text(40),
          label: text(400),
          orders: quantity,
          quantity,
          delivered: quantity,
          charged: decimal,
          refunded: decimal,
        }),
      )
      .max(1000),
    total_amount: decimal,
  }),
});

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/v1/orders/{orderId}',
  access: 'user',
  area: 'orders',
  summary: 'Get an order with its timeline',
  params: orderId,
  response: data(orderDetails),
});

export const watchOrder = endpoint({
  name: 'watchOrder',
  method: 'GET',
  path: '/api/v1/orders/{orderId}/events',
  access: 'user',
  area: 'orders',
  summary: 'Server-sent events: `order` with the order whenever it changes; ends after a few minutes',
  params: orderId,
  response: text(1_000_000_000),
  contentType: 'text/event-stream',
});

const action = {
  method: 'POST',
  access: 'user',
  area: 'orders',
  params: orderId,
  response: data(orderDetails),
  errors: ['wrong_state'],
} as const;

export const activateOrder = endpoint({
  ...action,
  name: 'activateOrder',
  path: '/api/v1/orders/{orderId}/activate',
  summary: 'Resume a paused order, or retry a failed one',
});

export const pauseOrder = endpoint({
  ...action,
  name: 'pauseOrder',
  path: '/api/v1/orders/{orderId}/pause',
  summary: 'Pause delivery',
});

export const cancelOrder = endpoint({
  ...action,
  name: 'cancelOrder',
  path: '/api/v1/orders/{orderId}/cancel',
  summary: 'Cancel an order and refund the undelivered part; only requested if a provider already has it',
});

export const deleteOrder = endpoint({
  name: 'deleteOrder',
  method: 'POST',
  path: '/api/v1/orders/{orderId}/delete',
  access: 'user',
  area: 'orders',
  summary: 'Remove an ended order from your lists, or discard an unpaid one',
  params: orderId,
  errors: ['wrong_state'],
});

export const listRefillRequests = endpoint({
  name: 'listRefillRequests',
  method: 'GET',
  path: '/api/v1/orders/{orderId}/refill-requests',
  access: 'user',
  area: 'orders',
  summary: 'List the refill requests of an order, newest first',
  params: orderId,
  response: data(z.array(refillRequest).max(100)),
});

export const askRefill = endpoint({
  name: 'askRefill',
  method: 'POST',
  path: '/api/v1/orders/{orderId}/refill-requests',
  access: 'user',
  area: 'orders',
  summary: 'Request a refill of what dropped, within the guarantee',
  params: orderId,
  response: data(refillRequest),
  errors: ['wrong_state'],
});

export const listOrderKeywords = endpoint({
  name: 'listOrderKeywords',
  method: 'GET',
  path: '/api/v1/orders/{orderId}/keywords',
  access: 'user',
  area: 'orders',
  summary: 'List the keywords an order is delivered through',
  params: orderId,
  response: data(z.array(z.object({ keyword: text(1000) })).max(5_000)),
});

export const askOrderSupport = endpoint({
  name: 'askOrderSupport',
  method: 'POST',
  path: '/api/v1/orders/{orderId}/support',
  access: 'user',
  area: 'orders',
  summary: 'Open a ticket about an order',
  params: orderId,
  body: z.strictObject({
    subject: z.string().trim().min(1).max(200),
    text: z.string().trim().min(1).max(5000),
    email: z.email().max(254).toLowerCase().nullish(),
  }),
  response: data(z.object({ ticket_id: id })),
  // Only the customer may write in the customer's name.
  errors: ['impersonated'],
});
