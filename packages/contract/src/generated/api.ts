// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { WebhookEvent } from '@marquee/domain/webhooks/webhook.ts';

export interface ApiCalls {
  /** Get whether you have an API key, when it was last used and where it may be used from: `GET /api/v1/api-token` */
  getApiToken: {
    answer: { data: ApiTokenView };
  };

  /** Create a new API key; the old one stops working immediately: `POST /api/v1/api-token` */
  createApiToken: {
    answer: { data: ApiTokenView };
  };

  /** Restrict the API key to IP addresses and networks (CIDR): `PATCH /api/v1/api-token` */
  restrictApiToken: {
    body: { allowed_addresses: string[] };
    answer: { data: ApiTokenView };
  };

  /** Delete the API key: `DELETE /api/v1/api-token` */
  deleteApiToken: {
    answer: undefined;
  };

  /** Create a read-only key for a browser extension; the old one stops working immediately: `POST /api/v1/extension-token` */
  createExtensionToken: {
    answer: { data: { extension_api_token: string } };
  };

  /** Delete the browser extension’s key: `DELETE /api/v1/extension-token` */
  deleteExtensionToken: {
    answer: undefined;
  };

  /** List your webhooks: `GET /api/v1/webhooks` */
  listWebhooks: {
    answer: { data: WebhookView[] };
  };

  /** Create a webhook; the response contains the signing secret: `POST /api/v1/webhooks` */
  createWebhook: {
    body: { url: string; events: WebhookEvent[] };
    answer: { data: NewWebhookView };
  };

  /** Change the address or events of a webhook, or turn it on or off: `PATCH /api/v1/webhooks/{webhookId}` */
  changeWebhook: {
    params: { webhookId: number | string };
    body: { url?: string; events?: WebhookEvent[]; is_on?: boolean };
    answer: { data: WebhookView };
  };

  /** Delete a webhook and its log: `DELETE /api/v1/webhooks/{webhookId}` */
  deleteWebhook: {
    params: { webhookId: number | string };
    answer: undefined;
  };

  /** Create a new signing secret; the old one stays valid for another day: `POST /api/v1/webhooks/{webhookId}/secret` */
  renewWebhookSecret: {
    params: { webhookId: number | string };
    answer: { data: NewWebhookView };
  };

  /** Send a test event now and return the response: `POST /api/v1/webhooks/{webhookId}/test` */
  testWebhook: {
    params: { webhookId: number | string };
    answer: { data: DeliveryDetails };
  };

  /** List recent webhook deliveries and their results: `GET /api/v1/webhook-deliveries` */
  listWebhookDeliveries: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'created_at' | 'id';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      state?: 'delivered' | 'failed' | 'waiting';
      webhook_id?: number | string;
      [key: string]: unknown;
    };
    answer: { data: DeliveryView[]; recordsTotal: number; recordsFiltered: number };
  };

  /** Get a webhook delivery with its request and the start of the response: `GET /api/v1/webhook-deliveries/{deliveryId}` */
  getWebhookDelivery: {
    params: { deliveryId: number | string };
    answer: { data: DeliveryDetails };
  };

  /** Resend a webhook delivery now: `POST /api/v1/webhook-deliveries/{deliveryId}/resend` */
  resendWebhookDelivery: {
    params: { deliveryId: number | string };
    answer: { data: DeliveryDetails };
  };

  /** Get this description as OpenAPI 3.1: `GET /api.yaml` */
  getApiDescription: {
    answer: string;
  };
}

export interface ApiTokenView {
  /** The whole token: only in the response that created it, never again. */
  api_token: string | null;
  /** What is shown of the existing token. */
  details: {
    /** `mq_…7fQ2`: enough to recognise it by. */
    hint: string;
    created_at: string;
    last_used_at: string | null;
    last_used_address: string | null;
    /** Addresses and networks it may be used from; empty means from anywhere. */
    allowed_addresses: string[];
  } | null;
}

export interface DeliveryDetails {
  id: number;
  webhook_id: number;
  event_id: string;
  event: 'order.status' | 'refill.status' | 'subscription.publication' | 'webhook.test';
  state: 'delivered' | 'failed' | 'waiting';
  attempts: number;
  /** Of the last response; null where there was none. */
  answer_status: number | null;
  /** Why there was no response, or no successful one. An address that is not public is `unreachable` too. */
  failure: 
    | 'bad_encoding'
    | 'bad_url'
    | 'broken'
    | 'redirect'
    | 'switched_off'
    | 'timeout'
    | 'too_large'
    | 'unreachable'
    | null;
  took_ms: number | null;
  created_at: string;
  tried_at: string | null;
  /** When it is retried; null when it is not. */
  next_at: string | null;
  url: string;
  /** Exactly what was sent. */
  body: string;
  /** The beginning of the last response. */
  answer: string | null;
}

export interface DeliveryView {
  id: number;
  webhook_id: number;
  event_id: string;
  event: 'order.status' | 'refill.status' | 'subscription.publication' | 'webhook.test';
  state: 'delivered' | 'failed' | 'waiting';
  attempts: number;
  /** Of the last response; null where there was none. */
  answer_status: number | null;
  /** Why there was no response, or no successful one. An address that is not public is `unreachable` too. */
  failure: 
    | 'bad_encoding'
    | 'bad_url'
    | 'broken'
    | 'redirect'
    | 'switched_off'
    | 'timeout'
    | 'too_large'
    | 'unreachable'
    | null;
  took_ms: number | null;
  created_at: string;
  tried_at: string | null;
  /** When it is retried; null when it is not. */
  next_at: string | null;
}

export interface NewWebhookView {
  id: number;
  url: string;
  events: WebhookEvent[];
  /** `whsec_…7fQ2`: enough to recognise the secret by. */
  secret_hint: string;
  /** Until when the previous secret still signs too. */
  former_secret_until: string | null;
  is_on: boolean;
  /** Why it is off. */
  off_reason: 'failures' | 'owner' | null;
  off_since: string | null;
  /** Since when no call has succeeded; null while all is well. */
  failing_since: string | null;
  created_at: string;
  /** The whole secret: only in the response that created it, never again. */
  secret: string;
}

export interface WebhookView {
  id: number;
  url: string;
  events: WebhookEvent[];
  /** `whsec_…7fQ2`: enough to recognise the secret by. */
  secret_hint: string;
  /** Until when the previous secret still signs too. */
  former_secret_until: string | null;
  is_on: boolean;
  /** Why it is off. */
  off_reason: 'failures' | 'owner' | null;
  off_since: string | null;
  /** Since when no call has succeeded; null while all is well. */
  failing_since: string | null;
  created_at: string;
}
