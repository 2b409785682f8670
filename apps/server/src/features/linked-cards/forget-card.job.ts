import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';

/** Removes a closed account's card at its gateway, after the closing has committed. */
export const forgetCardJob = job({
  name: 'forget-linked-card',
  payload: z.object({ panelId: rowId, cardId: rowId }),
  retryLimit: 5,
  retryDelaySeconds: 60,
  load: async () => {
    const { forgetCard } = await import('./forget-card.ts');
    return { handle: (ctx, { cardId }) => forgetCard(ctx, cardId) };
  },
});
