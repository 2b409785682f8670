import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { Context } from '../../platform/context.ts';
import { heldGrade } from './held-grade.ts';
import { activeLadder } from './standing.ts';

/** The discount of the caller's grade. On a panel without discount grades nothing is looked up. */
export async function gradeDiscountOf(ctx: Context): Promise<Ppm> {
  if (ctx.actor.kind !== 'user') return ppm(0);
  const ladder = await activeLadder(ctx);
  if (!ladder.some(({ discount }) => discount > 0)) return ppm(0);
  return (await heldGrade(ctx, ctx.actor.accountId))?.discount ?? ppm(0);
}

/** Whether the caller's grade opens sales that others do not see. */
export async function opensClosedSales(ctx: Context): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false;
  const ladder = await activeLadder(ctx);
  if (!ladder.some((grade) => grade.opensClosedSales)) return false;
  return (await heldGrade(ctx, ctx.actor.accountId))?.opensClosedSales === true;
}
