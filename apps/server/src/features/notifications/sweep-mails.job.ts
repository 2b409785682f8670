import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Sent mails are kept for a while for support questions, then deleted. */
export const sweepMailsJob = job({
  name: 'sweep-mails',
  payload: z.object({}),
  cron: '41 4 * * *',
  load: async () => {
    const { sweepMails } = await import('../../platform/mail/sweep-mails.ts');
    return { handle: (ctx) => sweepMails(ctx) };
  },
});
