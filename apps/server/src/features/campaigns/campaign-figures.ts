import { addDays } from '@marquee/domain/campaigns/due-day.ts';
import type { Places } from '@marquee/domain/campaigns/positions.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

export interface Figures extends Places {
  checkedAt: Date | null;
  nextCheckOn: string | null;
  waiting: number;
  isBehind: boolean;
  average: number | null;
  best: number | null;
}

const trendDays = 30;
const none: Figures = {
  checkedAt: null,
  nextCheckOn: null,
  waiting: 0,
  isBehind: false,
  average: null,
  best: null,
  first3: 0,
  first10: 0,
  first50: 0,
  beyond: 0,
};

/** How campaigns stood at their latest look-ups, of samples or of real ones. */
export async function figuresOf(
  { db, panel, clock }: Context,
  ids: readonly bigint[],
  isSample: boolean,
): Promise<(campaignId: bigint) => Figures> {
  const today = providerDay(clock.now());
  const { rows } = await sql<{
    campaign_id: bigint;
    checked_at: Date | null;
    next_on: string | null;
    waiting: bigint;
    behind: bigint;
    average: string | null;
    best: number | null;
    first3: bigint;
    first10: bigint;
    first50: bigint;
    checked: bigint;
  }>`
    select campaign_id, max(checked_at) filter (where checked) as checked_at, min(expected_on) as next_on,
           count(*) filter (where asked_at is not null) as waiting,
           count(*) filter (where due_on <= ${today}::date or asked_at is not null) as behind,
           round(avg(position) filter (where checked), 1) as average, min(position) filter (where checked) as best,
           count(*) filter (where checked and position <= 3) as first3,
           count(*) filter (where checked and position <= 10) as first10,
           count(*) filter (where checked and position is not null) as first50,
           count(*) filter (where checked) as checked
      from (select *, checked_on is not null and is_sample = ${isSample} as checked from campaign_check
             where panel_id = ${panel.id} and campaign_id = any(${ids}::bigint[])) as tracked
     group by campaign_id`.execute(db);
  const byId = new Map(
    rows.map((row): [bigint, Figures] => [
      row.campaign_id,
      {
        checkedAt: row.checked_at,
        nextCheckOn: row.next_on,
        waiting: Number(row.waiting),
        isBehind: row.behind > 0n,
        average: row.average === null ? null : Number(row.average),
        best: row.best,
        first3: Number(row.first3),
        first10: Number(row.first10),
        first50: Number(row.first50),
        beyond: Number(row.checked - row.first50),
      },
    ]),
  );
  return (campaignId) => byId.get(campaignId) ?? none;
}

type Trend = { day: string; average_position: number | null }[];

/** The average of each of the last days that had a look-up, oldest first. */
export async function trendsOf(
  { db, panel, clock }: Context,
  ids: readonly bigint[],
  isSample: boolean,
): Promise<(campaignId: bigint) => Trend> {
  const since = addDays(providerDay(clock.now()), -trendDays);
  const { rows } = await sql<{ campaign_id: bigint; day: string; average: string | null }>`
    select seen.campaign_id, seen.day, round(avg(seen.position), 1) as average
      from keyword_position as seen
      join campaign_check as tracked
        on tracked.panel_id = seen.panel_id and tracked.campaign_id = seen.campaign_id
       and tracked.keyword_id = seen.keyword_id and tracked.country = seen.country
     where seen.panel_id = ${panel.id} and seen.campaign_id = any(${ids}::bigint[])
       and seen.day > ${since}::date and seen.is_sample = ${isSample}
     group by seen.campaign_id, seen.day order by seen.day`.execute(db);
  const byId = Map.groupBy(rows, ({ campaign_id }) => campaign_id);
  return (campaignId) =>
    (byId.get(campaignId) ?? []).map(({ day, average }) => ({
      day,
      average_position: average === null ? null : Number(average),
    }));
}
