import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

export const passOnCancelJob = job({
  name: 'pass-on-cancel',
  payload: z.object({ panelId: rowId, orderId: rowId }),
  retryLimit: 9,
  retryDelaySeconds: 10,
  // One provider that does not answer must not delay the others' requests.
  concurrency: 4,
  load: async () => {
    const { passOnCancel } = await import('./pass-on-cancel.ts');
    return { handle: passOnCancel };
  },
});
