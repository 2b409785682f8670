import type { Feature } from '../../platform/feature.ts';
import { campaignConsoleRoutes } from './campaigns.console.ts';
import { campaignRoutes } from './campaigns.routes.ts';
import { lookAfterCampaignsJob } from './look-after-campaigns.job.ts';
import { rankPanelJob } from './lookups/rank-panel.job.ts';
import { personalDataListeners } from './personal-data.ts';
import { renewPlansJob } from './plans/renew-plans.job.ts';

export const campaigns: Feature = {
  name: 'campaigns',
  routes: [...campaignRoutes, ...campaignConsoleRoutes],
  jobs: [lookAfterCampaignsJob, rankPanelJob, renewPlansJob],
  listeners: personalDataListeners,
};
