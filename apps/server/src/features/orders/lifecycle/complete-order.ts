import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { orderChanged } from '../events.ts';
import type { Order } from '../order.ts';
import { recordEvent, recordEvents } from '../record-event.ts';
import { changeOrder } from './change-order.ts';
import { endOrders } from './end-orders.ts';

interface Delivered {
  orderId: bigint;
  /** What the provider counted before it began, if only its last report told. */
  startCount?: bigint | undefined;
}

/** Marks the order delivered: the charge is earned and the guarantee starts. False when it has already ended. */
export async function completeOrder(ctx: Context, orderId: bigint): Promise<boolean> {
  return (await completeOrders(ctx, [{ orderId }])).has(orderId);
}

/** The same for many in one transaction, locked in id order so that two calls cannot deadlock; returns which did. */
export async function completeOrders(ctx: Context, delivered: readonly Delivered[]): Promise<Set<bigint>> {
  if (delivered.length === 0) return new Set();
  return inTransaction(ctx, async (tx) => {
    const running = await lockRunning(tx, delivered);
    if (running.length === 0) return new Set();
    const completed = await writeCompleted(tx, running);
    await tx.events.emitAll(
      tx,
      orderChanged,
      completed.map(({ id: orderId, account_id: accountId }) => ({ orderId, accountId })),
    );
    const unseen = running.filter(({ isUnseen }) => isUnseen);
    await recordEvents(tx, [
      ...unseen.map(({ id: orderId }) => ({ orderId, kind: 'started' as const, delivered: 0n })),
      ...completed.map(({ id: orderId, delivered: count }) => ({
        orderId,
        kind: 'completed' as const,
        delivered: count,
      })),
    ]);
    await endOrders(tx, completed);
    return new Set(completed.map(({ id }) => id));
  });
}

interface Running {
  id: bigint;
  startCount: bigint | null;
  /** Its start is reported together with its end. */
  isUnseen: boolean;
}

async function lockRunning({ db, panel }: Context, delivered: readonly Delivered[]): Promise<Running[]> {
  const counts = new Map(delivered.map(({ orderId, startCount }) => [orderId, startCount]));
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'start_count', 'delivered'])
    .where('panel_id', '=', panel.id)
    .where('id', 'in', [...counts.keys()])
    .where('status', 'in', ['in_processing', 'stopped'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id, start_count, delivered: before }) => {
    const counted = counts.get(id);
    const startCount = start_count ?? (counted === undefined || counted < 0n ? null : counted);
    return { id, startCount, isUnseen: start_count === null && startCount !== null && before === 0n };
  });
}

function writeCompleted({ db, panel, clock }: Context, running: readonly Running[]): Promise<Order[]> {
  const now = clock.now();
  const ids = running.map(({ id }) => id);
  const startCounts = running.map(({ startCount }) => startCount);
  return db
    .updateTable('customer_order as ordered')
    .from(
      sql<{
        id: bigint;
        start_count: bigint | null;
      }>`unnest(${ids}::bigint[], ${startCounts}::bigint[])`.as<'seen'>(sql`seen (id, start_count)`),
    )
    .set({
      status: 'completed',
      delivered: sql<bigint>`quantity`,
      start_count: sql<bigint | null>`seen.start_count`,
      completed_at: now,
      guarantee_until: sql<Date | null>`case when guarantee_days > 0 then ${now}::timestamptz + guarantee_days * interval '24 hours' end`,
      updated_at: now,
    })
    .where('ordered.panel_id', '=', panel.id)
    .whereRef('ordered.id', '=', 'seen.id')
    .returningAll('ordered')
    .execute();
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
