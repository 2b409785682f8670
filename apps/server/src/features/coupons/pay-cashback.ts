import { cashbackShare } from '@marquee/domain/coupons/coupon.ts';
import { type Money, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { creditWallet } from '../ledger/index.ts';
import type { CouponUse } from './coupon.ts';

interface Cashback {
  use: CouponUse;
  orderId: bigint;
  /** What the customer paid for this order and did not get back. */
  kept: Money;
}

/** Credits the cashback that a finished order earned through its coupon, once per order. */
export async function payCashback(tx: Context, { use, orderId, kept }: Cashback): Promise<void> {
  const redemption = await tx.db
    .selectFrom('coupon_redemption as redemption')
    .innerJoin('coupon', (join) =>
      join
        .onRef('coupon.panel_id', '=', 'redemption.panel_id')
        .onRef('coupon.id', '=', 'redemption.coupon_id'),
    )
    .select(['redemption.id', 'coupon_id', 'account_id', 'redemption.amount', 'bonus'])
    .where('redemption.panel_id', '=', tx.panel.id)
    .where('use_type', '=', use.type)
    .where('use_id', '=', use.id)
    .where('released_at', 'is', null)
    .where('coupon.type', '=', 'cashback')
    .forNoKeyUpdate('redemption')
    .executeTakeFirst();
  if (!redemption) return;
  const { id, coupon_id, account_id, amount, bonus } = redemption;
  const paid = await alreadyPaid(tx, id);
  const share = cashbackShare({ amount: money(amount), bonus: money(bonus), paid }, kept);
  const first = await tx.db
    .insertInto('coupon_cashback')
    .values({
      panel_id: tx.panel.id,
      redemption_id: id,
      order_id: orderId,
      amount: share,
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['panel_id', 'redemption_id', 'order_id']).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!first || share === zero) return;
  await creditWallet(tx, {
    type: 'coupon',
    key: `coupon:${coupon_id}:${orderId}`,
    ref: { type: 'order', id: orderId },
    customerId: account_id,
    amount: share,
  });
}

async function alreadyPaid(tx: Context, redemptionId: bigint): Promise<Money> {
  const parts = await tx.db
    .selectFrom('coupon_cashback')
    .select('amount')
    .where('panel_id', '=', tx.panel.id)
    .where('redemption_id', '=', redemptionId)
    .execute();
  return money(parts.reduce((sum, part) => sum + part.amount, 0n));
}
