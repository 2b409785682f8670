import {
  type CouponProblem,
  type CouponReason,
  couponHindrance,
} from '@marquee/domain/coupons/coupon-problem.ts';
import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { type Coupon, normalizeCode, toCoupon } from './coupon.ts';
import { countUses } from './coupon-uses.ts';

/** Either the coupon, or why the caller cannot use it. Neither where no code was typed. */
interface FoundCoupon {
  coupon?: Coupon;
  problem?: CouponProblem;
}

/** For quotes. Only redeeming decides. */
export async function findCoupon(ctx: Context, typed: string | undefined): Promise<FoundCoupon> {
  if (!typed?.trim()) return {};
  const code = normalizeCode(typed);
  if (code === undefined) return unusable('unknown');
  const row = await ctx.db
    .selectFrom('coupon')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return unusable('unknown');
  const { actor } = ctx;
  const uses = actor.kind === 'user' ? await countUses(ctx, actor.accountId, [row.id]) : undefined;
  const hindrance = couponHindrance(
    {
      isEnabled: row.is_enabled,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      used: row.used,
      totalLimit: row.total_limit,
      accountLimit: row.account_limit,
      ownUses: uses && (uses.get(row.id) ?? 0),
    },
    ctx.clock.now(),
  );
  return hindrance ? unusable(hindrance) : { coupon: toCoupon(row) };
}

function unusable(reason: CouponReason): FoundCoupon {
  return { problem: { reason } };
}

const tryLimit = { points: 60, seconds: 60 };

/** Every answer reveals whether a code exists, so attempts are limited over all calls together. */
export async function countCouponTry(
  incoming: Pick<Incoming, 'address' | 'consume'>,
  typed: string | null | undefined,
): Promise<void> {
  if (typed?.trim()) await incoming.consume('coupon-try', incoming.address, tryLimit);
}
