import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Several times an hour, for all panels: which source of a service is the fastest at the moment. */
export const measureSourcesJob = job({
  name: 'measure-sources',
  payload: z.object({}),
  cron: '*/10 * * * *',
  expireInSeconds: 600,
  load: async () => {
    const { measureSources } = await import('./measure-sources.ts');
    return { handle: (ctx) => measureSources(ctx) };
  },
});
