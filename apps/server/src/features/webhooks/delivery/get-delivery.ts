import type { DeliveryDetails } from '@marquee/contract/webhooks.ts';
import type { Context } from '../../../platform/context.ts';
import { ownDelivery, ownWebhook } from '../webhook.ts';
import { deliveryDetails } from './delivery-view.ts';

export async function getDelivery(ctx: Context, id: bigint): Promise<DeliveryDetails> {
  const delivery = await ownDelivery(ctx, id);
  return deliveryDetails(delivery, await ownWebhook(ctx, delivery.webhook_id));
}
