import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

/** Soon after something was bought; the hourly sweep finds what this one missed. */
export const reckonGradeJob = job({
  name: 'reckon-grade',
  payload: z.object({ panelId: rowId, accountId: rowId }),
  concurrency: 2,
  load: async () => {
    const { reckonAccountGrade } = await import('./reckon-account-grade.ts');
    return { handle: (ctx, { accountId }) => reckonAccountGrade(ctx, accountId) };
  },
});
