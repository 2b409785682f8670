import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type {
  CampaignKeyword,
  listCampaignKeywords as endpoint,
} from '@marquee/contract/youtube/campaigns.ts';
import { positionChange } from '@marquee/domain/campaigns/positions.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { ownCampaign } from './campaign.ts';
import { campaignViews } from './campaign-view.ts';
import { chosenCountry } from './chosen-country.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';

interface KeywordRow {
  id: bigint;
  keyword: string;
  expected_on: string | null;
  last_on: string | null;
  position: number | null;
  checked_at: Date | null;
  previous: number | null;
  was_checked: boolean | null;
  best: number | null;
  best_on: string | null;
}

/** As they stood on a day: each at its last look-up until then. */
export async function listCampaignKeywords(
  ctx: Context,
  campaignId: bigint,
  query: Input<typeof endpoint>['query'],
  sources: RankingSources = panelSources,
): Promise<Answer<typeof endpoint>> {
  const campaign = await ownCampaign(ctx, campaignId);
  const country = await chosenCountry(ctx, campaignId, query.country_id);
  const [view] = await campaignViews(ctx, [campaign], sources);
  if (!view) throw new Error(`campaign ${campaignId} has no view`);
  const isSample = view.source.kind === 'sample';
  const date = query.date ?? (await latestDay(ctx, campaignId, { country, isSample }));
  const { rows } = await sql<KeywordRow>`
    select word.id, word.keyword, tracked.expected_on, last.day as last_on, last.position, last.checked_at,
           last.previous, last.was_checked, best.position as best, best.day as best_on
      from campaign_keyword as word
      left join campaign_check as tracked
        on tracked.panel_id = word.panel_id and tracked.campaign_id = word.campaign_id
       and tracked.keyword_id = word.id and tracked.country = ${country}
      left join (
        select distinct on (keyword_id) keyword_id, day, position, checked_at, previous, was_checked
          from keyword_position
         where panel_id = ${ctx.panel.id} and campaign_id = ${campaignId} and country = ${country}
           and day <= ${date}::date and is_sample = ${isSample}
         order by keyword_id, day desc) as last on last.keyword_id = word.id
      left join (
        select distinct on (keyword_id) keyword_id, day, position from keyword_position
         where panel_id = ${ctx.panel.id} and campaign_id = ${campaignId} and country = ${country}
           and day <= ${date}::date and is_sample = ${isSample} and position is not null
         order by keyword_id, position, day) as best on best.keyword_id = word.id
     where word.panel_id = ${ctx.panel.id} and word.campaign_id = ${campaignId} and word.removed_at is null
     order by word.position, word.id`.execute(ctx.db);
  const isRunning = campaign.status === 'active' && campaign.gone_since === null;
  return {
    data: rows.map((row) => keywordView(row, isRunning)),
    country_id: country,
    date,
    source: view.source,
  };
}

function keywordView(row: KeywordRow, isRunning: boolean): CampaignKeyword {
  return {
    id: Number(row.id),
    keyword: row.keyword,
    position: row.position,
    is_checked: row.last_on !== null,
    checked_at: row.checked_at?.toISOString() ?? null,
    previous_position: row.was_checked ? row.previous : null,
    change: positionChange(row.was_checked ? row.previous : null, row.position),
    best_position: row.best,
    best_on: row.best_on,
    next_check_on: isRunning ? row.expected_on : null,
  };
}

async function latestDay(
  ctx: Context,
  campaignId: bigint,
  { country, isSample }: { country: string; isSample: boolean },
): Promise<string> {
  const row = await ctx.db
    .selectFrom('keyword_position')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('panel_id', '=', ctx.panel.id)
    .where('campaign_id', '=', campaignId)
    .where('country', '=', country)
    .where('is_sample', '=', isSample)
    .executeTakeFirst();
  return row?.day ?? providerDay(ctx.clock.now());
}
