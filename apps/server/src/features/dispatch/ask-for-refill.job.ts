import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

export const askForRefillJob = job({
  name: 'ask-for-refill',
  payload: z.object({ panelId: rowId, refillId: rowId }),
  retryLimit: 9,
  retryDelaySeconds: 10,
  // A provider that does not answer must not keep the others' waiting.
  concurrency: 4,
  load: async () => {
    const { askForRefill } = await import('./ask-for-refill.ts');
    return { handle: askForRefill };
  },
});
