import type { DeliveryDetails } from '@marquee/contract/webhooks.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { ownDelivery, ownWebhook } from '../webhook.ts';
import { sendingMs, sendNow } from './send-now.ts';

/** The same event with the same id; if it fails again it is tried as before. */
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
