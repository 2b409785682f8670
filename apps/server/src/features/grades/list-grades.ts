import type { Grade } from '@marquee/contract/account/grades.ts';
import { placeOnLadder } from '@marquee/domain/grades/place-on-ladder.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getSettings } from '../settings/index.ts';
import { gradeView } from './grade-view.ts';
import { activeLadder, standingOf } from './standing.ts';

/** The ladder, lowest first; for a customer with the steps around their own. */
export async function listGrades(ctx: Context): Promise<Grade[]> {
  if (!(await getSettings(ctx)).grades_enabled) return refuse('not_found');
  const ladder = await activeLadder(ctx);
  if (ctx.actor.kind !== 'user') return ladder.map((grade) => gradeView(grade, ctx.locale));
  const { grade: own, spent, row } = await standingOf(ctx, ctx.actor.accountId, ladder);
  const { next, previous } = placeOnLadder(ladder, own?.id ?? null, spent);
  return ladder.map((grade) =>
    gradeView(grade, ctx.locale, {
      is_next: grade === next,
      is_previous: grade === previous,
      ...(grade.id === row?.grade_id && row.reckoned_at
        ? { since: row.since, expiresAt: row.mercy_until ?? row.expires_at }
        : {}),
    }),
  );
}
