import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Every night: the sales figures on catalogue pages, for all panels. */
export const refreshFiguresJob = job({
  name: 'refresh-service-figures',
  payload: z.object({}),
  cron: '23 3 * * *',
  expireInSeconds: 3600,
  load: async () => {
    const { refreshFigures } = await import('./refresh-figures.ts');
    return { handle: (ctx) => refreshFigures(ctx) };
  },
});
