import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const sendRewardNoticesJob = job({
  name: 'send-reward-notices',
  payload: z.object({}),
  cron: '*/10 * * * *',
  expireInSeconds: 500,
  load: async () => {
    const { sendRewardNotices } = await import('./send-reward-notices.ts');
    return { handle: sendRewardNotices };
  },
});
