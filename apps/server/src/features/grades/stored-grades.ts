import type { GradeTerms } from '@marquee/domain/grades/grade-discount.ts';
import { money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { CacheDefinition } from '../../platform/caches.ts';

export interface StoredGrade extends GradeTerms {
  id: bigint;
  name: string;
  icon: string | null;
  opensClosedSales: boolean;
  hasPersonalManager: boolean;
  /** Days. */
  chatPeriod: number | null;
  thumbnailPeriod: number | null;
}

export const storedGrades: CacheDefinition<readonly StoredGrade[]> = {
  name: 'grades',
  topics: ['grades'],
  load: async (db, panelId) => {
    const rows = await db.selectFrom('grade').selectAll().where('panel_id', '=', panelId).execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      icon: row.icon,
      spendingGoal: money(row.spending_goal),
      discount: ppm(row.discount_ppm),
      opensClosedSales: row.available_closed_sales,
      hasPersonalManager: row.available_personal_manager,
      chatPeriod: row.consultation_chat_period,
      thumbnailPeriod: row.thumbnail_period,
    }));
  },
};
