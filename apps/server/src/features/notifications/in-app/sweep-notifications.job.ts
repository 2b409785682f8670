import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Nobody reads what is a quarter of a year old. */
export const sweepNotificationsJob = job({
  name: 'sweep-notifications',
  payload: z.object({}),
  cron: '47 4 * * *',
  load: async () => {
    const { sweepNotifications } = await import('./sweep-notifications.ts');
    return { handle: (ctx) => sweepNotifications(ctx) };
  },
});
