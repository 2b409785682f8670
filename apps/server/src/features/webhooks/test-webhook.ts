import type { DeliveryDetails } from '@marquee/contract/api/webhooks.ts';
import { testEvent } from '@marquee/domain/webhooks/webhook.ts';
import type { Context } from '../../platform/context.ts';
import { newEvent } from './delivery/notify-webhooks.ts';
import { sendingMs, sendNow } from './delivery/resend-delivery.ts';
import { ownWebhook } from './webhook.ts';

/** Works while the webhook is off too, since that is when somebody repairs it. */
export async function testWebhook(ctx: Context, id: bigint): Promise<DeliveryDetails> {
  const webhook = await ownWebhook(ctx, id);
  const now = ctx.clock.now();
  const delivery = await ctx.db
    .insertInto('webhook_delivery')
    .values({
      panel_id: ctx.panel.id,
      webhook_id: id,
      account_id: webhook.account_id,
      ...newEvent(testEvent, { webhook: Number(id) }, now),
      next_at: new Date(now.getTime() + sendingMs),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return sendNow(ctx, webhook, delivery);
}
