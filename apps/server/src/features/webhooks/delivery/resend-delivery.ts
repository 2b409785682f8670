import type { DeliveryDetails } from '@marquee/contract/api/webhooks.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type Delivery, ownDelivery, ownWebhook, type Webhook } from '../webhook.ts';
import { callWebhook } from './call-webhook.ts';
import { deliveryDetails } from './delivery-view.ts';
import { recordCall } from './record-call.ts';

/** Sends the same event with the same id; if it fails again it is retried as before. */
export async function resendDelivery(ctx: Context, id: bigint): Promise<DeliveryDetails> {
  const { webhook_id } = await ownDelivery(ctx, id);
  const webhook = await ownWebhook(ctx, webhook_id);
  if (webhook.off_since) refuse('wrong_state');
  const delivery = await ctx.db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', next_at: new Date(ctx.clock.now().getTime() + sendingMs) })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return delivery ? sendNow(ctx, webhook, delivery) : refuse('not_found');
}

/** Longer than a call may take, so that no worker sends it at the same time. */
export const sendingMs = 60_000;

/** Sent at once, since the owner waits for the answer. */
export async function sendNow(ctx: Context, webhook: Webhook, delivery: Delivery): Promise<DeliveryDetails> {
  const recorded = await recordCall(ctx, webhook, delivery, await callWebhook(ctx, webhook, delivery));
  return recorded ? deliveryDetails(recorded, webhook) : refuse('not_found');
}
