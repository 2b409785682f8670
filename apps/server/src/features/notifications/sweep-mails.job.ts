import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Copies of mails are kept to answer questions, not for ever. */
export const sweepMailsJob = job({
  name: 'sweep-mails',
  payload: z.object({}),
  cron: '41 4 * * *',
  load: async () => {
    const { sweepMails } = await import('../../platform/mail/sweep-mails.ts');
    return { handle: (ctx) => sweepMails(ctx) };
  },
});
