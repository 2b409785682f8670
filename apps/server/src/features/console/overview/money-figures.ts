import type { Overview } from '@marquee/contract/console/overview.ts';
import type { ReportFigure } from '@marquee/domain/money/report-figures.ts';
import type { Context } from '../../../platform/context.ts';
import { getReport } from '../../books/index.ts';
import type { Periods } from './periods.ts';

/** The same figures as the reports page, of two periods. */
export async function moneyFigures(ctx: Context, periods: Periods): Promise<NonNullable<Overview['money']>> {
  const [now, before] = await Promise.all([
    getReport(ctx, periods),
    getReport(ctx, { from: periods.beforeFrom, to: periods.beforeTo }),
  ]);
  const of = (figure: ReportFigure) => ({ now: now.totals[figure], before: before.totals[figure] });
  return {
    revenue: of('revenue'),
    fees: of('fees'),
    cost: of('cost'),
    bonuses: of('bonuses'),
    adjustments: of('adjustments'),
    profit: of('profit'),
    top_ups: of('money_in'),
    refunds: of('refunds'),
    days: now.days.map(({ day, revenue, profit }) => ({ day, revenue, profit })),
  };
}
