import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

export const rankPanelJob = job({
  name: 'rank-panel',
  payload: z.object({ panelId: rowId }),
  expireInSeconds: 1200,
  load: async () => {
    const { rankPanel } = await import('./rank-panel.ts');
    return { handle: (ctx) => rankPanel(ctx) };
  },
});
