import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';

async function addCampaignData(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('campaigns', async function* () {
    const { rows } = await sql<{
      id: bigint;
      url: string;
      title: string;
      track: string;
      status: string;
      keywords: string | null;
      countries: string | null;
      created_at: Date;
    }>`
      select campaign.id, url, title, track, status, created_at,
             (select string_agg(keyword, ', ' order by word.position) from campaign_keyword as word
               where word.panel_id = campaign.panel_id and word.campaign_id = campaign.id) as keywords,
             (select string_agg(country, ', ' order by place.position) from campaign_country as place
               where place.panel_id = campaign.panel_id and place.campaign_id = campaign.id) as countries
        from campaign where panel_id = ${ctx.panel.id} and account_id = ${accountId}
       order by campaign.id`.execute(ctx.db);
    for (const { id, created_at, ...row } of rows)
      yield { id: Number(id), ...row, created_at: created_at.toISOString() };
  });
  kinds.set('campaign-plan', async function* () {
    const { rows } = await sql<{ plan: string; status: string; started_at: Date; ends_at: Date }>`
      select plan.name as plan, held.status, held.started_at, held.ends_at
        from campaign_subscription as held
        join campaign_plan as plan on plan.panel_id = held.panel_id and plan.id = held.plan_id
       where held.panel_id = ${ctx.panel.id} and held.account_id = ${accountId}`.execute(ctx.db);
    for (const { plan, status, started_at, ends_at } of rows)
      yield { plan, status, started_at: started_at.toISOString(), ends_at: ends_at.toISOString() };
  });
}

/** What was tracked goes with its history; who paid for how long stays for the books. */
async function forgetCampaigns({ db, panel }: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await db
    .deleteFrom('campaign')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
  // What nobody else tracks is nobody else's affair.
  await sql`
    delete from keyword_lookup as lookup
     where lookup.panel_id = ${panel.id} and lookup.account_id = ${accountId} and not exists (
       select from campaign_check as tracked
        where tracked.panel_id = lookup.panel_id and tracked.country = lookup.country
          and tracked.keyword = lookup.keyword)`.execute(db);
  await db
    .updateTable('campaign_subscription')
    .set({ status: 'lapsed', renews: false, next_plan_id: null })
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addCampaignData),
  on(accountClosed, forgetCampaigns),
  onStrangerLeft(forgetCampaigns),
];
