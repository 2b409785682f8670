import { type Money, money, subtract, zero } from '@marquee/domain/money/money.ts';
import { refundTarget } from '@marquee/domain/orders/refund-target.ts';
import type { Context } from '../../../platform/context.ts';
import { payCashback } from '../../coupons/index.ts';
import { recognizeRevenues, settleSponsored } from '../../ledger/index.ts';
import { orderEnded } from '../events.ts';
import { notifyOrderEndedJob } from '../notices/notify-order-ended.job.ts';
import type { Order } from '../order.ts';
import { countEndedOrders } from './count-ended-orders.ts';
import { endDripFeeds, reassignLink } from './end-drip-feed.ts';

/**
 * What follows once orders are completed or canceled, in the transaction that ended them. Whatever is locked here is
 * locked in one order, so that two calls cannot wait for each other in circles.
 */
export async function endOrders(tx: Context, orders: readonly Order[]): Promise<void> {
  const inTurn = orders.toSorted((one, other) =>
    Number(one.account_id - other.account_id || one.id - other.id),
  );
  const earning = inTurn.filter((order) => kept(order) > zero);
  await recognizeRevenues(
    tx,
    earning.map(({ id }) => id),
  );
  for (const order of inTurn) if (order.sponsored > 0n) await endSponsorship(tx, order);
  await countEndedOrders(
    tx,
    inTurn.map((order) => ({
      accountId: order.account_id,
      serviceId: order.service_id,
      kept: kept(order),
      isCompleted: order.status === 'completed',
    })),
  );
  await payCashbacks(tx, earning);
  for (const order of inTurn) await reassignLink(tx, order);
  const hasEnded = await endDripFeeds(tx, inTurn);
  await tx.events.emitAll(
    tx,
    orderEnded,
    inTurn.map((order) => ({
      orderId: order.id,
      accountId: order.account_id,
      serviceId: order.service_id,
      status: order.status === 'completed' ? ('completed' as const) : ('canceled' as const),
      charged: money(order.charged),
      refunded: money(order.refunded),
      paidFromCash: subtract(money(order.charged_cash), money(order.refunded_cash)),
    })),
  );
  await tx.jobs.sendAll(
    notifyOrderEndedJob,
    toldOf(inTurn, hasEnded).map(({ id: orderId }) => ({ panelId: tx.panel.id, orderId })),
  );
}

function kept({ charged, refunded }: Order): Money {
  return subtract(money(charged), money(refunded));
}

/** To its customer a drip feed of a thousand runs is one thing: only the last run sends the mail. */
function toldOf(orders: readonly Order[], hasEnded: ReadonlySet<bigint>): Order[] {
  const lastRuns = new Map(orders.map(({ drip_feed_id, id }) => [drip_feed_id, id]));
  return orders.filter(
    ({ drip_feed_id, id }) =>
      drip_feed_id === null || (hasEnded.has(drip_feed_id) && lastRuns.get(drip_feed_id) === id),
  );
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

async function payCashbacks(tx: Context, orders: readonly Order[]): Promise<void> {
  if (orders.length === 0) return;
  const groups = await tx.db
    .selectFrom('order_group')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', 'in', [...new Set(orders.map(({ group_id }) => group_id))])
    .where('has_coupon', '=', true)
    .execute();
  const withCoupon = new Set(groups.map(({ id }) => id));
  for (const order of orders.filter(({ group_id }) => withCoupon.has(group_id)))
    await payCashback(tx, {
      use: { type: 'order_group', id: order.group_id },
      kept: kept(order),
      orderId: order.id,
    });
}
