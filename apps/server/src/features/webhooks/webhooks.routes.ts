import * as endpoints from '@marquee/contract/api/webhooks.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { getDelivery, listDeliveries } from './delivery/list-deliveries.ts';
import { resendDelivery } from './delivery/resend-delivery.ts';
import { renewSecret } from './renew-secret.ts';
import { testWebhook } from './test-webhook.ts';
import { deleteWebhook, listWebhooks } from './webhook.ts';

/** Limited, as each one calls somebody else's server. */
const calls = { limit: { points: 30, seconds: 600 } };

export const webhookRoutes: readonly Route[] = [
  route(endpoints.listWebhooks, async (ctx) => ({ data: await listWebhooks(ctx) })),
  route(endpoints.createWebhook, async (ctx, { body }) => ({ data: await createWebhook(ctx, body) }), {
    limit: { points: 20, seconds: 3600 },
  }),
  route(endpoints.changeWebhook, async (ctx, { params, body }) => ({
    data: await changeWebhook(ctx, BigInt(params.webhookId), body),
  })),
  route(endpoints.deleteWebhook, async (ctx, { params }) => {
    await deleteWebhook(ctx, BigInt(params.webhookId));
    return undefined;
  }),
  route(endpoints.renewWebhookSecret, async (ctx, { params }) => ({
    data: await renewSecret(ctx, BigInt(params.webhookId)),
  })),
  route(
    endpoints.testWebhook,
    async (ctx, { params }) => ({ data: await testWebhook(ctx, BigInt(params.webhookId)) }),
    calls,
  ),
  route(endpoints.listWebhookDeliveries, (ctx, { query }) => listDeliveries(ctx, query)),
  route(endpoints.getWebhookDelivery, async (ctx, { params }) => ({
    data: await getDelivery(ctx, BigInt(params.deliveryId)),
  })),
  route(
    endpoints.resendWebhookDelivery,
    async (ctx, { params }) => ({ data: await resendDelivery(ctx, BigInt(params.deliveryId)) }),
    calls,
  ),
];
