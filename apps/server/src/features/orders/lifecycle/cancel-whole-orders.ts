import { add, type Money, money, zero } from '@marquee/domain/money/money.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refundCharges } from '../../ledger/index.ts';
import { orderChanged, orderEnded } from '../events.ts';
import { notifyOrderEndedJob } from '../notices/notify-order-ended.job.ts';
import type { Order } from '../order.ts';

interface Cancellation {
  orderIds: readonly bigint[];
  reason: string;
  description?: string;
}

/**
 * What `cancelOrder` does, for many orders of which nothing was delivered or refunded, in a few statements: all the
 * money goes back. Those that are not of this kind, runs of drip feeds among them, are left out of the answer.
 */
export async function cancelWholeOrders(
  ctx: Context,
  { orderIds, reason, description }: Cancellation,
): Promise<Map<bigint, Money>> {
  if (orderIds.length === 0) return new Map();
  return inTransaction(ctx, async (tx) => {
    const locked = await wholeOrders(tx, orderIds);
    if (locked.length === 0) return new Map();
    // Customer by customer, so that two calls cannot wait for each other's wallets.
    const inTurn = locked.toSorted((one, other) => Number(one.account_id - other.account_id));
    const parts = await refundCharges(
      tx,
      inTurn.map((order) => ({
        orderId: order.id,
        customerId: order.account_id,
        refundedTotal: money(order.charged),
        reason,
      })),
    );
    for (const { id, charged, charged_cash } of inTurn) {
      const { cash = 0n, bonus = 0n } = parts.get(id) ?? {};
      if (cash + bonus !== charged || cash !== charged_cash)
        throw new Error(`the ledger and order ${id} disagree about what was charged`);
    }
    await end(tx, inTurn, { reason, description });
    return new Map(
      [...parts].map(([orderId, { cash, bonus }]): [bigint, Money] => [orderId, add(cash, bonus)]),
    );
  });
}

function wholeOrders({ db, panel }: Context, orderIds: readonly bigint[]): Promise<Order[]> {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', 'in', orderIds)
    .where('status', 'in', activeStatuses)
    .where('delivered', '=', 0n)
    .where('refunded', '=', 0n)
    .where('charged', '>', 0n)
    .where('drip_feed_id', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function end(
  tx: Context,
  orders: readonly Order[],
  { reason, description }: { reason: string; description: string | undefined },
): Promise<void> {
  const { db, panel, clock } = tx;
  const now = clock.now();
  const ids = orders.map(({ id }) => id);
  await sql`
    with ended as (
      update customer_order set status = 'canceled', refunded = charged, refunded_cash = charged_cash,
             cancel_reason = ${reason}, cancel_description = ${description ?? null}, completed_at = ${now},
             updated_at = ${now}
       where panel_id = ${panel.id} and id = any (${ids})
      returning id, account_id, charged
    ), told as (
      insert into order_event (panel_id, order_id, kind, delivered, amount, note, created_at)
      select ${panel.id}, id, 'canceled', 0, charged, ${description ?? null}, ${now} from ended order by id
    )
    insert into order_summary as own (panel_id, account_id, spent, completed_orders, last_ended_at)
    select distinct ${panel.id}::bigint, account_id, 0, 0, ${now}::timestamptz from ended order by account_id
    on conflict (panel_id, account_id) do update set last_ended_at = excluded.last_ended_at`.execute(db);
  const ended = orders.map((order) => ({
    orderId: order.id,
    accountId: order.account_id,
    serviceId: order.service_id,
    status: 'canceled' as const,
    charged: money(order.charged),
    refunded: money(order.charged),
    paidFromCash: zero,
  }));
  await tx.events.emitAll(tx, orderChanged, ended);
  await tx.events.emitAll(tx, orderEnded, ended);
  await tx.jobs.sendAll(
    notifyOrderEndedJob,
    ids.map((orderId) => ({ panelId: panel.id, orderId })),
  );
}
