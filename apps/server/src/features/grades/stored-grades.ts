import type { GradeTerms } from '@marquee/domain/grades/grade-discount.ts';
import { money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { CacheDefinition } from '../../platform/caches.ts';

export const storedGrades: CacheDefinition<readonly GradeTerms[]> = {
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
