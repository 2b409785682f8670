import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { type Coupon, isRunning, normalizeCode, toCoupon } from './coupon.ts';
import { countUses } from './coupon-uses.ts';

/** For quotes: undefined when the caller cannot use it. Only redeeming decides. */
export async function findCoupon(ctx: Context, typed: string): Promise<Coupon | undefined> {
  const code = normalizeCode(typed);
  if (code === undefined) return undefined;
  const row = await ctx.db
    .selectFrom('coupon')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row || !isRunning(row, ctx.clock.now())) return undefined;
  if (row.total_limit !== null && row.used >= row.total_limit) return undefined;
  if (row.account_limit !== null) {
    // A guest can give any address: refusing those that used the coupon would reveal who is a customer.
    if (ctx.actor.kind !== 'user') return undefined;
    const uses = await countUses(ctx, ctx.actor.accountId, [row.id]);
    if ((uses.get(row.id) ?? 0) >= row.account_limit) return undefined;
  }
  return toCoupon(row);
}

const tryLimit = { points: 60, seconds: 60 };

/** Every answer reveals whether a code exists, so attempts are limited over all calls together. */
export async function countCouponTry(
  incoming: Pick<Incoming, 'address' | 'consume'>,
  typed: string | null | undefined,
): Promise<void> {
  if (typed?.trim()) await incoming.consume('coupon-try', incoming.address, tryLimit);
}
