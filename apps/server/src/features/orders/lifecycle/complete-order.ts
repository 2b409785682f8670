import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { orderChanged } from '../events.ts';
import { recordEvent, recordEvents } from '../record-event.ts';
import { changeOrder } from './change-order.ts';
import { endOrders } from './end-orders.ts';

/** Marks the order delivered: the charge is earned and the guarantee starts. False when it has already ended. */
export async function completeOrder(ctx: Context, orderId: bigint): Promise<boolean> {
  return (await completeOrders(ctx, [orderId])).has(orderId);
}

/** The same for many in one transaction, locked in id order so that two calls cannot deadlock; returns which did. */
export async function completeOrders(ctx: Context, orderIds: readonly bigint[]): Promise<Set<bigint>> {
  if (orderIds.length === 0) return new Set();
  return inTransaction(ctx, async (tx) => {
    const { db, panel, clock } = tx;
    const now = clock.now();
    const running = await db
      .selectFrom('customer_order')
      .select('id')
      .where('panel_id', '=', panel.id)
      .where('id', 'in', orderIds)
      .where('status', 'in', ['in_processing', 'stopped'])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const ids = running.map(({ id }) => id);
    if (ids.length === 0) return new Set();
    const completed = await db
      .updateTable('customer_order')
      .set({
        status: 'completed',
        delivered: sql<bigint>`quantity`,
        completed_at: now,
        guarantee_until: sql<Date | null>`case when guarantee_days > 0 then ${now}::timestamptz + guarantee_days * interval '24 hours' end`,
        updated_at: now,
      })
      .where('panel_id', '=', panel.id)
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    await tx.events.emitAll(
      tx,
      orderChanged,
      completed.map(({ id: orderId, account_id: accountId }) => ({ orderId, accountId })),
    );
    await recordEvents(
      tx,
      completed.map(({ id: orderId, delivered }) => ({ orderId, kind: 'completed', delivered })),
    );
    await endOrders(tx, completed);
    return new Set(ids);
  });
}

/** No provider accepts it: the customer may retry or get a refund. */
export async function failOrder(ctx: Context, orderId: bigint, reason?: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const order = await changeOrder(tx, {
      orderId,
      from: ['in_processing'],
      set: { status: 'error', handed_over_at: null, cancel_requested_at: null },
    });
    if (order) await recordEvent(tx, { orderId, kind: 'failed', note: reason });
    return order !== undefined;
  });
}
