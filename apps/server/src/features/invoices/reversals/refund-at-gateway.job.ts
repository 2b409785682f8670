import { z } from 'zod';
import { job, rowId } from '../../../platform/jobs/job.ts';

export const refundAtGatewayJob = job({
  name: 'refund-at-gateway',
  payload: z.object({ panelId: rowId, invoiceId: rowId, turn: z.int() }),
  retryLimit: 5,
  retryDelaySeconds: 75,
  load: async () => {
    const { refundAtGateway } = await import('./refund-at-gateway.ts');
    return { handle: refundAtGateway };
  },
});
