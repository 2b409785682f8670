import { lookupsThisRound } from '@marquee/domain/campaigns/lookup-pace.ts';
import { LookupQueue } from '@marquee/domain/campaigns/lookup-queue.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { areCampaignsOffered } from '../campaigns-offered.ts';
import { panelSources, type RankingSources } from '../ranking-sources.ts';
import { makeLookup } from './make-lookup.ts';
import { planChecks, type QueuedCheck, queuedChecks, servedAccounts } from './plan-checks.ts';
import { takeTodaysAnswers } from './record-answer.ts';
import { refreshFacts } from './refresh-facts.ts';
import { sendAlerts } from './send-alerts.ts';

const roundMs = 5 * 60_000;
/** Of samples, which cost nothing. */
const mostUncounted = 2000;
const mostFailures = 3;

/** One round of a panel: as many look-ups as this part of the video network's day has room for. */
export async function rankPanel(ctx: Context, sources: RankingSources = panelSources): Promise<void> {
  if (!(await areCampaignsOffered(ctx))) return;
  await refreshFacts(ctx, sources);
  await outgrowSamples(ctx, sources);
  await takeTodaysAnswers(ctx);
  await makeLookups(ctx, sources);
  await sendAlerts(ctx);
  await planChecks(ctx, sources);
}

async function makeLookups(ctx: Context, sources: RankingSources): Promise<void> {
  const now = ctx.clock.now();
  const today = providerDay(now);
  const due = await dueChecks(ctx, today);
  const count = await roomNow(ctx, sources, due);
  if (count === 0) return;
  const queue = new LookupQueue(due, await servedAccounts(ctx));
  const chosen = queue.take(today, count, now.getTime());
  const byId = new Map(due.map((check) => [check.id, check]));
  let failures = 0;
  for (const { id, accountId } of chosen) {
    const check = byId.get(id);
    if (!check) continue;
    const { keyword, country } = check;
    const outcome = await makeLookup(ctx, { keyword, country, day: today, accountId }, sources);
    failures = outcome === 'unavailable' ? failures + 1 : outcome === 'done' ? 0 : failures;
    if (outcome === 'quota_used_up' || failures >= mostFailures) return;
  }
}

/** Without those that were answered today, that another worker asks for, or that failed a moment ago. */
async function dueChecks(ctx: Context, today: string): Promise<QueuedCheck[]> {
  const [checks, closed] = await Promise.all([
    queuedChecks(ctx),
    ctx.db
      .selectFrom('keyword_lookup')
      .select(['country', 'keyword'])
      .where('panel_id', '=', ctx.panel.id)
      .where('day', '=', today)
      .where(({ eb, or, and }) =>
        or([
          and([eb('state', '=', 'done'), eb('is_sample', '=', false)]),
          and([eb('state', '<>', 'done'), eb('next_try_at', '>', ctx.clock.now())]),
        ]),
      )
      .execute(),
  ]);
  const notNow = new Set(closed.map(({ country, keyword }) => `${country} ${keyword}`));
  return checks.filter(
    ({ askedAt, dueOn, lookup }) =>
      (askedAt !== null || (dueOn !== null && dueOn <= today)) && !notNow.has(lookup),
  );
}

async function roomNow(ctx: Context, sources: RankingSources, due: readonly QueuedCheck[]): Promise<number> {
  const quota = await sources.quota(ctx);
  if (!quota) return Math.min(due.length, mostUncounted);
  return lookupsThisRound({
    waiting: new Set(due.map(({ lookup }) => lookup)).size,
    asked: new Set(due.filter(({ askedAt }) => askedAt !== null).map(({ lookup }) => lookup)).size,
    left: Math.max(0, quota.lookupsLeft),
    leftMs: quota.resetsAt.getTime() - ctx.clock.now().getTime(),
    roundMs,
  });
}

/** With a key, what was made up before it is no position: real ones are wanted as soon as there is room. */
async function outgrowSamples(ctx: Context, sources: RankingSources): Promise<void> {
  if ((await sources.kind(ctx)) === 'sample') return;
  const today = providerDay(ctx.clock.now());
  await sql`
    update campaign_check as tracked set due_on = ${today}::date
      from campaign
     where campaign.panel_id = tracked.panel_id and campaign.id = tracked.campaign_id
       and tracked.panel_id = ${ctx.panel.id} and tracked.is_sample and tracked.checked_on < ${today}::date
       and tracked.due_on > ${today}::date and campaign.status = 'active' and campaign.track <> 'on_demand'`.execute(
    ctx.db,
  );
}
