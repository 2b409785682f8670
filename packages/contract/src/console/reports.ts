import { reportFigures } from '@marquee/domain/money/report-figures.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay, data, text } from '../primitives.ts';

const signedDecimal = text(34).regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/);

const figures = z.object(
  Object.fromEntries(reportFigures.map((name) => [name, signedDecimal])) as Record<
    (typeof reportFigures)[number],
    typeof signedDecimal
  >,
);

const reportDay = figures.extend({
  day: calendarDay,
  /** What customers hold at the end of the day. */
  liabilities: signedDecimal,
  /** Paid for orders that have not ended. */
  in_delivery: signedDecimal,
  /** What customers owe at the end of the day. */
  owed: signedDecimal,
});
export type ReportDay = z.output<typeof reportDay>;

const report = z.object({
  days: z.array(reportDay).max(400),
  totals: figures,
});
export type Report = z.output<typeof report>;

const range = z.object({ from: calendarDay.optional(), to: calendarDay.optional() });

export const getReport = endpoint({
  name: 'getReport',
  method: 'GET',
  path: '/api/v1/admin/reports',
  access: 'staff:books.view',
  area: 'console',
  summary: 'Revenue, cost, fees, refunds and what customers hold, by day, from the ledger; at most 400 days',
  query: range,
  response: data(report),
});

export const exportReport = endpoint({
  name: 'exportReport',
  method: 'GET',
  path: '/api/v1/admin/reports/csv',
  access: 'staff:books.view',
  area: 'console',
  summary: 'The same as a table for spreadsheets',
  query: range,
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
