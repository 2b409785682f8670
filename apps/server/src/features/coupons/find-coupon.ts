import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { type Coupon, couponOf, isRunning, normalizedCode } from './coupon.ts';
import { usesOf } from './coupon-uses.ts';

/** For quotes: undefined when the caller visibly cannot use it. It decides nothing; redeeming does. */
export async function findCoupon(ctx: Context, typed: string): Promise<Coupon | undefined> {
  const code = normalizedCode(typed);
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
    // A guest gives any address: mapLedgerErrors the ones that have used it would tell who is a customer.
    if (ctx.actor.kind !== 'user') return undefined;
    const uses = await usesOf(ctx, ctx.actor.accountId, [row.id]);
    if ((uses.get(row.id) ?? 0) >= row.account_limit) return undefined;
  }
  return couponOf(row);
}

const tries = { points: 60, seconds: 60 };

/** Every answer about a code tells whether it is one, so nobody may ask about many, by whichever call. */
export async function countCouponTry(
  incoming: Pick<Incoming, 'address' | 'consume'>,
  typed: string | null | undefined,
): Promise<void> {
  if (typed?.trim()) await incoming.consume('coupon-try', incoming.address, tries);
}
