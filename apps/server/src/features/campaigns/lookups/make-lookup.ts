import { rankedPlaces } from '@marquee/domain/campaigns/campaign.ts';
import { type FoundVideo, SourceFailure, type VideoSource } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { RankingSources } from '../ranking-sources.ts';
import { claimLookup, failLookup, type Lookup } from './claim-lookup.ts';
import { type Answer, type KeptResult, placeIn, recordAnswer } from './record-answer.ts';

/** Asks once for a keyword, country and day; `skipped` if another has it. */
export async function makeLookup(
  ctx: Context,
  lookup: Lookup,
  sources: RankingSources,
): Promise<'done' | 'skipped' | 'quota_used_up' | 'unavailable'> {
  const attempts = await claimLookup(ctx, lookup);
  if (attempts === undefined) return 'skipped';
  try {
    const source = await sources.videos(ctx, lookup.accountId);
    const { results, placeOf } = await search(ctx, source, lookup);
    await keepAnswer(ctx, lookup, { results, placeOf, isSample: source.kind === 'sample' });
    return 'done';
  } catch (error) {
    const isKnown = error instanceof SourceFailure;
    if (!isKnown) ctx.log.error({ err: error, ...lookup }, 'a look-up failed');
    const failing = isKnown && error.reason === 'quota_used_up' ? 'quota_used_up' : 'unavailable';
    await failLookup(ctx, lookup, { attempts, failing, retryAt: isKnown ? error.retryAt : undefined });
    return failing;
  }
}

interface Found {
  results: readonly KeptResult[];
  placeOf: Answer['placeOf'];
}

/** Samples know of a video only when they are told of it, and cost nothing: they are asked for each. */
async function search(ctx: Context, source: VideoSource, { keyword, country }: Lookup): Promise<Found> {
  const query = { keyword, country, limit: rankedPlaces };
  const keptOf = ({ results }: { results: readonly FoundVideo[] }) =>
    results.slice(0, rankedPlaces).map(kept);
  if (source.kind !== 'sample') {
    const results = keptOf(await source.searchVideos(query));
    return { results, placeOf: placeIn(results) };
  }
  const places = new Map<string, number | null>();
  let results: readonly KeptResult[] = [];
  for (const videoId of await trackedVideos(ctx, query)) {
    results = keptOf(await source.searchVideos({ ...query, near: videoId }));
    places.set(videoId, placeIn(results)(videoId));
  }
  return { results, placeOf: (videoId) => places.get(videoId) ?? null };
}

async function trackedVideos(
  { db, panel }: Context,
  { keyword, country }: { keyword: string; country: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign_check')
    .innerJoin('campaign', (join) =>
      join
        .onRef('campaign.panel_id', '=', 'campaign_check.panel_id')
        .onRef('campaign.id', '=', 'campaign_check.campaign_id'),
    )
    .select('campaign.video_id')
    .distinct()
    .where('campaign_check.panel_id', '=', panel.id)
    .where('campaign_check.country', '=', country)
    .where('campaign_check.keyword', '=', keyword)
    .where('campaign.status', '=', 'active')
    .execute();
  return rows.map(({ video_id }) => video_id);
}

async function keepAnswer(
  ctx: Context,
  { keyword, country, day }: Lookup,
  { results, placeOf, isSample }: Found & { isSample: boolean },
): Promise<void> {
  const answeredAt = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    const mine = await tx.db
      .updateTable('keyword_lookup')
      .set({
        state: 'done',
        next_try_at: answeredAt,
        failing: null,
        answered_at: answeredAt,
        is_sample: isSample,
        results: JSON.stringify(results),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('country', '=', country)
      .where('keyword', '=', keyword)
      .where('day', '=', day)
      .where('state', '<>', 'done')
      .returning('day')
      .executeTakeFirst();
    if (mine) await recordAnswer(tx, { keyword, country, day, placeOf, isSample, answeredAt });
  });
}

/** Titles are other people's text: cut to what is shown. */
function kept({ id, title, channelTitle, publishedAt }: FoundVideo): KeptResult {
  const cut = (text: string) => text.slice(0, 300).toWellFormed().replaceAll('\u0000', '');
  return {
    id: cut(id).slice(0, 60),
    title: cut(title),
    channel: cut(channelTitle),
    published: publishedAt?.toISOString() ?? null,
  };
}
