import type { ChannelSource } from '@marquee/contract/console/channel-source.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { event } from '../../platform/events/events.ts';
import { oauthRedirect } from './oauth-client.ts';
import { quotaView } from './quota/quota-view.ts';
import { topCustomers } from './quota/top-customers.ts';
import { storedKey } from './stored-key.ts';
import { storedSuggestions } from './suggest-source.ts';

/** Staff look at the client: whoever keeps customers' permissions counts them. */
export const connectionsCounted = event<{ connected: number; revoked: number }>('connections-counted');

/** What staff may see: never the key or the secret. */
export async function channelSourceView(ctx: Context): Promise<ChannelSource> {
  const key = await storedKey(ctx);
  const failed = await lastFailure(ctx);
  return {
    kind: key ? 'youtube' : 'sample',
    updated_at: key?.updatedAt.toISOString() ?? null,
    oauth: await clientView(ctx),
    oauth_redirect: await oauthRedirect(ctx),
    suggestions: (await storedSuggestions(ctx)) ? 'google' : 'sample',
    quota: key ? await quotaView(ctx, key) : null,
    paused_until:
      failed?.open_until && failed.open_until > ctx.clock.now() ? failed.open_until.toISOString() : null,
    last_failure: failed ? { at: failed.failed_at.toISOString(), reason: failed.reason } : null,
    customers: await topCustomers(ctx),
  };
}

async function clientView(ctx: Context): Promise<ChannelSource['oauth']> {
  const row = await ctx.db
    .selectFrom('channel_oauth_client')
    .select(['client_id', 'updated_at'])
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  if (!row) return null;
  const counts = { connected: 0, revoked: 0 };
  await ctx.events.emit(ctx, connectionsCounted, counts);
  return {
    client_id: row.client_id,
    updated_at: row.updated_at.toISOString(),
    connected_channels: counts.connected,
    revoked_channels: counts.revoked,
  };
}

/** Of any service; one that is left alone at the moment matters more than one that failed later. */
function lastFailure({ db, panel, clock }: Context) {
  return db
    .selectFrom('channel_breaker')
    .select(['failed_at', 'reason', 'open_until'])
    .where('panel_id', '=', panel.id)
    .orderBy(sql`coalesce(open_until > ${clock.now()}, false)`, 'desc')
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
