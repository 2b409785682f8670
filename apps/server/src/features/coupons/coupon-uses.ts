import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { type Coupon, type CouponUse, type RedeemedCoupon, toCoupon } from './coupon.ts';

/** The coupon redeemed for a checkout or an invoice, if any, with its current terms. */
export async function findCouponByUse({ db, panel }: Context, use: CouponUse): Promise<Coupon | undefined> {
  const row = await db
    .selectFrom('coupon')
    .innerJoin('coupon_redemption as redemption', (join) =>
      join
        .onRef('redemption.panel_id', '=', 'coupon.panel_id')
        .onRef('redemption.coupon_id', '=', 'coupon.id'),
    )
    .selectAll('coupon')
    .where('coupon.panel_id', '=', panel.id)
    .where('redemption.use_type', '=', use.type)
    .where('redemption.use_id', '=', use.id)
    .where('redemption.released_at', 'is', null)
    .executeTakeFirst();
  return row && toCoupon(row);
}

/** The redemption for a checkout or an invoice, if any. */
export async function findRedemption(
  { db, panel }: Context,
  use: CouponUse,
): Promise<RedeemedCoupon | undefined> {
  const row = await db
    .selectFrom('coupon_redemption')
    .select(['coupon_id', 'bonus'])
    .where('panel_id', '=', panel.id)
    .where('use_type', '=', use.type)
    .where('use_id', '=', use.id)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return row && { couponId: row.coupon_id, bonus: money(row.bonus) };
}

/** How often an account has used each of these coupons, for display only. */
export async function countUses(
  { db, panel }: Context,
  accountId: bigint,
  couponIds: readonly bigint[],
): Promise<Map<bigint, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupon_redemption')
    .select(['coupon_id', (build) => build.fn.countAll<bigint>().as('uses')])
    .where('panel_id', '=', panel.id)
    .where('coupon_id', 'in', couponIds)
    .where('account_id', '=', accountId)
    .where('released_at', 'is', null)
    .groupBy('coupon_id')
    .execute();
  return new Map(rows.map(({ coupon_id, uses }) => [coupon_id, Number(uses)]));
}

/** Makes a coupon usable again after its use came to nothing. A second call changes nothing. */
export async function releaseCoupon(tx: Context, use: CouponUse): Promise<void> {
  const redeemed = await findRedemption(tx, use);
  if (!redeemed) return;
  // Locks the coupon before its uses, in the same order as redeeming.
  await tx.db
    .selectFrom('coupon')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', redeemed.couponId)
    .forNoKeyUpdate()
    .execute();
  await tx.db
    .updateTable('coupon_redemption')
    .set({ released_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('use_type', '=', use.type)
    .where('use_id', '=', use.id)
    .where('released_at', 'is', null)
    .execute();
}
