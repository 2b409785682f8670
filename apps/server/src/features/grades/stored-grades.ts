import type { Locale } from '@marquee/domain/locale/locales.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Database } from '../../platform/db/database.ts';

export interface StoredGrade {
  id: bigint;
  name: string;
  translations: Partial<Record<Locale, { name?: string }>>;
  icon: string | null;
  spendingGoal: Money;
  discount: Ppm;
  opensClosedSales: boolean;
  hasPersonalManager: boolean;
  /** Days. */
  chatPeriod: number | null;
  thumbnailPeriod: number | null;
}

export const storedGrades: CacheDefinition<readonly StoredGrade[]> = {
  name: 'grades',
  topics: ['grades'],
  load: readGrades,
};

/** Lowest first. */
export async function readGrades(db: Database, panelId: bigint): Promise<readonly StoredGrade[]> {
  const rows = await db
    .selectFrom('grade')
    .selectAll()
    .where('panel_id', '=', panelId)
    .orderBy('spending_goal')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    translations: row.translations as StoredGrade['translations'],
    icon: row.icon,
    spendingGoal: money(row.spending_goal),
    discount: ppm(row.discount_ppm),
    opensClosedSales: row.available_closed_sales,
    hasPersonalManager: row.available_personal_manager,
    chatPeriod: row.consultation_chat_period,
    thumbnailPeriod: row.thumbnail_period,
  }));
}

export function gradeName(grade: StoredGrade, locale: Locale): string {
  return grade.translations[locale]?.name ?? grade.name;
}
