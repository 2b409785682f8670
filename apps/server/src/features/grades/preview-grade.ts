import type { previewGrade as endpoint, GradeEffect } from '@marquee/contract/console/grades.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { ladderEffect, type PricedGrade } from '@marquee/domain/grades/ladder-effect.ts';
import { formatMoney, money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { fractionToPpm, ppm } from '@marquee/domain/money/ratio.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { readGrades } from './stored-grades.ts';

const costDays = 30;
const newGrade = 0n;

/** What a change would do before it is made: nothing is written. */
export async function previewGrade(
  ctx: Context,
  { grade_id, grade }: Input<typeof endpoint>['body'],
): Promise<GradeEffect> {
  const before = await readGrades(ctx.db, ctx.panel.id);
  const id = grade_id === null ? newGrade : BigInt(grade_id);
  if (grade_id !== null && !before.some((one) => one.id === id)) return refuse('not_found');
  const others: PricedGrade[] = before.filter((one) => one.id !== id);
  const changed = grade && {
    id,
    spendingGoal: parseMoney(grade.spending_goal) ?? zero,
    discount: fractionToPpm(grade.discount_percent),
  };
  const [customers, orders] = await Promise.all([standingCustomers(ctx), lateOrders(ctx)]);
  const standing = customers.map((row) => ({
    gradeId: row.grade_id,
    spent: money(row.spent),
    givenId: row.given_grade_id,
    orders: orders.get(row.account_id) ?? [],
  }));
  const effect = ladderEffect(standing, before, changed ? [...others, changed] : others);
  return {
    customers: customers.length,
    moves_up: effect.movesUp,
    moves_down: effect.movesDown,
    cost_before: formatMoney(effect.costBefore),
    cost_after: formatMoney(effect.costAfter),
  };
}

async function standingCustomers({ db, panel, clock }: Context) {
  const { rows } = await sql<{
    account_id: bigint;
    grade_id: bigint | null;
    spent: bigint;
    given_grade_id: bigint | null;
  }>`
    select account_id, grade_id, spent,
           case when given_until is null or given_until > ${clock.now()} then given_grade_id end as given_grade_id
      from account_grade where panel_id = ${panel.id} and reckoned_at is not null`.execute(db);
  return rows;
}

/** By account: what was kept of the orders of the last days, at the discount their services have today. */
async function lateOrders({ db, panel, clock }: Context) {
  const { rows } = await sql<{ account_id: bigint; discount_ppm: number; kept: bigint }>`
    select placed.account_id, service.discount_ppm, sum(placed.charged - placed.refunded)::bigint as kept
      from customer_order as placed
      join service on service.panel_id = placed.panel_id and service.id = placed.service_id
     where placed.panel_id = ${panel.id} and placed.charged > placed.refunded
       and placed.created_at > ${clock.now()}::timestamptz - make_interval(days => ${costDays})
     group by placed.account_id, service.discount_ppm`.execute(db);
  const orders = rows.map((row) => ({
    accountId: row.account_id,
    kept: money(row.kept),
    serviceDiscount: ppm(row.discount_ppm),
  }));
  return Map.groupBy(orders, ({ accountId }) => accountId);
}
