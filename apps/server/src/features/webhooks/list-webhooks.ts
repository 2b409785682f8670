import type { WebhookView } from '@marquee/contract/webhooks.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { webhookView } from './webhook-view.ts';

export async function listWebhooks(ctx: Context): Promise<WebhookView[]> {
  const rows = await ctx.db
    .selectFrom('webhook')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .orderBy('id')
    .execute();
  const now = ctx.clock.now();
  return rows.map((row) => webhookView(row, now));
}
