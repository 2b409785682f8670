import { z } from 'zod';
import { job, rowId } from '../jobs/job.ts';
import type { MailTransport } from './mail-transport.ts';

const retryLimit = 8;

/** The definition that `queueMail` sends to. Only `createSendMailJob` can run, because it has a transport. */
export const sendMailJob = job({
  name: 'send-mail',
  payload: z.object({ panelId: rowId, mailId: rowId }),
  load: () => Promise.reject(new Error('send-mail needs a transport: register createSendMailJob(transport)')),
  retryLimit,
  retryDelaySeconds: 30,
  concurrency: 4,
  expireInSeconds: 180,
});

export function createSendMailJob(transport: MailTransport): typeof sendMailJob {
  return {
    ...sendMailJob,
    load: async () => {
      const { sendMail } = await import('./send-mail.ts');
      return {
        handle: (ctx, { mailId }) => sendMail(ctx, transport, { mailId, maxAttempts: retryLimit + 1 }),
      };
    },
  };
}
