import type { WebhookEvent } from '@marquee/domain/webhooks/webhook-events.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { listeningWebhooks } from './listening-webhooks.ts';
import { newEvent } from './new-event.ts';

/** The webhooks of an account that want to hear of an event. */
export async function listenersOf(ctx: Context, accountId: bigint, event: WebhookEvent): Promise<bigint[]> {
  const listening = (await ctx.caches.get(listeningWebhooks, ctx.panel.id)).get(accountId) ?? [];
  return listening.filter(({ events }) => events.includes(event)).map(({ id }) => id);
}

/**
 * In the transaction of what happened: told exactly if it did. One that was removed a moment ago must not
 * undo what it would have heard of, so rows are looked up and held, not believed.
 */
export async function notifyWebhooks(
  tx: Context,
  webhookIds: readonly bigint[],
  { event, data }: { event: WebhookEvent; data: object },
): Promise<void> {
  const now = tx.clock.now();
  const { event_id, body } = newEvent(event, data, now);
  await sql`
    with listening as (
      select panel_id, id, account_id from webhook
      where panel_id = ${tx.panel.id} and id = any (${[...webhookIds]}::bigint[]) and off_since is null
      for key share)
    insert into webhook_delivery (panel_id, webhook_id, account_id, event_id, event, body, next_at, created_at)
    select panel_id, id, account_id, ${event_id}::uuid, ${event}, ${body}, ${now}, ${now} from listening`.execute(
    tx.db,
  );
}
