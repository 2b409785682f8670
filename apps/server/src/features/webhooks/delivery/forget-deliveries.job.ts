import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

export const forgetDeliveriesJob = job({
  name: 'forget-webhook-deliveries',
  payload: z.object({}),
  cron: '41 3 * * *',
  load: async () => {
    const { forgetDeliveries } = await import('./forget-deliveries.ts');
    return { handle: forgetDeliveries };
  },
});
