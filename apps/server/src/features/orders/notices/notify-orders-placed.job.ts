import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Mails about new orders, one for each checkout: placing an order waits for none of this. */
export const notifyOrdersPlacedJob = job({
  name: 'tell-of-orders',
  payload: z.object({}),
  cron: '* * * * *',
  load: async () => {
    const { notifyOrdersPlaced } = await import('./notify-orders-placed.ts');
    return { handle: (ctx) => notifyOrdersPlaced(ctx) };
  },
});
