import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

/** Sent by a job, so that the response takes as long for a known address as for a new one. */
export const mailGuestJob = job({
  name: 'mail-guest-order',
  payload: z.object({ panelId: rowId, accountId: rowId, groupId: rowId, email: z.string().max(254) }),
  load: async () => {
    const { mailGuest } = await import('./mail-guest.ts');
    return { handle: mailGuest };
  },
});
