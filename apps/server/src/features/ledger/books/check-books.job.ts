import { z } from 'zod';
import type { BooksRule } from '../../../platform/books.ts';
import { job } from '../../../platform/jobs/job.ts';

/** Every hour. Findings fail the job, so that they show among the jobs; its log has the details. */
export function checkBooksJob(rules: readonly BooksRule[]) {
  return job({
    name: 'check-books',
    payload: z.object({}),
    cron: '7 * * * *',
    retryLimit: 0,
    expireInSeconds: 3600,
    load: async () => {
      const { checkBooks } = await import('./check-books.ts');
      return {
        handle: async (ctx) => {
          const findings = await checkBooks(ctx.db, rules);
          for (const finding of findings) {
            ctx.log.error({ ...finding, panelId: String(finding.panelId) }, 'the books do not balance');
          }
          if (findings.length > 0) throw new Error(`books check: ${findings.length} findings`);
        },
      };
    },
  });
}
