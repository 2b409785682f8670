import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

export const secondsToSync = 600;

/** A sync that staff asked for. It changes nothing the second time, as every sync. */
export const requestedSyncJob = job({
  name: 'sync-provider',
  payload: z.object({ panelId: rowId, providerId: rowId, acceptShrunken: z.boolean() }),
  concurrency: 2,
  retryLimit: 0,
  expireInSeconds: secondsToSync,
  load: async () => {
    const { runRequestedSync } = await import('./run-requested-sync.ts');
    return { handle: runRequestedSync };
  },
});
