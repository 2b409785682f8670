import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

export interface Lookup {
  keyword: string;
  country: string;
  day: string;
  accountId: bigint;
}

/** For how long nobody else asks; whoever dies in between costs this much of the day, and no more. */
const leaseMs = 10 * 60_000;
const firstPauseMs = 5 * 60_000;
const longestPauseMs = 3 * 3_600_000;

/** Undefined: somebody else has it, it was answered, or it failed a moment ago. Else how many tries it is. */
export async function claimLookup(
  { db, panel, clock }: Context,
  { keyword, country, day, accountId }: Lookup,
): Promise<number | undefined> {
  const now = clock.now();
  const leaseEnd = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<{ attempts: number }>`
    insert into keyword_lookup as lookup
           (panel_id, country, keyword, day, state, account_id, claimed_at, next_try_at)
    values (${panel.id}, ${country}, ${keyword}, ${day}::date, 'claimed', ${accountId}, ${now}, ${leaseEnd})
    on conflict (panel_id, country, keyword, day) do update
       set state = 'claimed', answered_at = null, claimed_at = ${now}, next_try_at = ${leaseEnd}, attempts = lookup.attempts + 1
     where (lookup.state <> 'done' or lookup.is_sample) and lookup.next_try_at <= ${now}
    returning attempts`.execute(db);
  return rows[0]?.attempts;
}

/** The day stays open: it is tried again after a pause that grows, or when the network says so. */
export async function failLookup(
  { db, panel, clock }: Context,
  { keyword, country, day }: Lookup,
  {
    attempts,
    failing,
    retryAt,
  }: { attempts: number; failing: 'quota_used_up' | 'unavailable'; retryAt?: Date | undefined },
): Promise<void> {
  const now = clock.now().getTime();
  const pause = Math.min(firstPauseMs * 3 ** Math.min(attempts - 1, 10), longestPauseMs);
  await db
    .updateTable('keyword_lookup')
    .set({ state: 'failed', failing, next_try_at: new Date(Math.max(now + pause, retryAt?.getTime() ?? 0)) })
    .where('panel_id', '=', panel.id)
    .where('country', '=', country)
    .where('keyword', '=', keyword)
    .where('day', '=', day)
    .where('state', '=', 'claimed')
    .execute();
  await sql`
    update campaign set failing = ${failing}
     where panel_id = ${panel.id} and status = 'active' and failing is distinct from ${failing}
       and exists (select from campaign_check as tracked
                    where tracked.panel_id = campaign.panel_id and tracked.campaign_id = campaign.id
                      and tracked.country = ${country} and tracked.keyword = ${keyword})`.execute(db);
}
