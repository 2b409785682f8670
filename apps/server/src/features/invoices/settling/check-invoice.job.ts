import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

export const checkInvoiceJob = job({
  name: 'check-invoice',
  payload: z.object({ panelId: rowId, invoiceId: rowId }),
  retryLimit: 1,
  concurrency: 2,
  load: async () => {
    const { checkInvoice } = await import('./check-invoice.ts');
    return { handle: (ctx, { invoiceId }) => checkInvoice(ctx, { invoiceId, source: 'poller' }) };
  },
});
