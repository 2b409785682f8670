import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

export const renewPlansJob = job({
  name: 'renew-campaign-plans',
  payload: z.object({ panelId: rowId }),
  expireInSeconds: 1200,
  load: async () => {
    const [{ renewPlans }, { forgetLookups }] = await Promise.all([
      import('./renew-plans.ts'),
      import('../lookups/forget-lookups.ts'),
    ]);
    return {
      handle: async (ctx) => {
        await renewPlans(ctx);
        await forgetLookups(ctx);
      },
    };
  },
});
