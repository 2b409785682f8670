import { z } from 'zod';
import type { BooksRule } from '../../../platform/books.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Every hour, and when staff ask. Findings fail the job, so that they show among the jobs; its log has the details. */
export function checkBooksJob(rules: readonly BooksRule[]) {
  return job({
    name: 'check-books',
    payload: z.object({}),
    cron: '7 * * * *',
    retryLimit: 0,
    expireInSeconds: 3600,
    load: async () => {
      const { recordCheck } = await import('./record-check.ts');
      return {
        handle: async (ctx) => {
          const findings = await recordCheck(ctx, rules);
          for (const finding of findings) {
            ctx.log.error({ ...finding, panelId: String(finding.panelId) }, 'the books do not balance');
          }
          if (findings.length > 0) throw new Error(`books check: ${findings.length} findings`);
        },
      };
    },
  });
}

export type CheckBooksJob = ReturnType<typeof checkBooksJob>;
