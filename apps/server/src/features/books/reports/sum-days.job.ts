import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Every hour: days that are over are summed up, so that reports and balances need not add up years of postings. */
export const sumDaysJob = job({
  name: 'sum-days',
  payload: z.object({}),
  cron: '17 * * * *',
  expireInSeconds: 3600,
  load: async () => {
    const { sumDays } = await import('./sum-days.ts');
    return { handle: sumDays };
  },
});
