import { money, subtract, zero } from '@marquee/domain/money/money.ts';
import { refundTarget } from '@marquee/domain/orders/refund-target.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { payCashback } from '../../coupons/index.ts';
import { recognizeRevenue, settleSponsored } from '../../ledger/index.ts';
import { orderEnded } from '../events.ts';
import { notifyOrderEndedJob } from '../notices/notify-order-ended.job.ts';
import type { Order } from '../order.ts';

/** What follows once an order is completed or canceled, in the transaction that ended it. */
export async function endOrder(tx: Context, order: Order): Promise<void> {
  const status = order.status === 'completed' ? 'completed' : 'canceled';
  const [charged, refunded] = [money(order.charged), money(order.refunded)];
  const kept = subtract(charged, refunded);
  if (kept > 0n) await recognizeRevenue(tx, { orderId: order.id });
  if (order.sponsored > 0n) await endSponsorship(tx, order);
  await countForAccount(tx, order, kept);
  if (status === 'completed') await countPurchase(tx, order);
  if (kept > 0n && (await hasCoupon(tx, order.group_id)))
    await payCashback(tx, { use: { type: 'order_group', id: order.group_id }, kept, orderId: order.id });
  await reassignLink(tx, order);
  const feed = order.drip_feed_id === null ? undefined : await endDripFeed(tx, order.drip_feed_id);
  await tx.events.emit(tx, orderEnded, {
    orderId: order.id,
    accountId: order.account_id,
    serviceId: order.service_id,
    status,
    charged,
    refunded,
    paidFromCash: subtract(money(order.charged_cash), money(order.refunded_cash)),
  });
  // To its customer a drip feed of a thousand runs is one thing: only the last run sends the mail.
  if (order.drip_feed_id === null || feed === 'ended')
    await tx.jobs.send(notifyOrderEndedJob, { panelId: tx.panel.id, orderId: order.id });
}

/** By the rule for refunds, but to the panel: the customer has paid nothing. */
async function endSponsorship(tx: Context, order: Order): Promise<void> {
  const sponsored = money(order.sponsored);
  const { quantity, delivered } = order;
  const returned =
    order.status === 'completed'
      ? zero
      : refundTarget({ charged: sponsored, refunded: zero, quantity, delivered });
  await settleSponsored(tx, { orderId: order.id, earned: subtract(sponsored, returned), returned });
}

async function countForAccount(tx: Context, order: Order, kept: bigint): Promise<void> {
  const completed = order.status === 'completed' ? 1n : 0n;
  await tx.db
    .insertInto('order_summary')
    .values({
      panel_id: tx.panel.id,
      account_id: order.account_id,
      spent: kept,
      completed_orders: completed,
      last_ended_at: tx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'account_id']).doUpdateSet({
        spent: sql`order_summary.spent + excluded.spent`,
        completed_orders: sql`order_summary.completed_orders + excluded.completed_orders`,
        last_ended_at: sql`excluded.last_ended_at`,
      }),
    )
    .execute();
}

async function countPurchase(tx: Context, order: Order): Promise<void> {
  await tx.db
    .insertInto('service_purchase')
    .values({
      panel_id: tx.panel.id,
      account_id: order.account_id,
      service_id: order.service_id,
      last_completed_at: tx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'account_id', 'service_id']).doUpdateSet({
        completed_orders: sql`service_purchase.completed_orders + 1`,
        last_completed_at: sql`greatest(service_purchase.last_completed_at, excluded.last_completed_at)`,
      }),
    )
    .execute();
}

async function hasCoupon({ db, panel }: Context, groupId: bigint): Promise<boolean> {
  const group = await db
    .selectFrom('order_group')
    .select('has_coupon')
    .where('panel_id', '=', panel.id)
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  return group.has_coupon;
}

/** Ends the feed after its last run. Its row is locked while the runs are counted, as two may end at once. */
export async function endDripFeed(tx: Context, feedId: bigint): Promise<'ended' | 'running'> {
  await tx.db
    .selectFrom('drip_feed')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', feedId)
    .forNoKeyUpdate()
    .execute();
  const runs = await tx.db
    .selectFrom('customer_order')
    .select(['status', (build) => build.fn.countAll<bigint>().as('count')])
    .where('panel_id', '=', tx.panel.id)
    .where('drip_feed_id', '=', feedId)
    .groupBy('status')
    .execute();
  const hasRun = (status: string) => runs.some((run) => run.status === status);
  if ([...activeStatuses, 'unpaid'].some(hasRun)) return 'running';
  await tx.db
    .updateTable('drip_feed')
    .set({ status: hasRun('completed') ? 'completed' : 'canceled', ended_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', feedId)
    .where('status', 'in', ['unpaid', 'in_processing'])
    .execute();
  return 'ended';
}

/**
 * One run holds the link for the whole drip feed; when it ends, the last active run takes the link over. Rows
 * locked by another transaction are skipped, so that two endings cannot deadlock.
 */
async function reassignLink(tx: Context, { drip_feed_id, holds_link }: Order): Promise<void> {
  if (drip_feed_id === null || !holds_link) return;
  const successor = await tx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('drip_feed_id', '=', drip_feed_id)
    .where('status', 'in', activeStatuses)
    .orderBy('run', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!successor) return;
  await tx.db
    .updateTable('customer_order')
    .set({ holds_link: true })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', successor.id)
    .execute();
}
