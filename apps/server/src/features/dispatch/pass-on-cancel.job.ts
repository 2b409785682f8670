import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

export const passOnCancelJob = job({
  name: 'pass-on-cancel',
  payload: z.object({ panelId: rowId, orderId: rowId }),
  retryLimit: 8,
  retryDelaySeconds: 30,
  load: async () => {
    const { passOnCancel } = await import('./pass-on-cancel.ts');
    return { handle: passOnCancel };
  },
});
