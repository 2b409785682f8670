import type { GradeFacts, KeptSpend } from '@marquee/domain/grades/reckon-grade.ts';
import { money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { walletBalances } from '../ledger/index.ts';
import { getSettings } from '../settings/index.ts';
import type { StandingRow } from './standing.ts';
import type { StoredGrade } from './stored-grades.ts';

/** Everything that a customer's grade follows from. */
export async function loadGradeFacts(
  ctx: Context,
  accountId: bigint,
  ladder: readonly StoredGrade[],
  locked?: StandingRow,
): Promise<GradeFacts<StoredGrade>> {
  const { db, panel, clock } = ctx;
  const now = clock.now();
  const { grade_period_days, grade_mercy_days } = await getSettings(ctx);
  const row =
    locked ??
    (await db
      .selectFrom('account_grade')
      .selectAll()
      .where('panel_id', '=', panel.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst());
  return {
    ladder,
    spends: await keptSpends(ctx, accountId, { now, periodDays: grade_period_days }),
    owed: (await walletBalances(ctx, { customerId: accountId })).owed,
    given: row?.given_grade_id ? { gradeId: row.given_grade_id, until: row.given_until } : null,
    standing: row?.reckoned_at
      ? {
          gradeId: row.grade_id,
          goal: row.goal === null ? null : money(row.goal),
          since: row.since,
          expiresAt: row.expires_at,
          mercyUntil: row.mercy_until,
          warnedFor: row.warned_for,
        }
      : null,
    periods: { periodDays: grade_period_days, mercyDays: grade_mercy_days },
    now,
  };
}

/**
 * Per day, newest first: a reseller's year has a million orders. A day counts until its last order is a period ago,
 * so the first day is read whole.
 */
async function keptSpends(
  { db, panel }: Context,
  accountId: bigint,
  { now, periodDays }: { now: Date; periodDays: number },
): Promise<KeptSpend[]> {
  const within =
    periodDays === 0
      ? sql`true`
      : sql`completed_at >= date_trunc('day', ${now}::timestamptz - make_interval(days => ${periodDays}), 'UTC')`;
  const { rows } = await sql<{ at: Date; kept: bigint }>`
    select max(completed_at) as at, sum(charged - refunded)::bigint as kept
      from customer_order
     where panel_id = ${panel.id} and account_id = ${accountId} and completed_at is not null
       and charged > refunded and ${within}
     group by date_trunc('day', completed_at, 'UTC')
     order by 1 desc`.execute(db);
  return rows.map(({ at, kept }) => ({ at, kept: money(kept) }));
}
