import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

export const checkDomainsJob = job({
  name: 'check-child-domains',
  payload: z.object({}),
  cron: '*/2 * * * *',
  expireInSeconds: 600,
  load: async () => {
    const { checkDomains } = await import('./check-domains.ts');
    return { handle: checkDomains };
  },
});
