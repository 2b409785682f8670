import type { ManagedGrade } from '@marquee/contract/console/grades.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';

export type GradeRow = Selectable<DB['grade']>;

/** The ladder by goal, with how many customers stand on each step. */
export async function manageGrades({ db, panel }: Context): Promise<ManagedGrade[]> {
  const [rows, counts] = await Promise.all([
    db.selectFrom('grade').selectAll().where('panel_id', '=', panel.id).orderBy('spending_goal').execute(),
    db
      .selectFrom('account_grade')
      .select(({ fn, eb }) => [
        'grade_id',
        fn.countAll<bigint>().as('customers'),
        fn
          .countAll<bigint>()
          .filterWhere(eb('given_grade_id', '=', eb.ref('grade_id')))
          .as('given'),
      ])
      .where('panel_id', '=', panel.id)
      .groupBy('grade_id')
      .execute(),
  ]);
  const byGrade = new Map(counts.map((row) => [row.grade_id, row]));
  return rows.map((row) => gradeRowView(row, byGrade.get(row.id)));
}

export async function managedGrade(ctx: Context, gradeId: bigint): Promise<ManagedGrade> {
  const found = (await manageGrades(ctx)).find(({ id }) => BigInt(id) === gradeId);
  return found ?? refuse('not_found');
}

function gradeRowView(row: GradeRow, counts?: { customers: bigint; given: bigint }): ManagedGrade {
  return {
    id: Number(row.id),
    name: row.name,
    translations: row.translations as ManagedGrade['translations'],
    icon: row.icon,
    spending_goal: formatMoney(money(row.spending_goal)),
    discount_percent: ppmToFraction(ppm(row.discount_ppm)),
    available_closed_sales: row.available_closed_sales,
    available_personal_manager: row.available_personal_manager,
    consultation_chat_period: row.consultation_chat_period,
    thumbnail_period: row.thumbnail_period,
    customers: Number(counts?.customers ?? 0n),
    given: Number(counts?.given ?? 0n),
    updated_at: row.updated_at.toISOString(),
  };
}
