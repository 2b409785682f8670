import { type GradeTerms, gradeDiscount } from '@marquee/domain/grades/grade-discount.ts';
import { money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import { spentOnOrders } from '../orders/index.ts';
import { getSettings } from '../settings/index.ts';

const storedGrades: CacheDefinition<readonly GradeTerms[]> = {
  name: 'grades',
  topics: ['grades'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('grade')
      .select(['spending_goal', 'discount_ppm'])
      .where('panel_id', '=', panelId)
      .execute();
    return rows.map((row) => ({ spendingGoal: money(row.spending_goal), discount: ppm(row.discount_ppm) }));
  },
};

/** The discount of the caller's grade. On a panel without discount grades nothing is looked up. */
export async function gradeDiscountOf(ctx: Context): Promise<Ppm> {
  if (ctx.actor.kind !== 'user') return ppm(0);
  const ladder = await ctx.caches.get(storedGrades, ctx.panel.id);
  if (!ladder.some(({ discount }) => discount > 0)) return ppm(0);
  if (!(await getSettings(ctx)).grades_enabled) return ppm(0);
  return gradeDiscount(ladder, await spentOnOrders(ctx, ctx.actor.accountId));
}
