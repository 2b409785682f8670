import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

export const sweepSessionsJob = job({
  name: 'sweep-sessions',
  payload: z.object({}),
  cron: '17 3 * * *',
  load: async () => {
    const { sweepSessions } = await import('./sweep-sessions.ts');
    return { handle: sweepSessions };
  },
});
