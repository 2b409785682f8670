import type { Context } from '../../../platform/context.ts';
import type { RankingSources } from '../ranking-sources.ts';
import { planChecks } from './plan-checks.ts';
import { rankPanelJob } from './rank-panel.job.ts';
import { takeTodaysAnswers } from './record-answer.ts';

/** After a change to what is tracked: what is known today is used, the rest is told its day, and a round is made soon. */
export async function wakeRankings(ctx: Context, campaignId: bigint, sources: RankingSources): Promise<void> {
  await takeTodaysAnswers(ctx, campaignId);
  await planChecks(ctx, sources);
  await ctx.jobs.send(rankPanelJob, { panelId: ctx.panel.id }, { singletonKey: String(ctx.panel.id) });
}
