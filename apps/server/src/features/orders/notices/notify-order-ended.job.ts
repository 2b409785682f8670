import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** After the commit that ended it: whoever holds an order's row waits for no words. */
export const notifyOrderEndedJob = job({
  name: 'tell-of-ended-order',
  payload: z.object({ panelId: rowId, orderId: rowId }),
  concurrency: 2,
  load: async () => {
    const { notifyOrderEnded } = await import('./notify-order-ended.ts');
    return { handle: (ctx, { orderId }) => notifyOrderEnded(ctx, orderId) };
  },
});
