import type { QuotaUse } from '@marquee/domain/video-sources/quota-uses.ts';
import type { SourceKind } from '@marquee/domain/video-sources/source-state.ts';
import { sampleVideos } from '../../adapters/channels/sample/sample-videos.ts';
import type { VideoSource } from '../../adapters/channels/video-source.ts';
import { askYoutube } from '../../adapters/channels/youtube/ask-youtube.ts';
import { youtubeVideos } from '../../adapters/channels/youtube/youtube-videos.ts';
import type { Context } from '../../platform/context.ts';
import { breaking } from './breaker.ts';
import { paidFor } from './quota/paid-for.ts';
import { remembered } from './remember-answers.ts';
import { storedKey } from './stored-key.ts';

/** Whose units are spent on what. */
export interface Spending {
  use: QuotaUse;
  /** Absent: guests, or nobody in particular. */
  accountId?: bigint | undefined;
}

/** Public facts, kept while they are fresh and paid for from the key's units; samples without a key. */
export async function videoSource(ctx: Context, spending: Spending): Promise<VideoSource> {
  const key = await storedKey(ctx);
  if (!key) return sampleVideos(() => ctx.clock.now());
  const ask = askYoutube({ fetch: ctx.fetch, baseUrl: key.baseUrl, apiKey: key.apiKey });
  const paid = paidFor(ctx, key, spending, ask);
  return youtubeVideos(remembered(ctx, spending, (...call) => breaking(ctx, 'data', () => paid(...call))));
}

export async function sourceKind(ctx: Context): Promise<SourceKind> {
  const row = await ctx.db
    .selectFrom('channel_source')
    .select('panel_id')
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  return row ? 'youtube' : 'sample';
}
