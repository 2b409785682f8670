import { deliveryStates, maxWebhooks, testEvent, webhookEvents } from '@marquee/domain/webhooks/webhook.ts';
import { z } from 'zod';
import { moment } from '../account/profile.ts';
import { endpoint } from '../endpoint.ts';
import { data, id, quantity, text, wholeNumberText } from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';

const idText = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const webhookParams = z.object({ webhookId: idText });
const deliveryParams = z.object({ deliveryId: idText });
const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);
const address = z.string().trim().min(1).max(2048);

const webhook = z.object({
  id,
  url: text(2048),
  events,
  /** `whsec_…7fQ2`: enough to recognise the secret by. */
  secret_hint: text(20),
  /** Until when the previous secret still signs too. */
  former_secret_until: moment.nullable(),
  is_on: z.boolean(),
  /** Why it is off. */
  off_reason: z.enum(['owner', 'failures']).nullable(),
  off_since: moment.nullable(),
  /** Since when no call has succeeded; null while all is well. */
  failing_since: moment.nullable(),
  created_at: moment,
});
export type WebhookView = z.output<typeof webhook>;

const withSecret = webhook.extend({
  /** The whole secret: only in the response that created it, never again. */
  secret: text(80),
});
export type NewWebhookView = z.output<typeof withSecret>;

const delivery = z.object({
  id,
  webhook_id: id,
  event_id: text(36),
  event: z.enum([...webhookEvents, testEvent]),
  state: z.enum(deliveryStates),
  attempts: quantity,
  /** Of the last response; null where there was none. */
  answer_status: z.int().min(100).max(599).nullable(),
  /** Why there was no response, or no successful one. An address that is not public is `unreachable` too. */
  failure: z
    .enum([
      'bad_url',
      'unreachable',
      'timeout',
      'redirect',
      'too_large',
      'bad_encoding',
      'broken',
      'switched_off',
    ])
    .nullable(),
  took_ms: quantity.nullable(),
  created_at: moment,
  tried_at: moment.nullable(),
  /** When it is retried; null when it is not. */
  next_at: moment.nullable(),
});
export type DeliveryView = z.output<typeof delivery>;

const deliveryDetails = delivery.extend({
  url: text(2048),
  /** Exactly what was sent. */
  body: text(20_000),
  /** The beginning of the last response. */
  answer: text(1000).nullable(),
});
export type DeliveryDetails = z.output<typeof deliveryDetails>;

const table = tableQuery({
  columns: ['id', 'created_at'],
  sort: { column: 'id', direction: 'desc' },
  perPage: 20,
});
export const readDeliveriesPage = table.read;

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/v1/webhooks',
  access: 'user',
  area: 'account',
  summary: 'List your webhooks',
  response: data(z.array(webhook).max(maxWebhooks)),
});

export const createWebhook = endpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/api/v1/webhooks',
  access: 'user',
  area: 'account',
  summary: 'Create a webhook; the response contains the signing secret',
  body: z.strictObject({ url: address, events }),
  response: data(withSecret),
  errors: ['impersonated', 'wrong_state', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const changeWebhook = endpoint({
  name: 'changeWebhook',
  method: 'PATCH',
  path: '/api/v1/webhooks/{webhookId}',
  access: 'user',
  area: 'account',
  summary: 'Change the address or events of a webhook, or turn it on or off',
  params: webhookParams,
  body: z.strictObject({
    url: address.optional(),
    events: events.optional(),
    is_on: z.boolean().optional(),
  }),
  response: data(webhook),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/v1/webhooks/{webhookId}',
  access: 'user',
  area: 'account',
  summary: 'Delete a webhook and its log',
  params: webhookParams,
  errors: ['impersonated'],
});

export const renewWebhookSecret = endpoint({
  name: 'renewWebhookSecret',
  method: 'POST',
  path: '/api/v1/webhooks/{webhookId}/secret',
  access: 'user',
  area: 'account',
  summary: 'Create a new signing secret; the old one stays valid for another day',
  params: webhookParams,
  response: data(withSecret),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/api/v1/webhooks/{webhookId}/test',
  access: 'user',
  area: 'account',
  summary: 'Send a test event now and return the response',
  params: webhookParams,
  response: data(deliveryDetails),
});

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/v1/webhook-deliveries',
  access: 'user',
  area: 'account',
  summary: 'List recent webhook deliveries and their results',
  query: table.query.extend({ state: z.enum(deliveryStates).optional(), webhook_id: idText.optional() }),
  response: tableResponse(delivery),
});

export const getWebhookDelivery = endpoint({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/api/v1/webhook-deliveries/{deliveryId}',
  access: 'user',
  area: 'account',
  summary: 'Get a webhook delivery with its request and the start of the response',
  params: deliveryParams,
  response: data(deliveryDetails),
});

export const resendWebhookDelivery = endpoint({
  name: 'resendWebhookDelivery',
  method: 'POST',
  path: '/api/v1/webhook-deliveries/{deliveryId}/resend',
  access: 'user',
  area: 'account',
  summary: 'Resend a webhook delivery now',
  params: deliveryParams,
  response: data(deliveryDetails),
  errors: ['wrong_state'],
});
