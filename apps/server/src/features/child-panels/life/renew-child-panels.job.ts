import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

export const renewChildPanelsJob = job({
  name: 'renew-child-panels',
  payload: z.object({}),
  cron: '*/10 * * * *',
  expireInSeconds: 3000,
  load: async () => {
    const { renewChildPanels } = await import('./renew-child-panels.ts');
    return { handle: renewChildPanels };
  },
});
