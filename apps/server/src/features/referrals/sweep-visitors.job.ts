import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const sweepVisitorsJob = job({
  name: 'sweep-referral-visitors',
  payload: z.object({}),
  cron: '41 3 * * *',
  load: async () => {
    const { sweepVisitors } = await import('./sweep-visitors.ts');
    return { handle: sweepVisitors };
  },
});
