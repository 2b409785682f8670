import type { Context } from '../../platform/context.ts';
import { rankPanelJob } from './lookups/rank-panel.job.ts';
import { renewPlansJob } from './plans/renew-plans.job.ts';

/** Each panel on its own, so that one with a slow video network keeps no other waiting. */
export async function lookAfterCampaigns(ctx: Context): Promise<void> {
  const panels = await ctx.db.selectFrom('campaign_subscription').select('panel_id').distinct().execute();
  const payloads = panels.map(({ panel_id }) => ({ panelId: panel_id }));
  if (payloads.length === 0) return;
  await ctx.jobs.sendAll(renewPlansJob, payloads);
  await ctx.jobs.sendAll(rankPanelJob, payloads);
}
