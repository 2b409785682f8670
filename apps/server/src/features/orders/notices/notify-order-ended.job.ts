import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** After the commit that ended it: whoever holds an order's row waits for no words. */
export const tellOfEndJob = job({
  name: 'tell-of-ended-order',
  payload: z.object({ panelId: rowId, orderId: rowId }),
  concurrency: 2,
  load: async () => {
    const { tellOfEnd } = await import('./notify-order-ended.ts');
    return { handle: (ctx, { orderId }) => tellOfEnd(ctx, orderId) };
  },
});
