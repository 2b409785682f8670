import type { Answer } from '@marquee/contract/endpoint.ts';
import type { getKeywordCompetition as endpoint } from '@marquee/contract/youtube/keywords.ts';
import { rankedPlaces } from '@marquee/domain/campaigns/campaign.ts';
import { competitionOf } from '@marquee/domain/keywords/competition.ts';
import { SourceFailure, type VideoSource } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { competitionFreshFor, keepCompetition, keptCompetition } from './competition-cache.ts';
import { readKeyword, requireTools } from './require-tools.ts';
import { sourceView } from './source-view.ts';

/** Spends the panel's budget at the video network only where nobody has asked for a week. */
export async function lookUpCompetition(
  ctx: Context,
  query: { keyword: string; country: string },
  openSource: () => Promise<VideoSource>,
): Promise<Answer<typeof endpoint>> {
  await requireTools(ctx);
  const { country } = query;
  const keyword = readKeyword(query.keyword);
  const source = await openSource();
  const kept = await keptCompetition(ctx, source.kind, { keyword, country });
  const now = ctx.clock.now();
  const view = (videos: number) => ({ keyword, competition: competitionOf(videos), videos });
  if (kept && kept.readAt.getTime() > now.getTime() - competitionFreshFor)
    return {
      data: view(kept.videos),
      source: sourceView(source.kind, { readAt: kept.readAt, freshFor: competitionFreshFor }),
    };
  try {
    // As many as campaigns ask for, so that one look-up serves both.
    const { total } = await source.searchVideos({ keyword, country, limit: rankedPlaces });
    const videos = Math.max(0, Math.trunc(total) || 0);
    await keepCompetition(ctx, source.kind, { keyword, country }, { videos, readAt: now });
    return {
      data: view(videos),
      source: sourceView(source.kind, { readAt: now, freshFor: competitionFreshFor }),
    };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    ctx.log.warn({ err: error }, 'the competition of a keyword could not be read');
    return {
      data: kept ? view(kept.videos) : null,
      source: sourceView(source.kind, { readAt: kept?.readAt, failure: error }),
    };
  }
}
