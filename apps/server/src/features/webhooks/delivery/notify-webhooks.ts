import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@marquee/domain/webhooks/webhook.ts';
import { sql } from 'kysely';
import type { CacheDefinition } from '../../../platform/caches.ts';
import type { Context } from '../../../platform/context.ts';

/** An account's webhooks that listen to an event. */
export async function findListeningWebhooks(
  ctx: Context,
  accountId: bigint,
  event: WebhookEvent,
): Promise<bigint[]> {
  const webhooks = (await ctx.caches.get(listeningWebhooks, ctx.panel.id)).get(accountId) ?? [];
  return webhooks.filter(({ events }) => events.includes(event)).map(({ id }) => id);
}

/**
 * Runs in the event's own transaction, so that deliveries exist exactly if the event does. The cache may name a
 * webhook that was just deleted; that must not fail the transaction, so rows are read and locked here.
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

interface Listening {
  id: bigint;
  events: readonly string[];
}

/**
 * Webhooks by account. Kept in memory: tens of thousands of orders change per minute, and nearly all belong to
 * accounts without a webhook.
 */
const listeningWebhooks: CacheDefinition<ReadonlyMap<bigint, readonly Listening[]>> = {
  name: 'webhooks',
  topics: ['webhooks'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('webhook')
      .select(['id', 'account_id', 'events'])
      .where('panel_id', '=', panelId)
      .where('off_since', 'is', null)
      .execute();
    return Map.groupBy(rows, ({ account_id }) => account_id);
  },
};

/** One event to send: its id is the same for every webhook and every retry. */
export function newEvent<Type extends string>(type: Type, data: object, at: Date) {
  const id = randomUUID();
  const body = JSON.stringify({ id, type, created_at: at.toISOString(), data });
  return { event_id: id, event: type, body };
}
