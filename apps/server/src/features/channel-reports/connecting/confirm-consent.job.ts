import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** Asks whether a permission that nobody has used for weeks still stands. */
export const confirmConsentJob = job({
  name: 'confirm-channel-consent',
  payload: z.object({ panelId: rowId, channelId: rowId }),
  retryLimit: 3,
  retryDelaySeconds: 600,
  load: async () => {
    const { confirmConsent } = await import('./confirm-consent.ts');
    return { handle: (ctx, { channelId }) => confirmConsent(ctx, channelId) };
  },
});
