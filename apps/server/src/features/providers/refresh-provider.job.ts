import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

/** One job per provider and hour, so that a slow provider delays no other. */
export const refreshProviderJob = job({
  name: 'look-after-provider',
  payload: z.object({ panelId: rowId, providerId: rowId }),
  concurrency: 2,
  expireInSeconds: 600,
  load: async () => {
    const { refreshProvider } = await import('./refresh-provider.ts');
    return { handle: refreshProvider };
  },
});
