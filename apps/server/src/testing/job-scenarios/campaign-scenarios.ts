import { lookAfterCampaignsJob } from '../../features/campaigns/look-after-campaigns.job.ts';
import { rankPanelJob } from '../../features/campaigns/lookups/rank-panel.job.ts';
import { renewPlansJob } from '../../features/campaigns/plans/renew-plans.job.ts';
import { campaignShop } from '../../features/campaigns/testing/campaign-shop.ts';
import { type Scenario, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const day = 24 * 3600;

export async function campaignScenarios({ database }: Stage): Promise<Scenario[]> {
  const tracking = async () => {
    const { ctx, shop, plan, choose, track } = await campaignShop(database);
    const customer = await shop.customer('100');
    await choose(customer, await plan());
    await track(customer, { keywords: ['piano', 'violin'] });
    return ctx;
  };
  return [
    scenario(rankPanelJob, 'keywords that were never looked up', {
      isRunAtOnce: true,
      // Samples cost nothing: two workers may both ask for one.
      stamps: ['keyword_lookup.attempts'],
      prepare: async () => {
        const ctx = await tracking();
        return { ctx, payload: { panelId: ctx.panel.id } };
      },
    }),
    scenario(renewPlansJob, 'a plan whose month ends', {
      isRunAtOnce: true,
      prepare: async () => {
        const ctx = await tracking();
        ctx.clock.advance(31 * day);
        return { ctx, payload: { panelId: ctx.panel.id } };
      },
    }),
    scenario(lookAfterCampaignsJob, 'a panel with a plan', {
      leaves: 'jobs',
      prepare: async () => ({ ctx: await tracking(), payload: {} }),
    }),
  ];
}
