import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** Runs after a subscription ended or ran out of money: its provider must not go on. */
export const stopHandoverJob = job({
  name: 'stop-subscription-handover',
  payload: z.object({ panelId: rowId, subscriptionId: rowId }),
  retryLimit: 8,
  retryDelaySeconds: 30,
  load: async () => {
    const { stopHandover } = await import('./stop-handover.ts');
    return { handle: stopHandover };
  },
});
