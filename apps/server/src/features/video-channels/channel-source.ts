import type { ChannelSource as ChannelSourceView } from '@marquee/contract/console/channel-source.ts';
import { type ChannelSource, sampleChannels } from '../../adapters/channels/channel-source.ts';

import { youtubeChannels } from '../../adapters/channels/youtube-channels.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';

const purpose = 'channel_source.api_key';

/** The video network with the panel's API key, or sample data without one. */
export async function channelSource(ctx: Context): Promise<ChannelSource> {
  const row = await ctx.db
    .selectFrom('channel_source')
    .select(['base_url', 'api_key'])
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  if (!row) return sampleChannels;
  return youtubeChannels({
    fetch: ctx.fetch,
    baseUrl: row.base_url,
    apiKey: unseal(ctx.keys, purpose, row.api_key),
  });
}

/** `null` goes back to sample data. */
export async function setChannelSource(
  ctx: Context,
  source: { apiKey: string; baseUrl?: string } | null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await channelSourceView(tx);
    if (source) await writeSource(tx, source);
    else await tx.db.deleteFrom('channel_source').where('panel_id', '=', tx.panel.id).execute();
    await recordAudit(tx, {
      action: 'video-channels.set-source',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      before,
      after: await channelSourceView(tx),
    });
  });
}

async function writeSource(tx: Context, source: { apiKey: string; baseUrl?: string }): Promise<void> {
  const values = {
    base_url: source.baseUrl ?? 'https://www.googleapis.com',
    api_key: seal(tx.keys, purpose, source.apiKey),
    updated_at: tx.clock.now(),
  };
  await tx.db
    .insertInto('channel_source')
    .values({ panel_id: tx.panel.id, ...values })
    .onConflict((conflict) => conflict.column('panel_id').doUpdateSet(values))
    .execute();
}

/** What staff may see: never the key. */
export async function channelSourceView({ db, panel }: Context): Promise<ChannelSourceView> {
  const row = await db
    .selectFrom('channel_source')
    .select('updated_at')
    .where('panel_id', '=', panel.id)
    .executeTakeFirst();
  return {
    kind: row ? 'youtube' : 'sample',
    updated_at: row?.updated_at.toISOString() ?? null,
    oauth: null,
    oauth_redirect: '',
    suggestions: 'sample',
    quota: null,
    paused_until: null,
    last_failure: null,
    customers: [],
  };
}
