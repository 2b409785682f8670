import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** Gives a permission back at the video network, after the customer's own change has committed. */
export const revokeConsentJob = job({
  name: 'revoke-channel-consent',
  payload: z.object({ panelId: rowId, revocationId: rowId }),
  retryLimit: 8,
  retryDelaySeconds: 60,
  load: async () => {
    const { revokeConsent } = await import('./revoke-consent.ts');
    return { handle: (ctx, { revocationId }) => revokeConsent(ctx, revocationId) };
  },
});
