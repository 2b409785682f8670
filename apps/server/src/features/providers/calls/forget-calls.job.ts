import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

export const forgetCallsJob = job({
  name: 'forget-provider-calls',
  payload: z.object({}),
  cron: '53 3 * * *',
  load: async () => {
    const { forgetCalls } = await import('./forget-calls.ts');
    return { handle: forgetCalls };
  },
});
