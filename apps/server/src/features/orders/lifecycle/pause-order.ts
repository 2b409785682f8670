import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { requireAction } from '../allowed-actions.ts';
import { orderActivated, orderPaused } from '../events.ts';
import { ownLockedOrder } from '../order.ts';
import { recordEvent } from '../record-event.ts';
import { changeOrder } from './change-order.ts';

export async function pauseOrder(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'pause');
    await changeOrder(tx, { orderId, from: ['in_processing'], set: { status: 'stopped' } });
    await recordEvent(tx, { orderId, kind: 'paused' });
    const { account_id: accountId, service_id: serviceId } = order;
    await tx.events.emit(tx, orderPaused, { orderId, accountId, serviceId });
  });
}

/** Resumes after a pause, or retries after an error. */
export async function activateOrder(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'activate');
    await resumeOrder(tx, orderId);
  });
}

/** Whoever calls has locked the order and knows that it may go on. */
export async function resumeOrder(tx: Context, orderId: bigint): Promise<boolean> {
  const set = { status: 'in_processing' } as const;
  const order = await changeOrder(tx, { orderId, from: ['stopped', 'error'], set });
  if (!order) return false;
  await recordEvent(tx, { orderId, kind: 'activated' });
  const { account_id: accountId, service_id: serviceId } = order;
  await tx.events.emit(tx, orderActivated, { orderId, accountId, serviceId });
  return true;
}
