import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderedService } from '../ordering/order-entities.ts';
import { data, decimal, flagText, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const time = z.iso.datetime().max(40);
const reason = z.string().trim().min(3).max(1000);

/** An order that waits for a person, with what is known of its way. */
const queuedOrder = z.object({
  id,
  customer,
  service: orderedService,
  url: text(2048),
  quantity,
  current_quantity: quantity,
  cost: decimal,
  provider: text(120).nullable(),
  /** The provider's number of the order. */
  provider_order: text(60).nullable(),
  /** What the provider answered last, or why there is no answer. */
  last_answer: text(500).nullable(),
  created_at: time,
  /** Since when it waits. */
  since: time,
});
export type QueuedOrder = z.output<typeof queuedOrder>;

const list = z.object(consoleListQuery);

const unknownOrder = queuedOrder.extend({
  /** The calls made for it, the last first. */
  attempts: z.array(z.object({ outcome: text(20), message: text(500).nullable(), created_at: time })).max(10),
});
export type UnknownOrder = z.output<typeof unknownOrder>;

export const listUnknownOrders = endpoint({
  name: 'listUnknownOrders',
  method: 'GET',
  path: '/api/v1/admin/unknown-orders',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Orders that were sent without a clear answer, by their number',
  query: list,
  response: consoleListResponse(unknownOrder),
});

export const resolveUnknownOrder = endpoint({
  name: 'resolveUnknownOrder',
  method: 'POST',
  path: '/api/v1/admin/unknown-orders/{id}/resolution',
  access: 'staff:orders.manage',
  area: 'console',
  summary:
    'What staff found at the provider: it is there under this number, it is not and goes out again, or it ends',
  params: rowId,
  body: z.strictObject({
    answer: z.enum(['placed', 'resend', 'refund']),
    /** For `placed`. */
    number: z.string().trim().min(1).max(60).optional(),
    /** For `refund`; the customer reads it. */
    reason: reason.optional(),
    /** For `refund`: what was delivered all the same. */
    delivered: quantity.optional(),
  }),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

const hold = z.object({ is_held: z.boolean(), reason: text(1000).nullable(), since: time.nullable() });
export type DispatchHold = z.output<typeof hold>;

export const getDispatchHold = endpoint({
  name: 'getDispatchHold',
  method: 'GET',
  path: '/api/v1/admin/dispatch-hold',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Whether orders are kept from going out to providers',
  response: data(hold),
});

export const setDispatchHold = endpoint({
  name: 'setDispatchHold',
  method: 'PUT',
  path: '/api/v1/admin/dispatch-hold',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Keeps all orders from going out, for a reason, or lets them go again',
  body: z.strictObject({ is_held: z.boolean(), reason: reason.optional() }),
  response: data(hold),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const listFailedOrders = endpoint({
  name: 'listFailedOrders',
  method: 'GET',
  path: '/api/v1/admin/failed-orders',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Orders that no provider took, by their number; with `read` those staff have taken note of, too',
  query: list.extend({ read: flagText.default(false) }),
  response: consoleListResponse(queuedOrder),
});

const cancelRequest = queuedOrder.extend({
  /** The provider has been asked and works on it. */
  asked_at: time.nullable(),
});
export type CancelRequest = z.output<typeof cancelRequest>;

export const listCancelRequests = endpoint({
  name: 'listCancelRequests',
  method: 'GET',
  path: '/api/v1/admin/cancel-requests',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Orders at a provider whose cancellation has been asked for, by their number',
  query: list,
  response: consoleListResponse(cancelRequest),
});

export const refuseCancelRequest = endpoint({
  name: 'refuseCancelRequest',
  method: 'POST',
  path: '/api/v1/admin/cancel-requests/{id}/refusal',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'The order goes on; the customer reads the reason',
  params: rowId,
  body: z.strictObject({ reason }),
  errors: ['wrong_state'],
});

const moderatedOrder = queuedOrder.extend({
  /** How many runs share the texts; 1 for an order of its own. */
  runs: quantity,
  texts: z
    .array(
      z.object({
        field: text(200),
        text: text(100_000),
        /** From which character to which a word of the list stands. */
        marks: z.array(z.object({ from: quantity, to: quantity })).max(1000),
      }),
    )
    .max(200),
});
export type ModeratedOrder = z.output<typeof moderatedOrder>;

export const listModeration = endpoint({
  name: 'listModeration',
  method: 'GET',
  path: '/api/v1/admin/moderation',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Orders whose texts a person has to read, by their number',
  query: list,
  response: consoleListResponse(moderatedOrder),
});

export const approveModerated = endpoint({
  name: 'approveModerated',
  method: 'POST',
  path: '/api/v1/admin/moderation/{id}/approval',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'The order goes out, with all runs of its drip feed',
  params: rowId,
  body: z.strictObject({}),
  errors: ['wrong_state'],
});

export const rejectModerated = endpoint({
  name: 'rejectModerated',
  method: 'POST',
  path: '/api/v1/admin/moderation/{id}/rejection',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Everything is paid back, for all runs of its drip feed; the customer reads the reason',
  params: rowId,
  body: z.strictObject({ reason }),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

const words = z.array(z.string().max(100)).max(1000);
const links = z.array(z.string().max(2048)).max(1000);

export const getModerationRules = endpoint({
  name: 'getModerationRules',
  method: 'GET',
  path: '/api/v1/admin/moderation-rules',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'The words that send an order to moderation, and the links that cannot be ordered for',
  response: data(z.object({ words, links })),
});

export const setFlaggedWords = endpoint({
  name: 'setFlaggedWords',
  method: 'PUT',
  path: '/api/v1/admin/moderation-rules/words',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Replaces the list of words; a star stands for any letters',
  body: z.strictObject({ words }),
});

export const setBlockedLinks = endpoint({
  name: 'setBlockedLinks',
  method: 'PUT',
  path: '/api/v1/admin/moderation-rules/links',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Replaces the list of links; one without a path blocks the whole site',
  body: z.strictObject({ links }),
});

export const exportUnknownOrders = endpoint({
  name: 'exportUnknownOrders',
  method: 'GET',
  path: '/api/v1/admin/unknown-orders.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Orders without a clear answer, as CSV, all that match',
  query: list,
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const exportFailedOrders = endpoint({
  name: 'exportFailedOrders',
  method: 'GET',
  path: '/api/v1/admin/failed-orders.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Orders that no provider took, as CSV, all that match',
  query: list.extend({ read: flagText.default(false) }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const exportCancelRequests = endpoint({
  name: 'exportCancelRequests',
  method: 'GET',
  path: '/api/v1/admin/cancel-requests.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Orders whose cancellation has been asked for, as CSV, all that match',
  query: list,
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const exportModeration = endpoint({
  name: 'exportModeration',
  method: 'GET',
  path: '/api/v1/admin/moderation.csv',
  access: 'staff:orders.manage',
  area: 'console',
  summary: 'Orders whose texts a person has to read, as CSV, all that match',
  query: list,
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
