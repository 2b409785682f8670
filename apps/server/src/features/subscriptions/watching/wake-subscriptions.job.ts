import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** Runs after a top-up, outside its transaction: that one holds the wallets, which ordering locks last. */
export const wakeSubscriptionsJob = job({
  name: 'wake-subscriptions',
  payload: z.object({ panelId: rowId, accountId: rowId }),
  load: async () => {
    const { wakeSubscriptions } = await import('./wait-for-money.ts');
    return { handle: wakeSubscriptions };
  },
});
