import type { Context } from '../../platform/context.ts';
import { on, onAll } from '../../platform/events/events.ts';
import {
  linksForgotten,
  orderActivated,
  orderCancelRequested,
  orderChanged,
  orderEnded,
  refillChanged,
  refillRequested,
} from '../orders/index.ts';
import { forgetCallsAbout } from '../providers/index.ts';
import { announceOrders, announceRefill } from './announce-to-children.ts';
import { askForRefillJob } from './ask-for-refill.job.ts';
import { moveDispatch } from './dispatch.ts';
import { passOnCancelJob } from './pass-on-cancel.job.ts';

const day = 24 * 60 * 60 * 1000;

/** Resumed after a pause or an error: every provider may be tried again. What a provider already has stays there. */
async function makeReady(tx: Context, orderId: bigint): Promise<void> {
  await moveDispatch(tx, {
    orderId,
    from: ['rejected', 'ended'],
    set: {
      state: 'ready',
      refused_by: [],
      attempts: 0,
      next_at: tx.clock.now(),
      message: null,
      unfunded_cost: null,
    },
  });
}

export const listeners = [
  on(orderActivated, (tx, { orderId }) => makeReady(tx, orderId)),
  onAll(orderEnded, async (tx, ended) => {
    await endDispatches(
      tx,
      ended.map(({ orderId }) => orderId),
    );
    for (const { orderId, serviceId, status } of ended)
      if (status === 'completed') await watchForDrops(tx, { orderId, serviceId });
  }),
  onAll(orderChanged, announceOrders),
  on(refillChanged, announceRefill),
  on(orderCancelRequested, (tx, { orderId }) =>
    tx.jobs.send(passOnCancelJob, { panelId: tx.panel.id, orderId }),
  ),
  on(linksForgotten, (tx, { orderIds }) => forgetCallsAbout(tx, orderIds)),
  on(refillRequested, (tx, { refillId }) =>
    tx.jobs.send(askForRefillJob, { panelId: tx.panel.id, refillId }),
  ),
];

async function endDispatches({ db, panel, clock }: Context, orderIds: readonly bigint[]): Promise<void> {
  await db
    .updateTable('dispatch')
    .set({ state: 'ended', updated_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['ready', 'sent'])
    .execute();
}

/** From one day after delivery, where the service is refilled automatically and its provider can be polled. */
async function watchForDrops(
  { db, panel, clock }: Context,
  { orderId, serviceId }: { orderId: bigint; serviceId: bigint },
): Promise<void> {
  await db
    .updateTable('dispatch')
    .set({ next_check_at: new Date(clock.now().getTime() + day) })
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .where('number', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('service')
          .select('service.id')
          .where('service.panel_id', '=', panel.id)
          .where('service.id', '=', serviceId)
          .where('service.has_refill', '=', true)
          .where('service.auto_refill_is_allowed', '=', true),
      ),
    )
    .execute();
}
