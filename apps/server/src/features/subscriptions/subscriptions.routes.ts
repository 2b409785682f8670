import * as endpoints from '@marquee/contract/ordering/subscriptions.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { getSettings } from '../settings/index.ts';
import { changePayment } from './change-payment.ts';
import { createSubscription } from './create-subscription.ts';
import { cancelSubscription } from './end-subscription.ts';
import { getSubscription, listContents } from './get-subscription.ts';
import { listNetworks } from './list-networks.ts';
import { listServiceTypes } from './list-service-types.ts';
import { listSubscriptions } from './list-subscriptions.ts';

/** Where subscriptions are switched off, none can be created; running ones can still be seen and ended. */
async function requireOffered(ctx: Context): Promise<void> {
  const { orderTypes } = await getSettings(ctx);
  if (!orderTypes.includes('autopromotion')) refuse('not_found');
}

export const subscriptionRoutes: readonly Route[] = [
  route(endpoints.listSubscriptions, (ctx, { query }) => listSubscriptions(ctx, query)),
  route(
    endpoints.createSubscription,
    async (ctx, { body }, _reply, { idempotencyKey }) => {
      await requireOffered(ctx);
      const id = await createSubscription(ctx, body, idempotencyKey);
      return { data: await getSubscription(ctx, id) };
    },
    // Each call fetches a page from another site.
    { limit: { points: 20, seconds: 600 } },
  ),
  route(endpoints.listSubscriptionNetworks, async (ctx) => {
    await requireOffered(ctx);
    return listNetworks(ctx);
  }),
  route(endpoints.listSubscriptionServiceTypes, async (ctx, { params }) => {
    await requireOffered(ctx);
    return listServiceTypes(ctx, BigInt(params.networkId));
  }),
  route(endpoints.getSubscription, async (ctx, { params }) => ({
    data: await getSubscription(ctx, BigInt(params.subscriptionId)),
  })),
  route(endpoints.listSubscriptionContents, (ctx, { params, query }) =>
    listContents(ctx, BigInt(params.subscriptionId), query),
  ),
  route(endpoints.changeSubscriptionPayment, async (ctx, { params, body }) => {
    const id = BigInt(params.subscriptionId);
    await changePayment(ctx, id, body.recurring_payments_method_id);
    return { data: await getSubscription(ctx, id) };
  }),
  route(endpoints.cancelSubscription, async (ctx, { params }) => {
    const id = BigInt(params.subscriptionId);
    await cancelSubscription(ctx, id);
    return { data: await getSubscription(ctx, id) };
  }),
];
