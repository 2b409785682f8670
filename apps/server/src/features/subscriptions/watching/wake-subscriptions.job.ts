import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** After money came in; not in its transaction, which holds the wallets that ordering takes last. */
export const wakeSubscriptionsJob = job({
  name: 'wake-subscriptions',
  payload: z.object({ panelId: rowId, accountId: rowId }),
  load: async () => {
    const { wakeSubscriptions } = await import('./wait-for-money.ts');
    return { handle: wakeSubscriptions };
  },
});
