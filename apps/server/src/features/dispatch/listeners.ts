import type { Context } from '../../platform/context.ts';
import { on } from '../../platform/events/events.ts';
import { orderActivated, orderCancelRequested, orderEnded, refillRequested } from '../orders/index.ts';
import { askForRefillJob } from './ask-for-refill.job.ts';
import { moveDispatch } from './move-dispatch.ts';
import { passOnCancelJob } from './pass-on-cancel.job.ts';
import { watchForDrops } from './polling/watch-for-drops.ts';

/** Taken up again after a pause or an error: everybody may be asked anew. What a provider has stays there. */
async function makeReady(tx: Context, orderId: bigint): Promise<void> {
  await moveDispatch(tx, {
    orderId,
    from: ['rejected', 'ended'],
    set: { state: 'ready', refused_by: [], attempts: 0, next_at: tx.clock.now(), words: null },
  });
}

export const listeners = [
  on(orderActivated, (tx, { orderId }) => makeReady(tx, orderId)),
  on(orderEnded, async (tx, { orderId, serviceId, status }) => {
    await moveDispatch(tx, { orderId, from: ['ready', 'sent'], set: { state: 'ended' } });
    if (status === 'completed') await watchForDrops(tx, { orderId, serviceId });
  }),
  on(orderCancelRequested, (tx, { orderId }) =>
    tx.jobs.send(passOnCancelJob, { panelId: tx.panel.id, orderId }),
  ),
  on(refillRequested, (tx, { refillId }) =>
    tx.jobs.send(askForRefillJob, { panelId: tx.panel.id, refillId }),
  ),
];
