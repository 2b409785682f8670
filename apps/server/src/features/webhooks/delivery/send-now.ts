import type { DeliveryDetails } from '@marquee/contract/webhooks.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Delivery, Webhook } from '../webhook.ts';
import { callWebhook } from './call-webhook.ts';
import { deliveryDetails } from './delivery-view.ts';
import { recordCall } from './record-call.ts';

/** Longer than a call may take: until then no worker takes it up as well. */
export const sendingMs = 60_000;

/** Its owner waits for the answer. */
export async function sendNow(ctx: Context, webhook: Webhook, delivery: Delivery): Promise<DeliveryDetails> {
  const recorded = await recordCall(ctx, webhook, delivery, await callWebhook(ctx, webhook, delivery));
  return recorded ? deliveryDetails(recorded, webhook) : refuse('not_found');
}
