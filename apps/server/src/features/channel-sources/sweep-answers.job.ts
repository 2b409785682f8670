import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const sweepAnswersJob = job({
  name: 'sweep-channel-answers',
  payload: z.object({}),
  cron: '41 * * * *',
  load: async () => {
    const { sweepAnswers } = await import('./sweep-answers.ts');
    return { handle: sweepAnswers };
  },
});
