import type { GradeChangeView } from '@marquee/contract/account/grades.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getSettings } from '../settings/index.ts';
import { activeLadder } from './standing.ts';
import { gradeName } from './stored-grades.ts';

interface HistoryQuery {
  before?: number | undefined;
  per_page: number;
}

export async function listGradeChanges(
  ctx: Context,
  accountId: bigint,
  { before, per_page }: HistoryQuery,
): Promise<{ data: GradeChangeView[]; next: number | null }> {
  const { grades_enabled } = await getSettings(ctx);
  if (!grades_enabled) return refuse('not_found');
  const [ladder, found] = await Promise.all([
    activeLadder(ctx),
    ctx.db
      .selectFrom('grade_change')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .$if(before !== undefined, (query) => query.where('id', '<', BigInt(before ?? 0)))
      .orderBy('id', 'desc')
      .limit(per_page + 1)
      .execute(),
  ]);
  const { rows, next } = keyedPage(found, per_page);
  // A grade that still exists has a name in the reader's language; one that is gone keeps the one it had.
  const name = (id: bigint | null, stored: string | null) => {
    const grade = ladder.find((one) => one.id === id);
    return grade ? gradeName(grade, ctx.locale) : stored;
  };
  return {
    data: rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      from: name(row.from_grade_id, row.from_name),
      to: name(row.to_grade_id, row.to_name),
      created_at: row.created_at.toISOString(),
    })),
    next,
  };
}
