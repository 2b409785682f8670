import type { listStaffCampaigns as endpoint } from '@marquee/contract/console/campaigns.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { addDays } from '@marquee/domain/campaigns/due-day.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { type SqlBool, sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { containsFolded } from '../../../platform/db/fold-text.ts';
import { customersById, findCustomerIds } from '../../accounts/index.ts';
import { figuresOf } from '../campaign-figures.ts';
import { countriesOf, keywordCounts } from '../campaign-view.ts';
import { panelSources, type RankingSources } from '../ranking-sources.ts';

const countedDays = 30;

export async function listStaffCampaigns(
  ctx: Context,
  { search = '', status, after, limit }: Input<typeof endpoint>['query'],
  sources: RankingSources = panelSources,
): Promise<Answer<typeof endpoint>> {
  const rows = await (await matching(ctx, search.trim().toLowerCase()))
    .$if(status !== 'all', (query) => query.where('status', '=', status === 'all' ? 'active' : status))
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const ids = page.rows.map(({ id }) => id);
  const [known, figures, countries, keywords, lookups] = await Promise.all([
    customersById(
      ctx,
      page.rows.map(({ account_id }) => account_id),
    ),
    figuresOf(ctx, ids, (await sources.kind(ctx)) === 'sample'),
    countriesOf(ctx, ids),
    keywordCounts(ctx, ids),
    lookupsFor(ctx, ids),
  ]);
  return {
    data: page.rows.map((row) => {
      const { checkedAt, nextCheckOn, waiting } = figures(row.id);
      const isRunning = row.status === 'active' && row.gone_since === null;
      return {
        id: Number(row.id),
        customer: known.get(row.account_id) ?? null,
        url: row.url,
        title: row.title,
        status: row.status,
        track: row.track,
        countries: countries.get(row.id) ?? [],
        keywords: keywords.get(row.id) ?? 0,
        lookups: lookups.get(row.id) ?? 0,
        waiting_checks: isRunning ? waiting : 0,
        checked_at: checkedAt?.toISOString() ?? null,
        next_check_on: isRunning ? nextCheckOn : null,
        created_at: row.created_at.toISOString(),
      };
    }),
    next: page.next,
  };
}

/** By the number of the campaign or its customer, by the customer's address, or by a part of title or address. */
async function matching(ctx: Context, search: string) {
  const all = ctx.db.selectFrom('campaign').selectAll().where('panel_id', '=', ctx.panel.id);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return all.where(({ eb, or }) => or([eb('id', '=', number), eb('account_id', '=', number)]));
  }
  const accountIds = search.includes('@') ? await findCustomerIds(ctx, search) : [];
  if (accountIds.length > 0) return all.where('account_id', 'in', accountIds);
  return all.where(sql<SqlBool>`(${containsFolded('title', search)} or ${containsFolded('url', search)})`);
}

async function lookupsFor({ db, panel, clock }: Context, ids: readonly bigint[]) {
  const since = addDays(providerDay(clock.now()), -countedDays);
  const { rows } = await sql<{ campaign_id: bigint; count: bigint }>`
    select campaign_id, count(*) as count from keyword_position
     where panel_id = ${panel.id} and campaign_id = any(${ids}::bigint[]) and day > ${since}::date
     group by campaign_id`.execute(db);
  return new Map(rows.map(({ campaign_id, count }) => [campaign_id, Number(count)]));
}
