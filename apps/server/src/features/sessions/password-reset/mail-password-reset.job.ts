import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

/** Its payload holds an email instead of an account id, because there may be no such account. */
export const mailPasswordResetJob = job({
  name: 'mail-password-reset',
  payload: z.object({
    panelId: rowId,
    email: z.string().max(254),
    origin: z.string().max(300),
    /** The account that the asking browser signed in to last, whatever its address. */
    knownAccountId: rowId.optional(),
  }),
  load: async () => {
    const { mailPasswordReset } = await import('./mail-password-reset.ts');
    return { handle: mailPasswordReset };
  },
});
