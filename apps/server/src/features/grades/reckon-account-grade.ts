import { highest, type ReckonedGrade, reckonGrade } from '@marquee/domain/grades/reckon-grade.ts';
import { defaultLocale, isLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findAccount, isGuestAccount } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { getSettings } from '../settings/index.ts';
import { loadGradeFacts } from './grade-facts.ts';
import type { StandingRow } from './standing.ts';
import { gradeName, readGrades, type StoredGrade } from './stored-grades.ts';

/** Looks where a customer stands now, and tells them what has changed. A second look changes nothing. */
export async function reckonAccountGrade(ctx: Context, accountId: bigint): Promise<void> {
  if (!(await getSettings(ctx)).grades_enabled) return;
  await inTransaction(ctx, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account || account.closed_at || isGuestAccount(account)) return;
    const row = await lockStanding(tx, accountId);
    // Read here and not from memory, which may be older than the change that led to this look.
    const ladder = await readGrades(tx.db, tx.panel.id);
    const reckoned = reckonGrade(await loadGradeFacts(tx, accountId, ladder, row));
    await writeStanding(tx, row, reckoned);
    // Who was never looked at stood where everybody begins.
    const first = row.reckoned_at
      ? undefined
      : highest(ladder.filter(({ spendingGoal }) => spendingGoal === 0n));
    const from = ladder.find(({ id }) => id === row.grade_id) ?? first;
    if (reckoned.event === 'reached' || reckoned.event === 'lowered')
      await recordChange(tx, accountId, reckoned.event, { from, to: reckoned.grade });
    const locale = isLocale(account.locale) ? account.locale : defaultLocale;
    await tellCustomer(tx, accountId, reckoned, { from, locale });
  });
}

/** Two looks at one customer run one after the other. */
export async function lockStanding(tx: Context, accountId: bigint): Promise<StandingRow> {
  await tx.db
    .insertInto('account_grade')
    .values({ panel_id: tx.panel.id, account_id: accountId, since: tx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.db
    .selectFrom('account_grade')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

async function writeStanding(
  { db, panel, clock }: Context,
  row: StandingRow,
  { standing, spent, nextCheckAt }: ReckonedGrade<StoredGrade>,
): Promise<void> {
  await db
    .updateTable('account_grade')
    .set({
      grade_id: standing.gradeId,
      goal: standing.goal,
      since: standing.since,
      expires_at: standing.expiresAt,
      mercy_until: standing.mercyUntil,
      warned_for: standing.warnedFor,
      spent,
      reckoned_at: clock.now(),
      next_check_at: nextCheckAt,
    })
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', row.account_id)
    .execute();
}

async function recordChange(
  { db, panel, clock }: Context,
  accountId: bigint,
  kind: 'reached' | 'lowered',
  { from, to }: { from: StoredGrade | undefined; to: StoredGrade | undefined },
): Promise<void> {
  await db
    .insertInto('grade_change')
    .values({
      panel_id: panel.id,
      account_id: accountId,
      kind,
      from_grade_id: from?.id ?? null,
      from_name: from?.name ?? null,
      to_grade_id: to?.id ?? null,
      to_name: to?.name ?? null,
      created_at: clock.now(),
    })
    .execute();
}

async function tellCustomer(
  tx: Context,
  accountId: bigint,
  { event, grade, standing, toKeep }: ReckonedGrade<StoredGrade>,
  { from, locale }: { from: StoredGrade | undefined; locale: Locale },
): Promise<void> {
  const name = grade ? gradeName(grade, locale) : '';
  if (event === 'reached')
    await notify(tx, accountId, { kind: 'grade-reached', grade: name, discount: grade?.discount ?? 0 });
  if (event === 'lowered')
    await notify(tx, accountId, {
      kind: 'grade-lowered',
      grade: name,
      before: from ? gradeName(from, locale) : '',
    });
  const until = event === 'falling' ? standing.mercyUntil : standing.expiresAt;
  if ((event === 'falling' || event === 'ending') && until)
    await notify(tx, accountId, { kind: `grade-${event}`, grade: name, until: until.toISOString(), toKeep });
}
