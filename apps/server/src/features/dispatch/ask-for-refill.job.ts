import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

export const askForRefillJob = job({
  name: 'ask-for-refill',
  payload: z.object({ panelId: rowId, refillId: rowId }),
  retryLimit: 8,
  retryDelaySeconds: 30,
  load: async () => {
    const { askForRefill } = await import('./ask-for-refill.ts');
    return { handle: askForRefill };
  },
});
