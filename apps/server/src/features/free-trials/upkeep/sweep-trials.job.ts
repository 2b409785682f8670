import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

export const sweepTrialsJob = job({
  name: 'sweep-free-trials',
  payload: z.object({}),
  cron: '*/10 * * * *',
  load: async () => {
    const { sweepTrials } = await import('./sweep-trials.ts');
    return { handle: sweepTrials };
  },
});
