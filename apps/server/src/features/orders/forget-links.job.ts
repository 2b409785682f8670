import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

/** Removes what a closed account had promoted: nobody needs it any more. */
export const forgetLinksJob = job({
  name: 'forget-order-links',
  payload: z.object({ panelId: rowId, accountId: rowId }),
  retryLimit: 10,
  retryDelaySeconds: 30,
  expireInSeconds: 3600,
  load: async () => {
    const { forgetLinks } = await import('./forget-links.ts');
    return { handle: (ctx, { accountId }) => forgetLinks(ctx, accountId) };
  },
});
