import type { CustomerGrade, giveGrade as endpoint } from '@marquee/contract/console/grades.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import { formatMoney } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { findAccount, isGuestAccount } from '../accounts/index.ts';
import { lockStanding, reckonAccountGrade } from './reckon-account-grade.ts';
import { type Standing, standingOf } from './standing.ts';
import { readGrades, type StoredGrade } from './stored-grades.ts';

type Body = Input<typeof endpoint>['body'];

/** Below a given grade nobody falls while it lasts; what is reached above it counts as ever. */
export async function giveGrade(ctx: Context, accountId: bigint, body: Body): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account || account.closed_at || isGuestAccount(account)) return refuse('not_found');
    const given = body.grade_id === null ? null : BigInt(body.grade_id);
    const until = body.until === null || given === null ? null : new Date(body.until);
    const ladder = await readGrades(tx.db, tx.panel.id);
    if (given !== null && !ladder.some(({ id }) => id === given)) refuseField('grade_id', 'invalid');
    if (until && until <= tx.clock.now()) refuseField('until', 'invalid');
    const before = await lockStanding(tx, accountId);
    await tx.db
      .updateTable('account_grade')
      .set({ given_grade_id: given, given_until: until, given_reason: given === null ? null : body.reason })
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
    await recordAudit(tx, {
      action: 'grades.give',
      subjectType: 'account',
      subjectId: accountId,
      before: gift(before.given_grade_id, before.given_until),
      after: gift(given, until),
      reason: body.reason,
    });
    await reckonAccountGrade(tx, accountId);
  });
}

export async function customerGrade(ctx: Context, accountId: bigint): Promise<CustomerGrade> {
  if (!(await findAccount(ctx, accountId))) return refuse('not_found');
  const { grade, spent, row, ladder } = await standingOf(
    ctx,
    accountId,
    await readGrades(ctx.db, ctx.panel.id),
  );
  const known = row?.reckoned_at ? row : undefined;
  return {
    grade: brief(grade),
    since: known?.since.toISOString() ?? null,
    expires_at: known?.expires_at?.toISOString() ?? null,
    mercy_until: known?.mercy_until?.toISOString() ?? null,
    spent: formatMoney(spent),
    given: givenView(row, ladder),
  };
}

function givenView(row: Standing['row'], ladder: readonly StoredGrade[]): CustomerGrade['given'] {
  const grade = brief(ladder.find(({ id }) => id === row?.given_grade_id));
  if (!grade) return null;
  return { grade, until: row?.given_until?.toISOString() ?? null, reason: row?.given_reason ?? '' };
}

function brief(grade: StoredGrade | undefined) {
  return grade ? { name: grade.name } : null;
}

function gift(gradeId: bigint | null, until: Date | null) {
  return { given_grade_id: gradeId === null ? null : Number(gradeId), until: until?.toISOString() ?? null };
}

function refuseField(field: string, code: FieldErrorCode): never {
  return refuse('invalid_input', { fields: [{ field, code }] });
}
