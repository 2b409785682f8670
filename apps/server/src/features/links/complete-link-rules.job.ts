import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const completeLinkRulesJob = job({
  name: 'complete-link-rules',
  payload: z.object({}),
  cron: '*/10 * * * *',
  retryLimit: 0,
  load: async () => {
    const { completeLinkRules } = await import('./complete-link-rules.ts');
    return { handle: completeLinkRules };
  },
});
