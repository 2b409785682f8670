import { expectedDays } from '@marquee/domain/campaigns/expected-days.ts';
import type { Check, Served } from '@marquee/domain/campaigns/lookup-queue.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { RankingSources } from '../ranking-sources.ts';

const rememberedDays = 60;

interface WaitingRow {
  id: bigint;
  account_id: bigint;
  keyword: string;
  country: string;
  track: Check['track'];
  began_on: string;
  due_on: string | null;
  asked_at: Date | null;
  expected_on: string | null;
}

export interface QueuedCheck extends Check {
  keyword: string;
  country: string;
  expectedOn: string | null;
}

/** Every check of a panel that will be made some day, of customers whose plan runs. */
export async function queuedChecks({ db, panel }: Context): Promise<QueuedCheck[]> {
  const { rows } = await sql<WaitingRow>`
    select tracked.id, campaign.account_id, tracked.keyword, tracked.country, campaign.track, campaign.began_on,
           tracked.due_on, tracked.asked_at, tracked.expected_on
      from campaign_check as tracked
      join campaign on campaign.panel_id = tracked.panel_id and campaign.id = tracked.campaign_id
      join campaign_subscription as plan
        on plan.panel_id = campaign.panel_id and plan.account_id = campaign.account_id
     where tracked.panel_id = ${panel.id} and campaign.status = 'active' and campaign.gone_since is null
       and plan.status <> 'lapsed'
       and (tracked.due_on is not null or tracked.asked_at is not null)
     order by tracked.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    lookup: `${row.country} ${row.keyword}`,
    keyword: row.keyword,
    country: row.country,
    track: row.track,
    anchor: row.began_on,
    dueOn: row.due_on,
    askedAt: row.asked_at?.getTime() ?? null,
    expectedOn: row.expected_on,
  }));
}

/** What each account has had lately. One that had nothing for long is as good as new. */
export async function servedAccounts({ db, panel, clock }: Context): Promise<Map<bigint, Served>> {
  const today = providerDay(clock.now());
  const { rows } = await sql<{ account_id: bigint; today: bigint; last_at: Date }>`
    select account_id, count(*) filter (where day = ${today}::date) as today, max(claimed_at) as last_at
      from keyword_lookup
     where panel_id = ${panel.id} and day > ${today}::date - ${rememberedDays}::int
     group by account_id`.execute(db);
  return new Map(
    rows.map(({ account_id, today: count, last_at }) => [
      account_id,
      { today: Number(count), lastAt: last_at.getTime() },
    ]),
  );
}

/** Writes down when each check is expected, by the same queue that makes them. */
export async function planChecks(ctx: Context, sources: RankingSources): Promise<void> {
  const today = providerDay(ctx.clock.now());
  const [checks, quota] = await Promise.all([queuedChecks(ctx), sources.quota(ctx)]);
  const expected = quota
    ? expectedDays(checks, await servedAccounts(ctx), {
        today,
        leftToday: Math.max(0, quota.lookupsLeft),
        perDay: quota.lookupsPerDay,
      })
    : new Map(
        checks.map(({ id, askedAt, dueOn }) => [
          id,
          askedAt !== null || dueOn === null || dueOn < today ? today : dueOn,
        ]),
      );
  const changed = checks.filter(({ id, expectedOn }) => (expected.get(id) ?? null) !== expectedOn);
  if (changed.length === 0) return;
  await sql`
    update campaign_check as tracked set expected_on = planned.day
      from unnest(${changed.map(({ id }) => id)}::bigint[],
                  ${changed.map(({ id }) => expected.get(id) ?? null)}::date[]) as planned (id, day)
     where tracked.panel_id = ${ctx.panel.id} and tracked.id = planned.id`.execute(ctx.db);
}
