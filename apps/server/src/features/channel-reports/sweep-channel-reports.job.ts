import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** What is kept of channels has an end, and permissions are confirmed before they are a month old. */
export const sweepChannelReportsJob = job({
  name: 'sweep-channel-reports',
  payload: z.object({}),
  cron: '23 5 * * *',
  load: async () => {
    const { sweepChannelReports } = await import('./sweep-channel-reports.ts');
    return { handle: (ctx) => sweepChannelReports(ctx) };
  },
});
