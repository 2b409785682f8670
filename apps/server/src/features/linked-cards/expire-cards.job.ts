import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

export const expireCardsJob = job({
  name: 'expire-cards',
  payload: z.object({}),
  cron: '10 0 * * *',
  load: async () => {
    const { expireCards } = await import('./expire-cards.ts');
    return { handle: expireCards };
  },
});
