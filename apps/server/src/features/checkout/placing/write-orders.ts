import type { PlacedOrders } from '@marquee/contract/ordering/checkout.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/errors.ts';
import { redeemCoupon } from '../../coupons/index.ts';
import { orderPaid } from '../../orders/index.ts';
import { type PlacedGroup, placeAll } from './place-all.ts';
import { type Placement, placedOrders, placementOf, type WriteInput } from './placement.ts';

export interface WrittenOrders {
  groupId: bigint;
  placed: PlacedOrders;
}

/**
 * Redeems the coupon, then writes group, drip feeds and orders and charges the wallets in one round trip. Inside
 * the caller's transaction: all or nothing.
 */
export async function writeOrders(tx: Context, input: WriteInput): Promise<WrittenOrders> {
  const groupId = input.priced.price.coupon ? await redeemForNewGroup(tx, input) : undefined;
  const placement = await placementOf(tx, input, groupId);
  const [group] = await placeAll(tx.db, [placement]);
  if (!group || group instanceof Refusal) throw group ?? new Error('place_orders answered nothing');
  return { groupId: group.groupId, placed: await tellPlaced(tx, placement, group) };
}

/** Tells what was paid to those who listen, and answers what the caller is told. */
export async function tellPlaced(
  tx: Context,
  { request, orders, price }: Placement,
  { groupId, orderIds }: PlacedGroup,
): Promise<PlacedOrders> {
  if (request.is_paid)
    for (const [index, { status, service_id: serviceId }] of orders.entries()) {
      if (status === 'in_moderation') continue;
      const orderId = orderIds[index] ?? 0n;
      await tx.events.emit(tx, orderPaid, { orderId, accountId: request.account_id, serviceId });
    }
  return placedOrders(price, groupId, orderIds, request.is_paid ? price.amount : price.total);
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
