import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { listSearchResults as endpoint } from '@marquee/contract/youtube/campaigns.ts';
import { rankedPlaces } from '@marquee/domain/campaigns/campaign.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type CampaignRow, ownCampaign } from './campaign.ts';
import { campaignViews } from './campaign-view.ts';
import { chosenCountry } from './chosen-country.ts';
import { type KeptResult, keptResult } from './lookups/record-answer.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';

/** Who stood where when a keyword was looked up last, on a day or before it. */
export async function listSearchResults(
  ctx: Context,
  { campaignId, keywordId }: { campaignId: bigint; keywordId: bigint },
  query: Input<typeof endpoint>['query'],
  sources: RankingSources = panelSources,
): Promise<Answer<typeof endpoint>> {
  const campaign = await ownCampaign(ctx, campaignId);
  const word = await ctx.db
    .selectFrom('campaign_keyword')
    .select('keyword')
    .where('panel_id', '=', ctx.panel.id)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', keywordId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!word) return refuse('not_found');
  const country = await chosenCountry(ctx, campaignId, query.country_id);
  const [view] = await campaignViews(ctx, [campaign], sources);
  if (!view) throw new Error(`campaign ${campaignId} has no view`);
  const made = await ctx.db
    .selectFrom('keyword_lookup')
    .select(['day', 'results'])
    .where('panel_id', '=', ctx.panel.id)
    .where('country', '=', country)
    .where('keyword', '=', word.keyword)
    .where('state', '=', 'done')
    .where('is_sample', '=', view.source.kind === 'sample')
    .where('day', '<=', query.date ?? providerDay(ctx.clock.now()))
    // What others looked up before this campaign began is not its history.
    .where('day', '>=', campaign.began_on)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const stored = z.array(keptResult).parse(made?.results ?? []);
  const results =
    view.source.kind === 'sample'
      ? await withOwn(ctx, campaign, { keywordId, country, day: made?.day, stored })
      : stored;
  return {
    data: results.slice(0, rankedPlaces).map(({ id, title, channel, published }, index) => ({
      position: index + 1,
      video_id: id,
      url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
      title,
      channel_title: channel,
      published_at: published,
      is_own: id === campaign.video_id,
    })),
    seen_on: made?.day ?? null,
    source: view.source,
  };
}

/** Samples are kept once for all who share them: each finds its own video at its own place. */
async function withOwn(
  { db, panel }: Context,
  { id, video_id, title, channel_title }: CampaignRow,
  seen: { keywordId: bigint; country: string; day: string | undefined; stored: KeptResult[] },
): Promise<KeptResult[]> {
  if (seen.day === undefined) return seen.stored;
  const own = await db
    .selectFrom('keyword_position')
    .select('position')
    .where('panel_id', '=', panel.id)
    .where('campaign_id', '=', id)
    .where('country', '=', seen.country)
    .where('day', '=', seen.day)
    .where('keyword_id', '=', seen.keywordId)
    .executeTakeFirst();
  const others = seen.stored.filter((result) => result.id !== video_id);
  if (!own || own.position === null) return others;
  return others.toSpliced(own.position - 1, 0, {
    id: video_id,
    title,
    channel: channel_title,
    published: null,
  });
}
