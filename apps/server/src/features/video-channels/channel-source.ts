import { type ChannelSource, sampleChannels } from '../../adapters/channels/channel-source.ts';

import { youtubeChannels } from '../../adapters/channels/youtube-channels.ts';
import type { Context } from '../../platform/context.ts';
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
  if (!source) {
    await ctx.db.deleteFrom('channel_source').where('panel_id', '=', ctx.panel.id).execute();
    return;
  }
  const values = {
    base_url: source.baseUrl ?? 'https://www.googleapis.com',
    api_key: seal(ctx.keys, purpose, source.apiKey),
    updated_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('channel_source')
    .values({ panel_id: ctx.panel.id, ...values })
    .onConflict((conflict) => conflict.column('panel_id').doUpdateSet(values))
    .execute();
}
