import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const lookAfterProvidersJob = job({
  name: 'look-after-providers',
  payload: z.object({}),
  cron: '17 * * * *',
  load: async () => {
    const { lookAfterProviders } = await import('./look-after-providers.ts');
    return { handle: lookAfterProviders };
  },
});
