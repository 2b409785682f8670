import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { campaignTable, type listCampaigns as endpoint } from '@marquee/contract/youtube/campaigns.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { byName } from '../../platform/db/by-name.ts';
import { containsFolded } from '../../platform/db/fold-text.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { ownCampaigns } from './campaign.ts';
import { campaignViews } from './campaign-view.ts';
import { requireCampaigns } from './campaigns-offered.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';

type Query = Input<typeof endpoint>['query'];

export async function listCampaigns(
  ctx: Context,
  query: Query,
  sources: RankingSources = panelSources,
): Promise<Answer<typeof endpoint>> {
  await requireCampaigns(ctx);
  const { offset, limit, column, direction, search } = campaignTable.read(query);
  const isSample = (await sources.kind(ctx)) === 'sample';
  const filtered = matching(ctx, query, (query.search ?? search).trim());
  const [rows, all, found, totals] = await Promise.all([
    filtered
      .selectAll()
      .orderBy(sortedBy(ctx, column, isSample), (order) => order[direction]().nullsLast())
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    ownCampaigns(ctx)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
    filtered.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    readTotals(ctx, isSample),
  ]);
  return {
    data: await campaignViews(ctx, rows, sources),
    total_amount: Number(all.count),
    recordsFiltered: Number(found.count),
    totals,
  };
}

function matching(ctx: Context, { status, track, country }: Query, text: string) {
  return ownCampaigns(ctx)
    .$if(status !== 'all', (rows) => rows.where('status', '=', status === 'all' ? 'active' : status))
    .$if(track !== 'all', (rows) => rows.where('track', '=', track === 'all' ? 'daily' : track))
    .$if(country !== undefined, (rows) =>
      rows.where(sql<SqlBool>`exists (
        select from campaign_country as place
         where place.panel_id = campaign.panel_id and place.campaign_id = campaign.id
           and place.country = ${country})`),
    )
    .$if(text !== '', (rows) =>
      rows.where(sql<SqlBool>`(
        ${containsFolded('title', text)} or ${containsFolded('url', text)} or exists (
          select from campaign_keyword as word
           where word.panel_id = campaign.panel_id and word.campaign_id = campaign.id
             and word.removed_at is null and ${containsFolded('word.keyword', text)}))`),
    );
}

function sortedBy(
  { locale }: Context,
  column: 'created_at' | 'title' | 'keywords_count' | 'average_position',
  isSample: boolean,
): RawBuilder<unknown> {
  switch (column) {
    case 'created_at':
      return sql`campaign.id`;
    case 'title':
      return byName('campaign.title', locale);
    case 'keywords_count':
      return sql`(select count(*) from campaign_keyword as word
                   where word.panel_id = campaign.panel_id and word.campaign_id = campaign.id
                     and word.removed_at is null)`;
    case 'average_position':
      return sql`(select avg(tracked.position) from campaign_check as tracked
                   where tracked.panel_id = campaign.panel_id and tracked.campaign_id = campaign.id
                     and tracked.is_sample = ${isSample})`;
  }
}

/** Over all of the caller's campaigns, whatever the filter; places are those of campaigns that have not ended. */
async function readTotals(ctx: Context, isSample: boolean): Promise<Answer<typeof endpoint>['totals']> {
  const { accountId } = signedIn(ctx);
  const { rows } = await sql<Record<'active' | 'paused' | 'finished', bigint>>`
    select count(*) filter (where status = 'active') as active, count(*) filter (where status = 'paused') as paused,
           count(*) filter (where status = 'finished') as finished
      from campaign where panel_id = ${ctx.panel.id} and account_id = ${accountId}`.execute(ctx.db);
  const { rows: places } = await sql<
    Record<'keywords' | 'first3' | 'first10' | 'first50' | 'checked', bigint>
  >`
    select count(*) as keywords, count(*) filter (where checked and position <= 3) as first3,
           count(*) filter (where checked and position <= 10) as first10,
           count(*) filter (where checked and position is not null) as first50,
           count(*) filter (where checked) as checked
      from (select tracked.position, tracked.checked_on is not null and tracked.is_sample = ${isSample} as checked
              from campaign_check as tracked
              join campaign on campaign.panel_id = tracked.panel_id and campaign.id = tracked.campaign_id
             where campaign.panel_id = ${ctx.panel.id} and campaign.account_id = ${accountId}
               and campaign.status <> 'finished') as tracked`.execute(ctx.db);
  const [counts, stood] = [rows[0], places[0]];
  return {
    active: Number(counts?.active ?? 0n),
    paused: Number(counts?.paused ?? 0n),
    finished: Number(counts?.finished ?? 0n),
    keywords: Number(stood?.keywords ?? 0n),
    first3: Number(stood?.first3 ?? 0n),
    first10: Number(stood?.first10 ?? 0n),
    first50: Number(stood?.first50 ?? 0n),
    beyond: Number((stood?.checked ?? 0n) - (stood?.first50 ?? 0n)),
  };
}
