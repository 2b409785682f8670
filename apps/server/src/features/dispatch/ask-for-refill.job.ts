import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

export const askForRefillJob = job({
  name: 'ask-for-refill',
  payload: z.object({ panelId: rowId, refillId: rowId }),
  retryLimit: 9,
  retryDelaySeconds: 10,
  // One provider that does not answer must not delay the others' requests.
  concurrency: 4,
  load: async () => {
    const { askForRefill } = await import('./ask-for-refill.ts');
    return { handle: askForRefill };
  },
});
