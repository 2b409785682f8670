import type { Profile } from '@marquee/contract/account/profile.ts';
import { placeOnLadder } from '@marquee/domain/grades/place-on-ladder.ts';
import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { Context } from '../../platform/context.ts';
import { spentOnOrders } from '../orders/index.ts';
import { getSettings } from '../settings/index.ts';
import { type StoredGrade, storedGrades } from './stored-grades.ts';

type Grades = Profile['grades'];

/** The grades around a customer who has spent this much. */
export async function accountGrades(ctx: Context, spent: Money): Promise<Grades> {
  const { grades_enabled } = await getSettings(ctx);
  const ladder = grades_enabled ? await ctx.caches.get(storedGrades, ctx.panel.id) : [];
  const { current, next, previous, toGoal, progress } = placeOnLadder(ladder, spent);
  return {
    current: gradeView(current),
    next: gradeView(next, { is_next: true }),
    previous: gradeView(previous, { is_previous: true }),
    grades_enabled,
    grade_discounts_enabled: ladder.some(({ discount }) => discount > 0),
    spend_to_goal: formatMoney(toGoal),
    spend_to_goal_percent: next ? progress : 0,
  };
}

/** Whether the caller's grade opens sales that others do not see. */
export async function opensClosedSales(ctx: Context): Promise<boolean> {
  if (ctx.actor.kind !== 'user' || !(await getSettings(ctx)).grades_enabled) return false;
  const ladder = await ctx.caches.get(storedGrades, ctx.panel.id);
  if (!ladder.some((grade) => grade.opensClosedSales)) return false;
  const spent = await spentOnOrders(ctx, ctx.actor.accountId);
  return placeOnLadder(ladder, spent).current?.opensClosedSales === true;
}

function gradeView(
  grade: StoredGrade | undefined,
  place: { is_next?: true; is_previous?: true } = {},
): Grades['current'] {
  if (!grade) return null;
  return {
    id: Number(grade.id),
    icon: grade.icon,
    name: grade.name,
    discount_percent: ppmToFraction(grade.discount),
    available_closed_sales: grade.opensClosedSales,
    available_personal_manager: grade.hasPersonalManager,
    consultation_chat_period: grade.chatPeriod,
    thumbnail_period: grade.thumbnailPeriod,
    spending_goal: formatMoney(grade.spendingGoal),
    is_next: place.is_next ?? false,
    is_previous: place.is_previous ?? false,
    // A grade follows from what was spent; when it was reached is not kept.
    created_at: null,
    expires_at: null,
  };
}
