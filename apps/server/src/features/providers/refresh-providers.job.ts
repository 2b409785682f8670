import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const refreshProvidersJob = job({
  name: 'look-after-providers',
  payload: z.object({}),
  cron: '17 * * * *',
  load: async () => {
    const { refreshProviders } = await import('./refresh-providers.ts');
    return { handle: refreshProviders };
  },
});
