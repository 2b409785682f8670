import { gradeDiscount } from '@marquee/domain/grades/grade-discount.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { Context } from '../../platform/context.ts';
import { spentOnOrders } from '../orders/index.ts';
import { getSettings } from '../settings/index.ts';
import { storedGrades } from './stored-grades.ts';

/** The discount of the caller's grade. On a panel without discount grades nothing is looked up. */
export async function gradeDiscountOf(ctx: Context): Promise<Ppm> {
  if (ctx.actor.kind !== 'user') return ppm(0);
  const ladder = await ctx.caches.get(storedGrades, ctx.panel.id);
  if (!ladder.some(({ discount }) => discount > 0)) return ppm(0);
  if (!(await getSettings(ctx)).grades_enabled) return ppm(0);
  return gradeDiscount(ladder, await spentOnOrders(ctx, ctx.actor.accountId));
}
