import type { OwnGrades } from '@marquee/contract/account/grades.ts';
import type { Profile } from '@marquee/contract/account/profile.ts';
import { placeOnLadder } from '@marquee/domain/grades/place-on-ladder.ts';
import { reckonGrade } from '@marquee/domain/grades/reckon-grade.ts';
import { formatMoney, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { readScalar, type ScalarQuery, scalarQuery } from '../../platform/db/scalar-query.ts';
import { refuse } from '../../platform/errors.ts';
import { getSettings } from '../settings/index.ts';
import { loadGradeFacts } from './grade-facts.ts';
import { gradeView } from './grade-view.ts';
import { activeLadder, type Standing, standingOf, standingQuery } from './standing.ts';

type Grades = Profile['grades'];

/** The grades around a customer, for the profile. */
export async function accountGrades(ctx: Context, accountId: bigint): Promise<Grades> {
  return readScalar(ctx.db, await accountGradesQuery(ctx, accountId));
}

export async function accountGradesQuery(ctx: Context, accountId: bigint): Promise<ScalarQuery<Grades>> {
  const { grades_enabled } = await getSettings(ctx);
  const standing = standingQuery(ctx, accountId, await activeLadder(ctx));
  return scalarQuery(standing.subquery, (column) => gradesAround(ctx, standing.read(column), grades_enabled));
}

function gradesAround(
  ctx: Context,
  { ladder, grade, spent, row }: Standing,
  grades_enabled: boolean,
): Grades {
  const { current, next, previous, toGoal, progress } = placeOnLadder(ladder, grade?.id ?? null, spent);
  const own = row?.reckoned_at && row.grade_id === current?.id ? row : undefined;
  return {
    current: current
      ? gradeView(current, ctx.locale, { since: own?.since, expiresAt: own?.mercy_until ?? own?.expires_at })
      : null,
    next: next ? gradeView(next, ctx.locale, { is_next: true }) : null,
    previous: previous ? gradeView(previous, ctx.locale, { is_previous: true }) : null,
    grades_enabled,
    grade_discounts_enabled: ladder.some(({ discount }) => discount > 0),
    spend_to_goal: formatMoney(toGoal),
    spend_to_goal_percent: next ? progress : 0,
  };
}

/** The same with what keeps the grade, for its own page. */
export async function ownGrades(ctx: Context, accountId: bigint): Promise<OwnGrades> {
  const ladder = await activeLadder(ctx);
  if (!(await getSettings(ctx)).grades_enabled) return refuse('not_found');
  const [block, { spent, row }, facts] = await Promise.all([
    accountGrades(ctx, accountId),
    standingOf(ctx, accountId, ladder),
    loadGradeFacts(ctx, accountId, ladder),
  ]);
  const outlook = reckonGrade(facts);
  // Until the next reckoning the stored grade counts; an outlook on another one would only confuse.
  const isCurrent = outlook.grade !== undefined && Number(outlook.grade.id) === block.current?.id;
  return {
    ...block,
    spent: formatMoney(spent),
    mercy_until: row?.mercy_until?.toISOString() ?? null,
    to_keep: formatMoney(isCurrent ? outlook.toKeep : zero),
    falls_to: isCurrent && outlook.fallsTo ? gradeView(outlook.fallsTo, ctx.locale) : null,
    is_given: row?.given_grade_id != null && Number(row.given_grade_id) === block.current?.id,
  };
}
