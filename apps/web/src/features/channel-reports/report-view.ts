import { addMonths } from '@marquee/domain/format/calendar.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import type { ReportDays } from './api.ts';

export const periods = ['month', 'quarter', 'year', 'custom'] as const;
export type Period = (typeof periods)[number];

export const metrics = [
  'views',
  'watch_time',
  'subscribers',
  'average_view_duration',
  'average_view_percentage',
] as const;
export type Metric = (typeof metrics)[number];

/** What the page shows. It stands in the address, so that it can be shared and gone back to. */
export interface ReportView {
  channelId: string | undefined;
  period: Period;
  days: ReportDays;
  compare: boolean;
  metric: Metric;
}

export function readReportView(params: URLSearchParams, today: string): ReportView {
  const period = oneOf(periods, params.get('period')) ?? 'month';
  return {
    channelId: params.get('channel') ?? undefined,
    period,
    days: daysOf(period, params, today),
    compare: params.get('compare') === '1',
    metric: oneOf(metrics, params.get('metric')) ?? 'views',
  };
}

/** Without a last day the newest one that has figures is meant; without any day the last month is. */
function daysOf(period: Period, params: URLSearchParams, today: string): ReportDays {
  if (period === 'quarter') return { dateStart: addMonths(today, -3) };
  if (period === 'year') return { dateStart: addMonths(today, -12) };
  if (period === 'month') return {};
  const [dateStart, dateEnd] = [readDay(params.get('from')), readDay(params.get('to'))];
  if (dateStart && dateEnd && dateStart > dateEnd) return { dateStart: dateEnd, dateEnd: dateStart };
  return { ...(dateStart && { dateStart }), ...(dateEnd && { dateEnd }) };
}

function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return formatDate(text) === text ? text : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
