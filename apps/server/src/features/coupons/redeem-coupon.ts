import { type CouponType, couponBonus } from '@marquee/domain/coupons/coupon.ts';
import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import { type CouponUse, isRunning, normalizeCode, type RedeemedCoupon, toCoupon } from './coupon.ts';
import { findRedemption } from './coupon-uses.ts';

interface Redemption {
  code: string;
  accountId: bigint;
  use: CouponUse;
  /** The type of coupon that works here; others do not apply. */
  type: CouponType;
  /** The amount the coupon counts on; for a restricted coupon only the lines of its services. */
  amount: Money;
  /** The services of those lines. */
  serviceIds?: readonly bigint[];
}

const doesNotApply = () => refuseCoupon('coupon_does_not_apply');

/**
 * Uses a coupon inside the caller's transaction. Its row is locked before anything else, so that concurrent uses
 * queue up. Repeated for the same use, it returns the existing redemption.
 */
export async function redeemCoupon(tx: Context, input: Redemption): Promise<RedeemedCoupon> {
  const code = normalizeCode(input.code) ?? doesNotApply();
  const row = await tx.db
    .selectFrom('coupon')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || !isRunning(row, tx.clock.now())) return doesNotApply();
  const existing = await findRedemption(tx, input.use);
  if (existing) return existing.couponId === row.id ? existing : doesNotApply();

  const { terms, serviceIds } = toCoupon(row);
  const appliesToServices = serviceIds === null || input.serviceIds?.some((id) => serviceIds.includes(id));
  const bonus = couponBonus(terms, input.amount);
  if (terms.type !== input.type || !appliesToServices || bonus === zero) return doesNotApply();
  try {
    await tx.db
      .insertInto('coupon_redemption')
      .values({
        panel_id: tx.panel.id,
        coupon_id: row.id,
        account_id: input.accountId,
        use_type: input.use.type,
        use_id: input.use.id,
        amount: input.amount,
        bonus,
        created_at: tx.clock.now(),
      })
      .execute();
  } catch (error) {
    if (violated(error, 'coupon_total_limit') || violated(error, 'MQ010'))
      return refuseCoupon('coupon_used_up', error);
    throw error;
  }
  return { couponId: row.id, bonus };
}

function refuseCoupon(code: 'coupon_does_not_apply' | 'coupon_used_up', cause?: unknown): never {
  return refuse('invalid_input', { fields: [{ field: 'coupon_code', code }], cause });
}
