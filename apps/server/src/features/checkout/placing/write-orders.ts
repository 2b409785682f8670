import type { PlacedOrders } from '@marquee/contract/ordering/checkout.ts';
import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import type { StoredOrderChannel } from '@marquee/domain/orders/order-kinds.ts';
import { sql } from 'kysely';
import type { Actor, Context } from '../../../platform/context.ts';
import { violated } from '../../../platform/db/violated.ts';
import { Refusal, refuse } from '../../../platform/errors.ts';
import { redeemCoupon } from '../../coupons/index.ts';
import { orderSource, widgetCaller } from '../../order-widgets/index.ts';
import { orderPaid } from '../../orders/index.ts';
import type { CheckoutPrice } from '../../quotes/index.ts';
import type { OrderRequest } from '../order-request.ts';
import { type ForSubscription, orderRows } from './order-rows.ts';
import type { PricedOrders } from './price-orders.ts';

interface WriteInput {
  accountId: bigint;
  orderRequest: OrderRequest;
  priced: PricedOrders;
  paidBy: 'balance' | 'invoice' | 'card' | 'free';
  affiliateCode?: string | null | undefined;
  subscription?: ForSubscription;
  /** What the panel pays for each order in place of the customer. */
  sponsored?: Money;
}

export interface WrittenOrders {
  groupId: bigint;
  placed: PlacedOrders;
}

/**
 * Redeems the coupon, then writes group, drip feeds and orders and charges the wallets in one round trip. Inside
 * the caller's transaction: all or nothing.
 */
export async function writeOrders(tx: Context, input: WriteInput): Promise<WrittenOrders> {
  const { accountId, orderRequest, paidBy } = input;
  const { price, settings, flagged } = input.priced;
  const isPaid = paidBy === 'balance' || paidBy === 'free';
  const reservedGroupId = price.coupon ? await redeemForNewGroup(tx, input) : undefined;
  const { feeds, orders } = orderRows(price.lines, {
    source: orderRequest.source ?? 'cart',
    subscription: input.subscription,
    sponsored: input.sponsored,
    isSpeedup: Boolean(orderRequest.is_speedup),
    takesLinks: !isPaid || tx.actor.kind === 'user',
    settings,
    flagged,
  });
  const group = {
    id: reservedGroupId,
    paid_by: paidBy,
    has_coupon: reservedGroupId !== undefined,
    ...(await orderSource(tx)),
    channel: orderChannel(tx.actor, orderRequest.source),
    affiliate_code: input.affiliateCode ?? null,
    analytics_client_id: orderRequest.google_analytics4_client_id ?? null,
    analytics_session_id: orderRequest.google_analytics4_session_id ?? null,
  };
  const actorId = tx.actor.kind === 'user' ? tx.actor.accountId : null;
  const onBehalfOf = tx.actor.kind === 'user' ? (tx.actor.onBehalfOf ?? null) : null;
  // The charge happens here: functions/place_orders.sql writes the group, the drip feeds and the orders and,
  // when paid, posts each order's cost from the wallets to escrow (functions/ledger_take.sql).
  const { rows } = await sql<{ group_id: bigint; order_ids: bigint[] }>`
    select group_id, order_ids from place_orders(
      ${tx.panel.id}, ${accountId}, ${json(group)}, ${json(feeds)}, ${json(orders)}, ${isPaid},
      ${actorId}, ${onBehalfOf}, ${tx.clock.now()})`
    .execute(tx.db)
    .catch(refuseShortBalance);
  const [row] = rows;
  if (!row) throw new Error('place_orders answered no row');
  const placed = placedOrders(price, row.group_id, row.order_ids, isPaid ? price.amount : price.total);
  if (isPaid)
    for (const [index, order] of orders.entries()) {
      if (order.status === 'in_moderation') continue;
      await tx.events.emit(tx, orderPaid, {
        orderId: row.order_ids[index] ?? 0n,
        accountId,
        serviceId: order.service_id,
      });
    }
  return { groupId: row.group_id, placed };
}

/** Guests of the panel's own pages come through its own widget, which has the number 0. */
function orderChannel(actor: Actor, source: string | undefined): StoredOrderChannel {
  if (widgetCaller({ actor })) return 'widget';
  if (actor.kind === 'widget') return 'guest';
  return source === 'api' ? 'api' : 'web';
}

/** The redemption needs the group's id before the group is written. */
async function redeemForNewGroup(tx: Context, { accountId, priced: { price } }: WriteInput): Promise<bigint> {
  const { coupon } = price;
  if (!coupon) throw new Error('there is no coupon to redeem');
  const { rows } = await sql<{ id: bigint }>`select nextval('order_group_id_seq') as id`.execute(tx.db);
  const [row] = rows;
  if (!row) throw new Error('the sequence of order groups gave no number');
  const { bonus } = await redeemCoupon(tx, {
    code: coupon.code,
    accountId,
    use: { type: 'order_group', id: row.id },
    type: coupon.terms.type,
    amount: price.couponBase,
    serviceIds: price.lines.map(({ service }) => service.row.id),
  });
  // The coupon's terms changed between pricing and locking it.
  if (bonus !== price.couponBonus) refuse('wrong_state');
  return row.id;
}

export function placedOrders(
  { lines }: CheckoutPrice,
  groupId: bigint,
  orderIds: readonly bigint[],
  total: Money,
): PlacedOrders {
  const ids = orderIds.values();
  return {
    order_group_id: Number(groupId),
    orders: lines.flatMap((line) =>
      line.orders.map(({ charge }) => ({
        id: Number(ids.next().value),
        index: line.index,
        service_id: Number(line.service.row.id),
        cost: formatMoney(charge),
      })),
    ),
    total: formatMoney(total),
  };
}

function refuseShortBalance(error: unknown): never {
  if (!violated(error, 'ledger_account_floor')) throw error;
  const fields = [{ field: 'balance', code: 'balance_too_low' as const }];
  throw new Refusal('insufficient_balance', { fields, cause: error });
}

function json(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));
}
