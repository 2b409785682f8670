import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

export const sweepInvoicesJob = job({
  name: 'sweep-invoices',
  payload: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
  load: async () => {
    const { sweepInvoices } = await import('./sweep-invoices.ts');
    return { handle: sweepInvoices };
  },
});
