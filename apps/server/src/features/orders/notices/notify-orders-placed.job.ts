import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Mails about new orders, one per checkout; placing an order does not wait for them. */
export const notifyOrdersPlacedJob = job({
  name: 'tell-of-orders',
  payload: z.object({}),
  cron: '* * * * *',
  load: async () => {
    const { notifyOrdersPlaced } = await import('./notify-orders-placed.ts');
    return { handle: (ctx) => notifyOrdersPlaced(ctx) };
  },
});
