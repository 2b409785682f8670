import type { Coupon } from '@marquee/contract/money/coupons.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { getSettings } from '../settings/index.ts';
import { isRunning } from './coupon.ts';
import { countUses } from './coupon-uses.ts';
import { couponView } from './coupon-view.ts';

const maxListed = 200;

/** Public coupons that the caller can still use; the soonest to expire first. */
export async function listCoupons(ctx: Context): Promise<{ data: Coupon[] }> {
  const { accountId } = signedIn(ctx);
  if (!(await getSettings(ctx)).enable_bonuses) return refuse('not_found');
  const rows = await ctx.db
    .selectFrom('coupon')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('is_listed', '=', true)
    .where('is_enabled', '=', true)
    .orderBy('valid_to', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  const running = rows.filter((row) => isRunning(row, ctx.clock.now()));
  const uses = await countUses(
    ctx,
    accountId,
    running.map(({ id }) => id),
  );
  const hasUsesLeft = (used: number, limit: number | null) => limit === null || used < limit;
  const usable = running.filter(
    (row) => hasUsesLeft(row.used, row.total_limit) && hasUsesLeft(uses.get(row.id) ?? 0, row.account_limit),
  );
  return { data: usable.slice(0, maxListed).map((row) => couponView(row, ctx.locale)) };
}
