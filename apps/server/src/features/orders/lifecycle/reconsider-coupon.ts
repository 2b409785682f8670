import { couponBonus } from '@marquee/domain/coupons/coupon.ts';
import { money, sum, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { findCouponByUse, releaseCoupon } from '../../coupons/index.ts';
import { orderChanged } from '../events.ts';
import { recordEvent } from '../record-event.ts';

/**
 * Part of a checkout was canceled or is paid separately: if the rest no longer reaches the coupon's minimum, it
 * loses the discount. The caller has locked the group's unpaid orders.
 */
export async function reconsiderCoupon(tx: Context, groupId: bigint): Promise<void> {
  const use = { type: 'order_group', id: groupId } as const;
  const coupon = await findCouponByUse(tx, use);
  if (!coupon) return;
  const rest = await tx.db
    .selectFrom('customer_order')
    .select(['service_id', 'listed_cost', 'paid_at'])
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where(({ or, eb }) => or([eb('status', '!=', 'canceled'), eb('paid_at', 'is not', null)]))
    .execute();
  const { serviceIds, terms } = coupon;
  const counted = rest.filter(({ service_id }) => serviceIds?.includes(service_id) ?? true);
  if (couponBonus(terms, sum(counted.map(({ listed_cost }) => money(listed_cost)))) > zero) return;
  await removeDiscount(tx, groupId);
  // Orders already paid with the coupon keep their discount.
  if (rest.every(({ paid_at }) => paid_at === null)) await releaseCoupon(tx, use);
}

async function removeDiscount(tx: Context, groupId: bigint): Promise<void> {
  const changed = await tx.db
    .updateTable('customer_order')
    .set({ coupon_discount: 0n, unpaid_discount: 0n, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .where('coupon_discount', '>', 0n)
    .returning(['id', 'account_id'])
    .execute();
  for (const { id: orderId, account_id: accountId } of changed) {
    await recordEvent(tx, { orderId, kind: 'coupon_lost' });
    await tx.events.emit(tx, orderChanged, { orderId, accountId });
  }
}
