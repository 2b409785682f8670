import type { Report } from '@marquee/contract/console/reports.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { figuresOf, holdingsOf, type ReportFigure } from '@marquee/domain/money/report-figures.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { sharedReading } from '../../../platform/shared-reading.ts';
import { dayAfter, daysOf } from './days.ts';
import { loadFlows } from './flows.ts';
import type { DayRange } from './live-flows.ts';

const mostDays = 400;
const usualDays = 30;

interface AskedRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Every figure but the cost comes from the ledger: the days add up to the totals, and explain what customers hold. */
export async function getReport(ctx: Context, asked: AskedRange): Promise<Report> {
  const range = readRange(asked, ctx.clock.now());
  return sharedReading(ctx.db, ['report', ctx.panel.id, range.from, range.to], () => addUp(ctx, range));
}

async function addUp(ctx: Context, range: DayRange): Promise<Report> {
  const { flows, costs } = await loadFlows(ctx, range);
  const byDay = Map.groupBy(flows, ({ day }) => day);
  const held = holdingsOf(byDay.get(null) ?? []);
  const days = daysOf(range).map((day) => {
    const ofDay = byDay.get(day) ?? [];
    const change = holdingsOf(ofDay);
    held.liabilities += change.liabilities;
    held.inDelivery += change.inDelivery;
    held.owed += change.owed;
    return {
      day,
      ...shown(figuresOf(ofDay, costs.get(day) ?? 0n)),
      liabilities: amount(held.liabilities),
      in_delivery: amount(held.inDelivery),
      owed: amount(held.owed),
    };
  });
  const cost = [...costs.values()].reduce((sum, value) => sum + value, 0n);
  const within = flows.filter(({ day }) => day !== null);
  return {
    days,
    totals: shown(figuresOf(within, cost)),
  };
}

const amount = (units: bigint) => formatMoney(money(units));

function shown(figures: Record<ReportFigure, bigint>): Record<ReportFigure, string> {
  return Object.fromEntries(Object.entries(figures).map(([name, units]) => [name, amount(units)])) as Record<
    ReportFigure,
    string
  >;
}

function readRange({ from, to }: AskedRange, now: Date): DayRange {
  const last = to ?? now.toISOString().slice(0, 10);
  const range = { from: from ?? dayAfter(last, 1 - usualDays), to: last };
  const { length } = daysOf(range);
  if (length < 1) return refuse('invalid_input', { fields: [{ field: 'to', code: 'invalid' }] });
  if (length > mostDays) return refuse('invalid_input', { fields: [{ field: 'from', code: 'invalid' }] });
  return range;
}
