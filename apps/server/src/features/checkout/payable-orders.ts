import { formatMoney, type Money, money, parseMoney, sum, zero } from '@marquee/domain/money/money.ts';
import { applyPpm, fractionToPpm, type Ppm } from '@marquee/domain/money/ratio.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import {
  groupsInReview,
  type Order,
  ownLockedOrder,
  reconsiderCoupon,
  shownStatus,
} from '../orders/index.ts';
import { getSettings } from '../settings/index.ts';

interface Payable {
  /** What is paid together from now on. */
  groupId: bigint;
  orderIds: bigint[];
  amount: Money;
  isPaymentRestricted: boolean;
}

interface Asked {
  orderId: bigint;
  discount: Ppm;
  /** What the customer was shown, as the call says it. */
  seenTotal?: string | undefined;
}

/**
 * The unpaid order, with the other runs of its drip feed, at what it costs to pay now. Orders that shared
 * its checkout stay behind: it gets a group of its own, and leaves the coupon to them if they are worth it.
 */
export async function payableOrders(
  tx: Context,
  { orderId, discount: share, seenTotal }: Asked,
): Promise<Payable> {
  const order = await ownLockedOrder(tx, orderId);
  const inReview = await groupsInReview(tx, [order]);
  if (shownStatus(order, inReview) !== 'unpaid') return refuse('wrong_state');
  const { isOffered, isPaymentRestricted } = await termsOfService(tx, order.service_id);
  if (!isOffered)
    return refuse('invalid_input', {
      fields: [{ field: 'orders.0.service_id', code: 'service_unavailable' }],
    });
  const unpaid = await unpaidOfGroup(tx, order.group_id);
  const isTogether = (other: Order) =>
    other.id === orderId || (order.drip_feed_id !== null && other.drip_feed_id === order.drip_feed_id);
  const chosen = unpaid.filter(isTogether);
  const leaves = chosen.length < unpaid.length;
  const groupId = leaves ? await groupOfItsOwn(tx, order) : order.group_id;

  const costs: Money[] = [];
  for (const one of chosen) {
    const couponDiscount = leaves ? zero : money(one.coupon_discount);
    const base = money(one.listed_cost - couponDiscount);
    const discount = applyPpm(base, share, 'down');
    costs.push(money(base - discount));
    await tx.db
      .updateTable('customer_order')
      .set({
        group_id: groupId,
        coupon_discount: couponDiscount,
        unpaid_discount: discount,
        updated_at: tx.clock.now(),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', one.id)
      .execute();
  }
  if (leaves) await reconsiderCoupon(tx, order.group_id);
  const amount = sum(costs);
  const seen = seenTotal === undefined ? undefined : parseMoney(seenTotal);
  if (seen !== undefined && amount > seen)
    return refuse('price_changed', { values: { total: formatMoney(amount) } });
  return {
    groupId,
    orderIds: chosen.map(({ id }) => id),
    amount,
    isPaymentRestricted,
  };
}

/** What the panel gives to those who come back to pay, where it gives anything. */
export async function unpaidDiscount(ctx: Context, isWanted: boolean): Promise<Ppm> {
  const { unpaid_discount_percent } = await getSettings(ctx);
  return fractionToPpm(isWanted ? unpaid_discount_percent : 0);
}

function unpaidOfGroup(tx: Context, groupId: bigint): Promise<Order[]> {
  return tx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function groupOfItsOwn(tx: Context, order: Order): Promise<bigint> {
  const { id } = await tx.db
    .insertInto('order_group')
    .columns(['panel_id', 'account_id', 'paid_by', 'widget_id', 'affiliate_code', 'created_at'])
    .expression(
      tx.db
        .selectFrom('order_group')
        .select(['panel_id', 'account_id', 'paid_by', 'widget_id', 'affiliate_code', 'created_at'])
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', order.group_id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** From the tables, on the connection that holds the order. */
async function termsOfService(tx: Context, serviceId: bigint) {
  const service = await tx.db
    .selectFrom('service')
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .innerJoin('network', (join) =>
      join.onRef('network.panel_id', '=', 'type.panel_id').onRef('network.id', '=', 'type.network_id'),
    )
    .select(['service.payment_restricted', 'service.is_deactivated'])
    .select(['service.is_enabled', 'type.is_enabled as type_is_enabled'])
    .select('network.is_enabled as network_is_enabled')
    .where('service.panel_id', '=', tx.panel.id)
    .where('service.id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const isListed = service.is_enabled && service.type_is_enabled && service.network_is_enabled;
  return { isOffered: isListed && !service.is_deactivated, isPaymentRestricted: service.payment_restricted };
}
