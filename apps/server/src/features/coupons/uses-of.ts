import type { Context } from '../../platform/context.ts';

/** How often an account has used each of these coupons, for showing only. */
export async function usesOf(
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
