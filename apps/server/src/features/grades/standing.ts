import { highest } from '@marquee/domain/grades/reckon-grade.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { readScalar, type ScalarQuery, scalarQuery } from '../../platform/db/scalar-query.ts';
import { getSettings } from '../settings/index.ts';
import { type StoredGrade, storedGrades } from './stored-grades.ts';

export type StandingRow = Selectable<DB['account_grade']>;

type ShownRow = Pick<
  StandingRow,
  | 'grade_id'
  | 'since'
  | 'expires_at'
  | 'mercy_until'
  | 'given_grade_id'
  | 'given_until'
  | 'given_reason'
  | 'reckoned_at'
>;

export interface Standing {
  ladder: readonly StoredGrade[];
  grade: StoredGrade | undefined;
  spent: Money;
  /** Undefined until somebody has looked. */
  row: ShownRow | undefined;
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
  const query = standingQuery(ctx, accountId, ladder);
  return ladder.length === 0 ? query.read(null) : readScalar(ctx.db, query);
}

/** Amounts and ids as text: JSON would make them floats. */
type RowJson = Record<'spent' | 'since', string> &
  Record<'given_reason' | 'grade_id' | 'given_grade_id', string | null> &
  Record<'expires_at' | 'mercy_until' | 'given_until' | 'reckoned_at', string | null>;

export function standingQuery(
  { panel }: Context,
  accountId: bigint,
  ladder: readonly StoredGrade[],
): ScalarQuery<Standing> {
  const standing = sql<RowJson | null>`
    select json_build_object(
             'grade_id', grade_id::text, 'spent', spent::text, 'since', since, 'expires_at', expires_at,
             'mercy_until', mercy_until, 'given_grade_id', given_grade_id::text, 'given_until', given_until,
             'given_reason', given_reason, 'reckoned_at', reckoned_at)
      from account_grade where panel_id = ${panel.id} and account_id = ${accountId}`;
  return scalarQuery(ladder.length === 0 ? sql<null>`select null` : standing, (json) => {
    const row = json ? readRow(json) : undefined;
    const spent = money(BigInt(json?.spent ?? 0));
    const held = ladder.find(({ id }) => id === row?.grade_id);
    // New customers, and those whose grade was removed since anybody looked.
    const grade = held ?? highest(ladder.filter(({ spendingGoal }) => spent >= spendingGoal));
    return { ladder, grade, spent, row };
  });
}

function readRow(json: RowJson): ShownRow {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const id = (text: string | null) => (text === null ? null : BigInt(text));
  return {
    grade_id: id(json.grade_id),
    since: new Date(json.since),
    expires_at: date(json.expires_at),
    mercy_until: date(json.mercy_until),
    given_grade_id: id(json.given_grade_id),
    given_until: date(json.given_until),
    given_reason: json.given_reason,
    reckoned_at: date(json.reckoned_at),
  };
}
