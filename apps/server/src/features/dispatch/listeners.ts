import { sql } from 'kysely';
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
    await watchForDrops(
      tx,
      ended.filter(({ status }) => status === 'completed'),
    );
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

/** Locked in id order: a parent panel that announces changes locks many of them as well. */
async function endDispatches({ db, panel, clock }: Context, orderIds: readonly bigint[]): Promise<void> {
  await sql`
    update dispatch set state = 'ended', updated_at = ${clock.now()}
      from (select order_id from dispatch
             where panel_id = ${panel.id} and order_id = any (${orderIds}::bigint[]) and state in ('ready', 'sent')
             order by order_id for no key update) as standing
     where dispatch.panel_id = ${panel.id} and dispatch.order_id = standing.order_id`.execute(db);
}

/** From one day after delivery, where the service is refilled automatically and its provider can be polled. */
async function watchForDrops(
  { db, panel, clock }: Context,
  completed: readonly { orderId: bigint; serviceId: bigint }[],
): Promise<void> {
  if (completed.length === 0) return;
  const orderIds = completed.map(({ orderId }) => orderId);
  const serviceIds = completed.map(({ serviceId }) => serviceId);
  await sql`
    update dispatch set next_check_at = ${new Date(clock.now().getTime() + day)}
      from unnest(${orderIds}::bigint[], ${serviceIds}::bigint[]) as completed (order_id, service_id)
      join service on service.panel_id = ${panel.id} and service.id = completed.service_id
       and service.has_refill and service.auto_refill_is_allowed
     where dispatch.panel_id = ${panel.id} and dispatch.order_id = completed.order_id
       and dispatch.number is not null`.execute(db);
}
