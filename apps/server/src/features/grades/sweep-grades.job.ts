import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const sweepGradesJob = job({
  name: 'sweep-grades',
  payload: z.object({}),
  cron: '25 * * * *',
  expireInSeconds: 3000,
  load: async () => {
    const { sweepGrades } = await import('./sweep-grades.ts');
    return { handle: sweepGrades };
  },
});
