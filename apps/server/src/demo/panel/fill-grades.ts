import type { DemoGrade } from '@marquee/i18n/demo-texts.ts';
import { type Insertable, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { texts, translated } from '../texts.ts';

type Terms = Omit<Insertable<DB['grade']>, 'panel_id' | 'name' | 'translations'>;

const dollar = 100_000_000n;

/** The demo customer stands on the first step, so that list prices are what they pay. */
const ladder: Record<DemoGrade, Terms> = {
  newcomer: { icon: 'award', spending_goal: 0n },
  bronze: { icon: 'medal', spending_goal: 1_000n * dollar, discount_ppm: 30_000 },
  silver: {
    icon: 'star',
    spending_goal: 2_500n * dollar,
    discount_ppm: 50_000,
    available_closed_sales: true,
  },
  gold: {
    icon: 'crown',
    spending_goal: 5_000n * dollar,
    discount_ppm: 80_000,
    available_closed_sales: true,
    consultation_chat_period: 30,
  },
  platinum: {
    icon: 'gem',
    spending_goal: 15_000n * dollar,
    discount_ppm: 120_000,
    available_closed_sales: true,
    available_personal_manager: true,
    consultation_chat_period: 365,
    thumbnail_period: 30,
  },
};

/** A ladder of five steps, and where those stand who have bought. */
export async function fillGrades(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const now = clock.now();
  const rows = Object.entries(ladder).map(([step, terms]) => {
    const { english, translations } = translated((locale) => ({
      name: texts[locale].money.grades[step as DemoGrade],
    }));
    return { panel_id: panelId, ...english, translations, ...terms, created_at: now, updated_at: now };
  });
  await db.insertInto('grade').values(rows).execute();
  // As a first look would have left it, which would also have told everybody.
  await sql`
    insert into account_grade (panel_id, account_id, grade_id, goal, since, spent, reckoned_at)
    select own.panel_id, own.account_id, held.id, held.spending_goal, ${now}, own.spent, ${now}
      from order_summary as own
      cross join lateral (
        select id, spending_goal from grade
         where grade.panel_id = own.panel_id and spending_goal <= own.spent
         order by spending_goal desc limit 1) as held
     where own.panel_id = ${panelId}`.execute(db);
}
