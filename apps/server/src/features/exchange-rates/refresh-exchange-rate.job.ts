import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

export const refreshExchangeRateJob = job({
  name: 'refresh-exchange-rate',
  payload: z.object({ panelId: rowId }),
  // The hourly job fetches it again soon.
  retryLimit: 0,
  load: async () => {
    const { refreshExchangeRate } = await import('./refresh-exchange-rate.ts');
    return { handle: refreshExchangeRate };
  },
});
