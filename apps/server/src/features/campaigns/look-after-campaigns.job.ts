import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const lookAfterCampaignsJob = job({
  name: 'look-after-campaigns',
  payload: z.object({}),
  cron: '*/5 * * * *',
  load: async () => {
    const { lookAfterCampaigns } = await import('./look-after-campaigns.ts');
    return { handle: lookAfterCampaigns };
  },
});
