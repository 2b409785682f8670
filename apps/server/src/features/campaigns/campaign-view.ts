import type { Campaign, CampaignDetails } from '@marquee/contract/youtube/campaigns.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { placeNames } from '../catalogue/index.ts';
import { type CampaignRow, ownCampaign } from './campaign.ts';
import { figuresOf, trendsOf } from './campaign-figures.ts';
import { campaignSource } from './campaign-source.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';
import { trackedKeywords } from './tracked-by.ts';

export async function campaignViews(
  ctx: Context,
  rows: readonly CampaignRow[],
  sources: RankingSources = panelSources,
): Promise<Campaign[]> {
  const ids = rows.map(({ id }) => id);
  const [kind, quota] = await Promise.all([sources.kind(ctx), sources.quota(ctx)]);
  const isSample = kind === 'sample';
  const [figures, trends, countries, keywords] = await Promise.all([
    figuresOf(ctx, ids, isSample),
    trendsOf(ctx, ids, isSample),
    countriesOf(ctx, ids),
    keywordCounts(ctx, ids),
  ]);
  return rows.map((row) => {
    const { checkedAt, nextCheckOn, waiting, isBehind, average, best, ...places } = figures(row.id);
    const isRunning = row.status === 'active' && row.gone_since === null;
    return {
      id: Number(row.id),
      url: row.url,
      video_id: row.video_id,
      title: row.title,
      channel_title: row.channel_title,
      thumbnail: row.thumbnail,
      countries: countries.get(row.id) ?? [],
      track: row.track,
      status: row.status,
      alerts: row.alerts,
      keywords_count: keywords.get(row.id) ?? 0,
      created_at: row.created_at.toISOString(),
      checked_at: checkedAt?.toISOString() ?? null,
      next_check_on: isRunning ? nextCheckOn : null,
      waiting_checks: isRunning ? waiting : 0,
      places,
      average_position: average,
      best_position: best,
      trend: trends(row.id),
      source: campaignSource(row, { kind, quota, checkedAt, isBehind }),
    };
  });
}

export async function getCampaign(
  ctx: Context,
  campaignId: bigint,
  sources: RankingSources = panelSources,
): Promise<CampaignDetails> {
  const row = await ownCampaign(ctx, campaignId);
  const [[view], keywords, days] = await Promise.all([
    campaignViews(ctx, [row], sources),
    trackedKeywords(ctx, campaignId),
    ctx.db
      .selectFrom('keyword_position')
      .select(({ fn }) => [fn.min('day').as('first_day'), fn.max('day').as('last_day')])
      .where('panel_id', '=', ctx.panel.id)
      .where('campaign_id', '=', campaignId)
      .where('is_sample', '=', (await sources.kind(ctx)) === 'sample')
      .executeTakeFirst(),
  ]);
  if (!view) throw new Error(`campaign ${campaignId} has no view`);
  const names = placeNames('region', ctx.locale);
  return {
    ...view,
    keywords: keywords.map(({ id, keyword }) => ({ id: Number(id), keyword })),
    details: {
      id: view.id,
      countries: view.countries.map((code) => ({ iso_code_2: code, name: names.get(code) ?? code })),
    },
    first_day: days?.first_day ?? null,
    last_day: days?.last_day ?? null,
  };
}

/** In the order their owner gave. */
export async function countriesOf(
  { db, panel }: Context,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string[]>> {
  const { rows } = await sql<{ campaign_id: bigint; countries: string[] }>`
    select campaign_id, array_agg(country order by position) as countries from campaign_country
     where panel_id = ${panel.id} and campaign_id = any(${ids}::bigint[]) group by campaign_id`.execute(db);
  return new Map(rows.map(({ campaign_id, countries }) => [campaign_id, countries]));
}

export async function keywordCounts(
  { db, panel }: Context,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ campaign_id: bigint; count: bigint }>`
    select campaign_id, count(*) as count from campaign_keyword
     where panel_id = ${panel.id} and campaign_id = any(${ids}::bigint[]) and removed_at is null
     group by campaign_id`.execute(db);
  return new Map(rows.map(({ campaign_id, count }) => [campaign_id, Number(count)]));
}
