import { highest } from '@marquee/domain/grades/reckon-grade.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { getSettings } from '../settings/index.ts';
import { type StoredGrade, storedGrades } from './stored-grades.ts';

export type StandingRow = Selectable<DB['account_grade']>;

interface Standing {
  ladder: readonly StoredGrade[];
  grade: StoredGrade | undefined;
  spent: Money;
  /** Undefined until somebody has looked. */
  row: StandingRow | undefined;
}

/** The panel's ladder; empty where grades are switched off. */
export async function activeLadder(ctx: Context): Promise<readonly StoredGrade[]> {
  const { grades_enabled } = await getSettings(ctx);
  return grades_enabled ? ctx.caches.get(storedGrades, ctx.panel.id) : [];
}

/** Where a customer stands on the ladder. Whatever shows a grade or gives its discount asks here. */
export async function standingOf(
  ctx: Context,
  accountId: bigint,
  ladder: readonly StoredGrade[],
): Promise<Standing> {
  const row =
    ladder.length === 0
      ? undefined
      : await ctx.db
          .selectFrom('account_grade')
          .selectAll()
          .where('panel_id', '=', ctx.panel.id)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
  const spent = money(row?.spent ?? 0n);
  const held = ladder.find(({ id }) => id === row?.grade_id);
  // New customers, and those whose grade was removed since anybody looked.
  const grade = held ?? highest(ladder.filter(({ spendingGoal }) => spent >= spendingGoal));
  return { ladder, grade, spent, row };
}
