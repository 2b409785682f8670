import type { TrackInterval } from '@marquee/domain/campaigns/campaign.ts';
import { nextDueDay } from '@marquee/domain/campaigns/due-day.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { CampaignRow } from './campaign.ts';

export interface Tracked {
  keywords: readonly string[];
  countries: readonly string[];
}

/** Makes a locked campaign track these and nothing else. What stays keeps its history, what comes back finds it again. */
export async function setTracked(tx: Context, campaign: CampaignRow, tracked: Tracked): Promise<void> {
  await setCountries(tx, campaign, tracked.countries);
  await setKeywords(tx, campaign, tracked.keywords);
  const now = tx.clock.now();
  const isOnDemand = campaign.track === 'on_demand';
  await sql`
    delete from campaign_check as tracked
     where tracked.panel_id = ${tx.panel.id} and tracked.campaign_id = ${campaign.id}
       and (tracked.country <> all(${tracked.countries}::text[])
            or tracked.keyword <> all(${tracked.keywords}::text[]))`.execute(tx.db);
  await sql`
    insert into campaign_check (panel_id, campaign_id, keyword_id, keyword, country, due_on, asked_at,
                                checked_on, checked_at, position, previous_on, previous_position, is_sample)
    select word.panel_id, word.campaign_id, word.id, word.keyword, place.country,
           ${isOnDemand ? null : providerDay(now)}::date, ${isOnDemand ? now : null}::timestamptz,
           last.day, last.checked_at, last.position, null, last.previous, coalesce(last.is_sample, false)
      from campaign_keyword as word
      join campaign_country as place
        on place.panel_id = word.panel_id and place.campaign_id = word.campaign_id
      left join lateral (
        select day, checked_at, position, previous, is_sample from keyword_position as seen
         where seen.panel_id = word.panel_id and seen.campaign_id = word.campaign_id
           and seen.country = place.country and seen.keyword_id = word.id
         order by day desc limit 1) as last on true
     where word.panel_id = ${tx.panel.id} and word.campaign_id = ${campaign.id} and word.removed_at is null
     order by place.position, word.position
    on conflict (panel_id, campaign_id, keyword_id, country) do nothing`.execute(tx.db);
}

async function setCountries(tx: Context, { id }: CampaignRow, countries: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('campaign_country')
    .where('panel_id', '=', tx.panel.id)
    .where('campaign_id', '=', id)
    .execute();
  await tx.db
    .insertInto('campaign_country')
    .values(
      countries.map((country, position) => ({ panel_id: tx.panel.id, campaign_id: id, country, position })),
    )
    .execute();
}

async function setKeywords(tx: Context, { id }: CampaignRow, keywords: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('campaign_keyword')
    .set({ removed_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('campaign_id', '=', id)
    .where('removed_at', 'is', null)
    .where('keyword', 'not in', keywords)
    .execute();
  await tx.db
    .insertInto('campaign_keyword')
    .values(
      keywords.map((keyword, position) => ({ panel_id: tx.panel.id, campaign_id: id, keyword, position })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['panel_id', 'campaign_id', 'keyword'])
        .doUpdateSet(({ ref }) => ({ removed_at: null, position: ref('excluded.position') })),
    )
    .execute();
}

/** Another rhythm begins with the look-up that was last. */
export async function setRhythm(tx: Context, campaign: CampaignRow, track: TrackInterval): Promise<void> {
  const today = providerDay(tx.clock.now());
  const checks = await tx.db
    .selectFrom('campaign_check')
    .select(['checked_on'])
    .distinct()
    .where('panel_id', '=', tx.panel.id)
    .where('campaign_id', '=', campaign.id)
    .execute();
  for (const { checked_on } of checks) {
    const next = checked_on === null ? today : nextDueDay(track, checked_on, campaign.began_on);
    await tx.db
      .updateTable('campaign_check')
      .set({ due_on: track === 'on_demand' ? null : next })
      .where('panel_id', '=', tx.panel.id)
      .where('campaign_id', '=', campaign.id)
      .where('checked_on', checked_on === null ? 'is' : '=', checked_on)
      .execute();
  }
}
