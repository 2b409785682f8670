import { formatMoney, type Money, parseMoney } from '@marquee/domain/money/money.ts';
import { fractionToPpm, type Ppm } from '@marquee/domain/money/ratio.ts';
import { amountDue } from '@marquee/domain/payments/amount-due.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import {
  groupsInReview,
  type Order,
  ownLockedOrder,
  reconsiderCoupon,
  shownStatus,
  unpaidColumns,
  unpaidOrder,
} from '../../orders/index.ts';
import { getSettings } from '../../settings/index.ts';

interface Payable {
  /** The group that the payment pays for. */
  groupId: bigint;
  orderIds: bigint[];
  amount: Money;
  /** Its service is flagged `payment_restricted`. */
  isRestricted: boolean;
}

interface Input {
  orderId: bigint;
  discount: Ppm;
  /** The total that the customer saw, as the client sent it. */
  seenTotal?: string | undefined;
  /** All unpaid orders of its checkout, instead of this one alone. */
  isWhole?: boolean | undefined;
}

/**
 * The unpaid order and the other runs of its drip feed, at what they cost now. They move to a group of their
 * own; the coupon stays with the rest of the checkout if that still reaches its minimum.
 */
export async function payableOrders(tx: Context, input: Input): Promise<Payable> {
  const { orderId, discount, seenTotal, isWhole } = input;
  const order = await ownLockedOrder(tx, orderId);
  const inReview = await groupsInReview(tx, [order]);
  if (shownStatus(order, inReview) !== 'unpaid') return refuse('wrong_state');
  const unpaid = await lockUnpaidOrders(tx, order.group_id);
  const due = amountDue(orderId, unpaid.map(unpaidOrder), discount, isWhole);
  const serviceIds = new Set(isWhole ? unpaid.map(({ service_id }) => service_id) : [order.service_id]);
  const terms = await Promise.all([...serviceIds].map((id) => loadServiceTerms(tx, id)));
  if (terms.some(({ isOffered }) => !isOffered))
    return refuse('invalid_input', {
      fields: [{ field: 'orders.0.service_id', code: 'service_unavailable' }],
    });
  const isRestricted = terms.some((service) => service.isRestricted);
  const groupId = due.leavesGroup ? await createOwnGroup(tx, order) : order.group_id;
  for (const dueOrder of due.orders)
    await tx.db
      .updateTable('customer_order')
      .set({
        group_id: groupId,
        coupon_discount: dueOrder.couponDiscount,
        unpaid_discount: dueOrder.unpaidDiscount,
        updated_at: tx.clock.now(),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', dueOrder.id)
      .execute();
  if (due.leavesGroup) await reconsiderCoupon(tx, order.group_id);
  const seen = seenTotal === undefined ? undefined : parseMoney(seenTotal);
  if (seen !== undefined && due.amount > seen)
    return refuse('price_changed', { values: { total: formatMoney(due.amount) } });
  return { groupId, orderIds: due.orders.map(({ id }) => id), amount: due.amount, isRestricted };
}

/** The panel's discount for customers who come back to pay, if it has one. */
export async function unpaidDiscount(ctx: Context, wantsDiscount: boolean): Promise<Ppm> {
  const { unpaid_discount_percent } = await getSettings(ctx);
  return fractionToPpm(wantsDiscount ? unpaid_discount_percent : 0);
}

/** Locked in id order so that two payments cannot deadlock. */
function lockUnpaidOrders(tx: Context, groupId: bigint) {
  return tx.db
    .selectFrom('customer_order')
    .select([...unpaidColumns, 'service_id'])
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function createOwnGroup(tx: Context, order: Order): Promise<bigint> {
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

/** Read from the tables, on the connection that holds the lock. */
async function loadServiceTerms(tx: Context, serviceId: bigint) {
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
  return { isOffered: isListed && !service.is_deactivated, isRestricted: service.payment_restricted };
}
