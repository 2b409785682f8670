import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

export const deliverSandboxNewsJob = job({
  name: 'deliver-sandbox-news',
  payload: z.object({
    panelId: rowId,
    paymentId: rowId,
    news: z.enum(['paid', 'failed', 'refunded', 'disputed', 'card_linked']),
  }),
  retryLimit: 6,
  retryDelaySeconds: 5,
  load: async () => {
    const { deliverSandboxNews } = await import('./deliver-sandbox-news.ts');
    return { handle: deliverSandboxNews };
  },
});
