import { type Money, money, sum, zero } from '@marquee/domain/money/money.ts';
import { applyPpm, type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Order, ownLockedOrder } from '../orders/index.ts';
import { getSettings } from '../settings/index.ts';

interface Payable {
  /** What is paid together from now on. */
  groupId: bigint;
  orderIds: bigint[];
  amount: Money;
  isPaymentRestricted: boolean;
}

/**
 * The unpaid order, with the other runs of its drip feed, at what it costs to pay now. Orders that shared
 * its checkout stay behind: it gets a group of its own, and leaves the coupon to them.
 */
export async function payableOrders(
  tx: Context,
  { orderId, discount: share }: { orderId: bigint; discount: Ppm },
): Promise<Payable> {
  const order = await ownLockedOrder(tx, orderId);
  if (order.status !== 'unpaid') return refuse('wrong_state');
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
  return {
    groupId,
    orderIds: chosen.map(({ id }) => id),
    amount: sum(costs),
    isPaymentRestricted: await isPaymentRestricted(tx, order.service_id),
  };
}

/** What the panel gives to those who come back to pay, where it gives anything. */
export async function unpaidDiscount(ctx: Context, isWanted: boolean): Promise<Ppm> {
  const { unpaid_discount_percent } = await getSettings(ctx);
  return ppm(isWanted ? Math.round(unpaid_discount_percent * 1_000_000) : 0);
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

async function isPaymentRestricted(tx: Context, serviceId: bigint): Promise<boolean> {
  const service = await tx.db
    .selectFrom('service')
    .select('payment_restricted')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  return service.payment_restricted;
}
