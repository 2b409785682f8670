import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** Runs after the commit, so that the order's row is not locked while the mail is written. */
export const notifyOrderEndedJob = job({
  name: 'tell-of-ended-order',
  payload: z.object({ panelId: rowId, orderId: rowId }),
  concurrency: 2,
  load: async () => {
    const { notifyOrderEnded } = await import('./notify-order-ended.ts');
    return { handle: (ctx, { orderId }) => notifyOrderEnded(ctx, orderId) };
  },
});
